import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';

const PORT_LIMIT_MS = 30 * SECOND_MS;
const LOOK_AGAIN_MS = 100;

interface Address {
  readonly port: number;
  readonly host: string;
}

/**
 * Opens and closes the port once, so that a taken one is reported before anything else has started.
 * @throws the error of `listen`: EADDRINUSE, EACCES, EADDRNOTAVAIL.
 */
export async function checkPort({ port, host }: Address): Promise<void> {
  const probe = createServer();
  probe.listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

/** Waits up to half a minute for a port that is taken. @throws what {@link checkPort} throws last. */
export async function portIsFree(address: Address, limitMs = PORT_LIMIT_MS): Promise<void> {
  const giveUpAt = performance.now() + limitMs;
  for (;;) {
    try {
      return await checkPort(address);
    } catch (failure) {
      if (performance.now() >= giveUpAt) throw failure;
      await pause(LOOK_AGAIN_MS);
    }
  }
}
