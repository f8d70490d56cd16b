import { endOtherSessions, endOwnSession, listOwnSessions } from '@lifted/contract/own-sessions';
import { Refusal } from '../../http/refusal.ts';
import { registerCall } from '../../http/register-call.ts';
import { noteSecurityEvent } from '../../http/security-events.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { requireOwnOrigin } from '../own-origin.ts';
import { endOtherSessions as deleteOtherSessions } from '../second-factors/session-repository.ts';
import { requireRecentSession, requireSession } from '../second-factors/sign-in-session.ts';
import { endSessionOf, findOwnSessions } from './own-session-repository.ts';

/** Where people are signed in, and how they end it from elsewhere: on a phone they lost, on somebody's computer. */
export function registerOwnSessionCalls(app: StudioApp, dependencies: IdentityDependencies): void {
  const { pool, now, settings, tryLimit } = dependencies;

  registerCall(app, listOwnSessions, {
    async handler({ request, reply }) {
      const { sessionId, user } = await requireSession(dependencies, { request, reply });
      const sessions = (await findOwnSessions(pool, user.uid, now())).map(({ id, begunAt, seenAt }) => ({
        id,
        began_at: begunAt.toISOString(),
        seen_at: seenAt.toISOString(),
        current: id === sessionId,
      }));
      return { sessions: sessions.toSorted((one, other) => Number(other.current) - Number(one.current)) };
    },
  });

  registerCall(app, endOwnSession, {
    rateLimit: tryLimit,
    async handler({ request, reply, body: { session_id: ended } }) {
      requireOwnOrigin(request, settings.publicUrl);
      const { sessionId, user } = await requireRecentSession(dependencies, { request, reply }, signInAgain);
      if (ended === sessionId) throw thisSession();
      if (!(await endSessionOf(pool, user.uid, ended))) throw noSuchSession();
      noteSecurityEvent(request, 'session_ended', { account: user.uid });
      return null;
    },
  });

  registerCall(app, endOtherSessions, {
    rateLimit: tryLimit,
    async handler({ request, reply }) {
      requireOwnOrigin(request, settings.publicUrl);
      const { sessionId, user } = await requireRecentSession(dependencies, { request, reply }, signInAgain);
      await deleteOtherSessions(pool, user.uid, sessionId);
      noteSecurityEvent(request, 'other_sessions_ended', { account: user.uid });
      return null;
    },
  });
}

function signInAgain(): Refusal {
  return new Refusal(
    'sign_in_again',
    'To sign out other devices, please sign out and in again here first. Then there are ten minutes for it.',
  );
}

function noSuchSession(): Refusal {
  return new Refusal('not_found', 'This device is signed out already.');
}

function thisSession(): Refusal {
  const message = 'This is the device you are using. To sign out here, use Logout.';
  return new Refusal('invalid_input', message, { errors: [{ field: 'session_id', message }] });
}
