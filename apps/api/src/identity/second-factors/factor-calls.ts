import { listSecondFactors, removeSecondFactor, renewBackupCodes } from '@lifted/contract/second-factors';
import { inTransaction } from '@lifted/database/transaction';
import { lacksSecondFactor } from '@lifted/domain/second-factor';
import { registerCall } from '../../http/register-call.ts';
import { noteSecurityEvent } from '../../http/security-events.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { findRoles } from '../account-repository.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { requireOwnOrigin } from '../own-origin.ts';
import { renewBackupCodes as writeBackupCodes } from './backup-codes.ts';
import {
  countBackupCodes,
  deleteAllFactors,
  deleteEnrolled,
  findEnrolled,
  holdForSecondFactors,
} from './factor-repository.ts';
import { factorUnknown } from './second-factor-refusals.ts';
import { endPendingSessions } from './session-repository.ts';
import { requireRecentSession, requireSession } from './sign-in-session.ts';

/** What somebody who is signed in sees and changes of their second factors. */
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
      const codes = await inTransaction(pool, async (client) => {
        await holdForSecondFactors(client, uid);
        if ((await findEnrolled(client, uid)).length === 0) throw factorUnknown();
        await secondFactors.announce(client, { email, name, deed: 'backup_codes_renewed' });
        return writeBackupCodes(client, uid);
      });
      secondFactors.wakeMail();
      noteSecurityEvent(request, 'backup_codes_renewed', { account: uid });
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
      await inTransaction(pool, async (client) => {
        await holdForSecondFactors(client, uid);
        const kind = await deleteEnrolled(client, uid, factorId);
        if (kind === undefined) throw factorUnknown();
        if ((await findEnrolled(client, uid)).length === 0) {
          await endPendingSessions(client, uid);
          await deleteAllFactors(client, uid);
        }
        await secondFactors.announce(client, { email, name, deed: `${kind}_removed` });
      });
      secondFactors.wakeMail();
      noteSecurityEvent(request, 'second_factor_removed', { account: uid });
      return null;
    },
  });
}
