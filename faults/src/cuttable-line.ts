import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A connection between a server and its database that can be cut. */
export interface CuttableLine {
  readonly port: number;
  /** Every connection breaks and new ones are refused, until `restore`. */
  cut(): Promise<void>;
  /** Nothing passes in either direction, without closing connections, until `restore`. */
  silence(): void;
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** Passes TCP connections of this machine on to the socket at `path`. */
export async function openLine(path: string, port: number): Promise<CuttableLine> {
  const ends = new Set<Socket>();
  let silent = false;
  const server = createServer((near) => {
    const far = connect(path);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one);
      one.on('data', (bytes) => other.write(bytes));
      one.on('error', () => other.destroy());
      one.on('close', () => {
        ends.delete(one);
        other.destroy();
      });
      if (silent) one.pause();
    }
  });
  const listen = async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen();

  const cut = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const end of ends) end.destroy();
    await closed;
  };
  return {
    port,
    cut,
    silence() {
      silent = true;
      for (const end of ends) end.pause();
    },
    async restore() {
      silent = false;
      for (const end of ends) end.resume();
      if (!server.listening) await listen();
    },
    close: cut,
  };
}
