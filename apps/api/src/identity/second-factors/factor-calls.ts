import {
  listSecondFactors,
  removeSecondFactor,
  renewBackupCodes,
} from '@lifted/contract/identity/second-factors';
import { lacksSecondFactor } from '@lifted/domain/identity/second-factor';
import { registerCall } from '../../http/routing/register-call.ts';
import { logSecurityEvent } from '../security-events.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { findRoles } from '../accounts/account-repository.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { registerOwnCall } from '../register-own-call.ts';
import { announcedChange } from './announced-change.ts';
import { renewBackupCodes as writeBackupCodes } from './backup-codes.ts';
import {
  countBackupCodes,
  deleteAllFactors,
  deleteEnrolled,
  findEnrolled,
  lockForSecondFactors,
} from './factor-repository.ts';
import { requireOneLeft } from './last-second-factor.ts';
import { factorUnknown } from './second-factor-refusals.ts';
import { endPendingSessions, requireRecentSession, requireSession } from './sign-in-session.ts';

/** Lists and changes the second factors of a signed-in person. */
export function registerFactorCalls(app: StudioApp, dependencies: IdentityDependencies): void {
  const { pool, secondFactors } = dependencies;

  registerCall(app, listSecondFactors, {
    async handler(exchange) {
      const { user, isByPasskey } = await requireSession(dependencies, exchange);
      const factors = await findEnrolled(pool, user.uid);
      const roles = (await findRoles(pool, 'studio', user.uid)) ?? [];
      return {
        factors: factors.map(({ enrolledAt, ...factor }) => ({
          ...factor,
          enrolled_at: enrolledAt.toISOString(),
        })),
        backup_codes_left: await countBackupCodes(pool, user.uid),
        sms_available: secondFactors.sms !== undefined,
        required: lacksSecondFactor(roles, secondFactors.requiredFor, isByPasskey),
      };
    },
  });

  registerOwnCall(app, renewBackupCodes, dependencies, async ({ request, reply }) => {
    const { user } = await requireRecentSession(dependencies, { request, reply });
    const codes = await announcedChange(dependencies, { request, user }, async (client, tell) => {
      await lockForSecondFactors(client, user.uid);
      if ((await findEnrolled(client, user.uid)).length === 0) throw factorUnknown();
      await tell('backup_codes_renewed');
      return writeBackupCodes(client, user.uid);
    });
    logSecurityEvent(request, 'backup_codes_renewed', { account: user.uid });
    return { backup_codes: codes };
  });

  registerOwnCall(app, removeSecondFactor, dependencies, async ({ request, reply, body }) => {
    const { user } = await requireRecentSession(dependencies, { request, reply });
    await announcedChange(dependencies, { request, user }, async (client, tell) => {
      await lockForSecondFactors(client, user.uid);
      const kind = await deleteEnrolled(client, user.uid, body.factor_id);
      if (kind === undefined) throw factorUnknown();
      await requireOneLeft(client, user.uid, secondFactors);
      if ((await findEnrolled(client, user.uid)).length === 0) {
        await endPendingSessions(client, user.uid);
        await deleteAllFactors(client, user.uid);
      }
      await tell(`${kind}_removed`);
    });
    logSecurityEvent(request, 'second_factor_removed', { account: user.uid });
    return null;
  });
}
