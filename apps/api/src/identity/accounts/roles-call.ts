import { getRoles } from '@lifted/contract/identity';
import { hasRole } from '../../http/caller.ts';
import { registerCall } from '../../http/routing/register-call.ts';
import { Refusal, type Sentence } from '../../http/errors/refusal.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { findRoles } from './account-repository.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';

const NO_SUCH_ACCOUNT: Sentence = { en: 'There is no such account.', de: 'Dieses Konto gibt es nicht.' };

/** One's own roles, or anyone's for the owner; other accounts are answered like unknown ones (section 7). */
export function registerRolesCall(app: StudioApp, { pool }: Pick<IdentityDependencies, 'pool'>): void {
  registerCall(app, getRoles, {
    async handler({ caller, params: { provider, uid } }) {
      if (caller.provider === provider && caller.uid === uid) return [...caller.roles];
      const roles = hasRole(caller, 'owner') ? await findRoles(pool, provider, uid) : undefined;
      if (roles === undefined) throw new Refusal('not_found', NO_SUCH_ACCOUNT);
      return [...roles];
    },
  });
}
