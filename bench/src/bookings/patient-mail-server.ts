import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/**
 * A mail server that accepts connections and never answers, so that mails wait and sending them is not part of the
 * measurement.
 */
export async function startPatientMailServer(): Promise<{ readonly url: string; readonly stop: () => void }> {
  const waiting = new Set<Socket>();
  const server = createServer((socket) => {
    waiting.add(socket);
    socket.on('error', () => undefined).on('close', () => waiting.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    stop() {
      for (const socket of waiting) socket.destroy();
      server.close();
    },
  };
}
