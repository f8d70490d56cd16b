import { listSecondFactors, removeSecondFactor, renewBackupCodes } from '@lifted/contract/second-factors';
import { inTransaction } from '@lifted/database/transaction';
import { lacksSecondFactor } from '@lifted/domain/identity/second-factor';
import { languageOf } from '../../http/request-language.ts';
import { registerCall } from '../../http/routing/register-call.ts';
import { logSecurityEvent } from '../security-events.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { findRoles } from '../accounts/account-repository.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { requireOwnOrigin } from '../own-origin.ts';
import { renewBackupCodes as writeBackupCodes } from './backup-codes.ts';
import {
  countBackupCodes,
  deleteAllFactors,
  deleteEnrolled,
  findEnrolled,
  lockForSecondFactors,
} from './factor-repository.ts';
import { factorUnknown } from './second-factor-refusals.ts';
import { endPendingSessions, requireRecentSession, requireSession } from './sign-in-session.ts';

/** Lists and changes the second factors of a signed-in person. */
export function registerFactorCalls(app: StudioApp, dependencies: IdentityDependencies): void {
  registerList(app, dependencies);
  registerRenewal(app, dependencies);
  registerRemoval(app, dependencies);
}

function registerList(app: StudioApp, dependencies: IdentityDependencies): void {
  const { pool, secondFactors } = dependencies;
  registerCall(app, listSecondFactors, {
    async handler({ request, reply }) {
      const { user } = await requireSession(dependencies, { request, reply });
      const factors = await findEnrolled(pool, user.uid);
      const roles = (await findRoles(pool, 'studio', user.uid)) ?? [];
      return {
        factors: factors.map(({ id, kind, name, enrolledAt }) => ({
          id,
          kind,
          name,
          enrolled_at: enrolledAt.toISOString(),
        })),
        backup_codes_left: await countBackupCodes(pool, user.uid),
        sms_available: secondFactors.sms !== undefined,
        required: lacksSecondFactor(roles, secondFactors.requiredFor, false),
      };
    },
  });
}

function registerRenewal(app: StudioApp, dependencies: IdentityDependencies): void {
  const { pool, settings, secondFactors, tryLimit } = dependencies;
  registerCall(app, renewBackupCodes, {
    rateLimit: tryLimit,
    async handler({ request, reply }) {
      requireOwnOrigin(request, settings.publicUrl);
      const { user } = await requireRecentSession(dependencies, { request, reply });
      const { uid, email, display_name: name } = user;
      const language = languageOf(request.headers);
      const codes = await inTransaction(pool, async (client) => {
        await lockForSecondFactors(client, uid);
        if ((await findEnrolled(client, uid)).length === 0) throw factorUnknown();
        await secondFactors.announce(client, { email, name, kind: 'backup_codes_renewed', language });
        return writeBackupCodes(client, uid);
      });
      secondFactors.wakeMail();
      logSecurityEvent(request, 'backup_codes_renewed', { account: uid });
      return { backup_codes: codes };
    },
  });
}

function registerRemoval(app: StudioApp, dependencies: IdentityDependencies): void {
  const { pool, settings, secondFactors, tryLimit } = dependencies;
  registerCall(app, removeSecondFactor, {
    rateLimit: tryLimit,
    async handler({ request, reply, body: { factor_id: factorId } }) {
      requireOwnOrigin(request, settings.publicUrl);
      const { user } = await requireRecentSession(dependencies, { request, reply });
      const { uid, email, display_name: name } = user;
      const language = languageOf(request.headers);
      await inTransaction(pool, async (client) => {
        await lockForSecondFactors(client, uid);
        const kind = await deleteEnrolled(client, uid, factorId);
        if (kind === undefined) throw factorUnknown();
        if ((await findEnrolled(client, uid)).length === 0) {
          await endPendingSessions(client, uid);
          await deleteAllFactors(client, uid);
        }
        await secondFactors.announce(client, { email, name, kind: `${kind}_removed`, language });
      });
      secondFactors.wakeMail();
      logSecurityEvent(request, 'second_factor_removed', { account: uid });
      return null;
    },
  });
}
