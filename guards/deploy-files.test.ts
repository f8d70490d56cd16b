import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Files and folders the last stage of the image takes from here. */
const copied = (
  read('deploy/Dockerfile')
    .split(/^FROM /m)
    .at(-1) ?? ''
)
  .split('\n')
  .flatMap((line) => /^COPY (?!--from)(\S+) /.exec(line)?.slice(1) ?? []);

const isInImage = (file: string) => copied.some((from) => file === from || file.startsWith(`${from}/`));

/** A script and every script it needs. */
function neededBy(script: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(script)) return found;
  found.add(script);
  for (const [, name = ''] of read(script).matchAll(/'(\.\/[a-z-]+\.mjs)'/g))
    neededBy(path.posix.join(path.posix.dirname(script), name), found);
  return found;
}

it('the image has the whole command line of the operator', () => {
  const program = 'apps/api/src/commands/main.ts';
  const needed = [...neededBy('scripts/studio.mjs'), program];
  expect(needed).toContain('scripts/stop-with-parent.mjs');
  expect(existsSync(path.join(root, program))).toBe(true);
  expect(needed.filter((file) => !isInImage(file))).toEqual([]);
});

it('what `npm run build` built is not built again by `npm start`, while the studio is down', () => {
  const [, script = ''] = /"build": "node (scripts\/[a-z-]+\.mjs)"/.exec(read('package.json')) ?? [];
  // It alone says in the folders what they were built from.
  expect(neededBy(script)).toContain('scripts/build.mjs');
});

it('no secret of an operator is sent to the build of the image', () => {
  const leftOut = read('deploy/Dockerfile.dockerignore').split('\n');
  expect(leftOut).toContain('deploy');
  expect(leftOut).toContain('**/.env');
  expect(copied.filter((from) => from.startsWith('deploy'))).toEqual([]);
});

it('nginx passes an answer of the server on: it is never a failure of that server', () => {
  const nginx = read('deploy/proxy/nginx.conf');
  const [, reasons = ''] = /^ *proxy_next_upstream (.*);$/m.exec(nginx) ?? [];
  expect(reasons.split(' ')).toEqual(['error', 'timeout']);
});

it('nginx writes no address of a visitor and no secret of a link into its logs', () => {
  const nginx = read('deploy/proxy/nginx.conf');
  expect(nginx).toMatch(/^ *access_log off;$/m);
  expect(nginx).toMatch(/^error_log \S+ crit;$/m);
});

it('HAProxy sends nothing a second time but what only reads', () => {
  expect(read('deploy/proxy/haproxy.cfg')).toMatch(/^ *http-request disable-l7-retry unless METH_GET$/m);
});

it('nothing shares the network of a server: it ends when the server restarts, and cuts off what shares it', () => {
  const owners = [...read('deploy/ha/compose.yaml').matchAll(/network_mode: 'service:([\w-]+)'/g)];
  expect(owners.length).toBeGreaterThan(0);
  expect(owners.map(([, owner = '']) => owner).filter((owner) => owner.startsWith('api'))).toEqual([]);
});
