import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { tryToAsk } from './ask.ts';
import { freePort, STOP_WITH_PARENT } from './studio.ts';
import { until } from './until.ts';

const PROGRAM = join(import.meta.dirname, 'bare-server.ts');

/** A server of nothing but Node, which the product is compared with. */
export interface BareServer {
  readonly origin: string;
  readonly port: number;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts one that answers each of these paths with this many bytes. */
export async function startBareServer(bytesOf: ReadonlyMap<string, number>): Promise<BareServer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const pages = [...bytesOf].map(([path, bytes]) => `${path}=${bytes}`);
  const child = spawn(process.execPath, ['--import', STOP_WITH_PARENT, PROGRAM, String(port), ...pages], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [somePath = '/'] = bytesOf.keys();
  await until('the bare server answers', async () => (await tryToAsk(origin, somePath))?.status === 200);
  if (child.pid === undefined) throw new Error('The bare server has no process.');
  return {
    origin,
    port,
    pid: child.pid,
    async stop() {
      child.kill();
      await ended;
    },
  };
}
