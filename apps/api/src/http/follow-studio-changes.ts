import { listen } from '@lifted/database/listen';
import type { FastifyBaseLogger } from 'fastify';
import type { ClientConfig } from 'pg';
import { isTopic, type PublicBodies } from './public-bodies.ts';

const CHANNEL = 'studio_changed';

/**
 * Keeps the bodies in memory true whoever changes the studio: the tables' triggers tell every process (migration 001).
 * While the connection that listens is lost, nothing is served from memory.
 */
export function followStudioChanges(
  connection: ClientConfig,
  bodies: PublicBodies,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): { close: () => void } {
  return listen(connection, CHANNEL, {
    onMessage(payload) {
      if (isTopic(payload)) bodies.invalidate(payload);
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
