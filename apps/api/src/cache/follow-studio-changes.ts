import { listen } from '@lifted/database/listen';
import type { FastifyBaseLogger } from 'fastify';
import type { ClientConfig } from 'pg';
import type { MemberResponseCache } from './member-response-cache.ts';
import { isTopic, type PublicResponseCache } from './public-response-cache.ts';

const CHANNEL = 'studio_changed';
/** Sent by migration 037. */
const PROFILE = 'profile';
/** Sent by migration 012 when a customer is deleted, followed by the customer's number. */
const CUSTOMER_GONE = 'customer_gone ';

/** Listeners to changes other than the caches. */
interface Followers {
  readonly memberCache?: Pick<MemberResponseCache, 'forget'>;
  /** Called for every change of the studio, and when some may have been missed. */
  readonly changed?: () => void;
  /** Called when the studio's profile may have changed. */
  readonly profileChanged?: () => void;
}

/**
 * Drops cached responses when the studio changes in any process: the tables' triggers notify all of them (migration 001).
 * While the listening connection is lost, nothing is served from memory.
 */
export function followStudioChanges(
  connection: ClientConfig,
  publicCache: PublicResponseCache,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  { memberCache, changed, profileChanged }: Followers = {},
): { close: () => void } {
  return listen(connection, CHANNEL, {
    onMessage(payload) {
      if (isTopic(payload)) publicCache.invalidate(payload);
      if (payload === 'timetable') publicCache.invalidate('timetable-page');
      if (payload.startsWith(CUSTOMER_GONE)) memberCache?.forget(Number(payload.slice(CUSTOMER_GONE.length)));
      if (payload === PROFILE) profileChanged?.();
      changed?.();
    },
    onReady() {
      publicCache.startHearing();
      profileChanged?.();
      changed?.();
      log.info({ event: 'changes.heard' }, 'database');
    },
    onGap() {
      publicCache.stopHearing();
      log.warn({ event: 'changes.missed' }, 'database');
    },
  });
}
