import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { startChildServer } from './child-servers.ts';

it('refuses a port that is taken instead of measuring what answers there', async () => {
  const left = createServer().listen(0, '127.0.0.1');
  await once(left, 'listening');
  const address = left.address();
  const port = typeof address === 'object' && address !== null ? address.port : expect.fail('no port');
  const started = startChildServer({
    file: 'nothing.ts',
    port,
    env: {},
    readyPath: '/',
    logFolder: tmpdir(),
  });
  await expect(started).rejects.toThrow(`Port ${port} is taken`);
  left.close();
});
