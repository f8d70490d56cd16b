import type {
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
} from '@lifted/contract/identity/own-sessions';
import type { ApiClient } from '../../http/api-client.ts';
import type { OwnSession } from '../identity-types.ts';
import { callsAsIdentity } from './identity-refusal.ts';

export type OwnSessions = ReturnType<typeof createStudioOwnSessions>;

/**
 * The sessions our own identity service lists for the cookie's user. Every method throws IdentityError; ending throws
 * 'requires-recent-login' when the sign-in is too long ago.
 */
export function createStudioOwnSessions(api: ApiClient) {
  const call = callsAsIdentity(api);
  return {
    /** This one first, then the others, latest visit first. */
    async list(): Promise<readonly OwnSession[]> {
      const { sessions } = await call<typeof listOwnSessions>('GET', '/identity/sessions', {});
      return sessions.map(({ id, began_at, seen_at, current }) => ({
        id,
        beganAt: Date.parse(began_at),
        seenAt: Date.parse(seen_at),
        isCurrent: current,
      }));
    },
    /** Another one than this. */
    async end(id: string): Promise<void> {
      await call<typeof endOwnSession>('POST', '/identity/sessions/end', { body: { session_id: id } });
    },
    async endOthers(): Promise<void> {
      await call<typeof endOtherSessions>('POST', '/identity/sessions/end-others', {});
    },
  };
}
