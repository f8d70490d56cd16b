import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Opens and closes the port once, so that a taken one is reported before anything else has started.
 * @throws the error of `listen`: EADDRINUSE, EACCES, EADDRNOTAVAIL.
 */
export async function checkPort({
  port,
  host,
}: {
  readonly port: number;
  readonly host: string;
}): Promise<void> {
  const probe = createServer();
  probe.listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
