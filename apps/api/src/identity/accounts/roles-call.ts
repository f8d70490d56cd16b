import { getRoles } from '@lifted/contract/identity/identity';
import type { FastifyRequest } from 'fastify';
import { loggable } from '../../http/errors/failures.ts';
import { languageOf } from '../../http/request-language.ts';
import { noteLanguage } from '../../notifications/reader.ts';
import { hasRole } from '../../http/caller.ts';
import { registerCall } from '../../http/routing/register-call.ts';
import { Refusal, type Sentence } from '../../http/errors/refusal.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { findRoles } from './account-repository.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';

const NO_SUCH_ACCOUNT: Sentence = { en: 'There is no such account.', de: 'Dieses Konto gibt es nicht.' };

/**
 * One's own roles, which tell who has yet to enrol a second factor where to do it; anyone's for the owner, who has. Other accounts
 * are answered like unknown ones (section 7).
 */
export function registerRolesCall(app: StudioApp, { pool }: Pick<IdentityDependencies, 'pool'>): void {
  registerCall(app, getRoles, {
    async handler({ request, caller, params: { provider, uid } }) {
      if (caller.provider === provider && caller.providerUid === uid) {
        await noteVisit(pool, request, caller.customerNumber);
        return [...caller.roles];
      }
      const maySeeOthers = hasRole(caller, 'owner') && !caller.missesSecondFactor;
      const roles = maySeeOthers ? await findRoles(pool, provider, uid) : undefined;
      if (roles === undefined) throw new Refusal('not_found', NO_SUCH_ACCOUNT);
      return [...roles];
    },
  });
}

/** Every page that opens signed in asks for these roles: its language is the one to write to the member in. */
async function noteVisit(
  pool: IdentityDependencies['pool'],
  { headers, log }: Pick<FastifyRequest, 'headers' | 'log'>,
  customerNumber: number | null,
): Promise<void> {
  if (customerNumber === null || headers['accept-language'] === undefined) return;
  try {
    await noteLanguage(pool, customerNumber, languageOf(headers));
  } catch (failure) {
    log.warn({ failure: loggable(failure) }, 'the language of a page was not noted');
  }
}
