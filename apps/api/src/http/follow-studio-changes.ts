import { listen } from '@lifted/database/listen';
import type { FastifyBaseLogger } from 'fastify';
import type { ClientConfig } from 'pg';
import type { MemberBodies } from './member-bodies.ts';
import { isTopic, type PublicBodies } from './public-bodies.ts';

const CHANNEL = 'studio_changed';
/** Told by migration 012 when a customer was deleted; the customer's number follows. */
const CUSTOMER_GONE = 'customer_gone ';

/**
 * Keeps the bodies in memory true whoever changes the studio: the tables' triggers tell every process (migration 001).
 * While the connection that listens is lost, nothing is served from memory.
 */
export function followStudioChanges(
  connection: ClientConfig,
  bodies: PublicBodies,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  memberBodies?: Pick<MemberBodies, 'forget'>,
): { close: () => void } {
  return listen(connection, CHANNEL, {
    onMessage(payload) {
      if (isTopic(payload)) bodies.invalidate(payload);
      if (payload.startsWith(CUSTOMER_GONE))
        memberBodies?.forget(Number(payload.slice(CUSTOMER_GONE.length)));
    },
    onReady() {
      bodies.startHearing();
      log.info({ event: 'changes.heard' }, 'database');
    },
    onGap() {
      bodies.stopHearing();
      log.warn({ event: 'changes.missed' }, 'database');
    },
  });
}
