import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those the system gives to outgoing connections (Linux: from 32768), which could take it before the server does. */
const PORTS = { from: 20_000, to: 32_000 };

/** A free TCP port on the loopback interface. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to);
    const probe = createServer().listen(port, '127.0.0.1');
    try {
      await once(probe, 'listening');
    } catch {
      // Taken: try another.
      continue;
    }
    probe.close();
    await once(probe, 'close');
    return port;
  }
}
