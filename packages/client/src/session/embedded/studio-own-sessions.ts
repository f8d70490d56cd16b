import type {
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
} from '@lifted/contract/identity/own-sessions';
import type { ApiClient } from '../../http/api-client.ts';
import type { OwnSessions } from '../identity-provider.ts';
import { callsAsIdentity } from './identity-refusal.ts';

/** The sessions our own identity service lists for the cookie's user. */
export function createStudioOwnSessions(api: ApiClient): OwnSessions {
  const call = callsAsIdentity(api);
  return {
    async list() {
      const { sessions } = await call<typeof listOwnSessions>('GET', '/identity/sessions', {});
      return sessions.map(({ id, began_at, seen_at, current }) => ({
        id,
        beganAt: Date.parse(began_at),
        seenAt: Date.parse(seen_at),
        isCurrent: current,
      }));
    },
    async end(id) {
      await call<typeof endOwnSession>('POST', '/identity/sessions/end', { body: { session_id: id } });
    },
    async endOthers() {
      await call<typeof endOtherSessions>('POST', '/identity/sessions/end-others', {});
    },
  };
}
