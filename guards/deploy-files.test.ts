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

it('limits of memory are the same for `npm start`, the image and the benches', () => {
  const limits = (file: string) =>
    [...read(file).matchAll(/\b(MALLOC_[A-Z_]+)(?:=|: ')(\d+)|--(max-semi-space-size)=(\d+)(?=['"])/g)]
      .map(([, name, value, flag, size]) => `${name ?? flag}=${value ?? size}`)
      .toSorted();
  const ofStart = limits('scripts/start.mjs');
  expect(ofStart).toHaveLength(4);
  expect(limits('deploy/Dockerfile')).toEqual(ofStart);
  expect(limits('bench/src/studio-server.ts')).toEqual(ofStart);
});

it('no secret of an operator is sent to the build of the image', () => {
  const leftOut = read('deploy/Dockerfile.dockerignore').split('\n');
  expect(leftOut).toContain('deploy');
  expect(leftOut).toContain('**/.env');
  expect(copied.filter((from) => from.startsWith('deploy'))).toEqual([]);
});

/** What nginx does at one location, without what it does everywhere. */
function location(name: string): string {
  const [, inside = ''] = read('deploy/proxy/nginx.conf').split(`location ${name} {\n      proxy_pass`);
  return inside.split('\n    }\n', 1)[0] ?? '';
}

/** The lines of one section of HAProxy's file, such as `backend studio`. */
function section(name: string): readonly string[] {
  const sections = read('deploy/proxy/haproxy.cfg').split(/\n(?=[a-z])/);
  const found = sections.find((text) => text.startsWith(`${name}\n`)) ?? '';
  return found.split('\n').map((line) => line.trim());
}

it('nginx passes an answer of the server on: it is never a failure of that server', () => {
  const nginx = read('deploy/proxy/nginx.conf');
  const all = [...nginx.matchAll(/^ *proxy_next_upstream (.*);$/gm)].map(([, reasons]) => reasons);
  expect(all).toEqual(['error timeout', 'off']);
});

it('nginx sends a PUT or DELETE once', () => {
  const nginx = read('deploy/proxy/nginx.conf');
  expect(nginx).toContain('error_page 418 = @once;');
  expect(nginx).toMatch(/if \(\$request_method ~ \^\(PUT\|DELETE\)\$\) \{\s+return 418;/);
  expect(location('@once')).toContain('proxy_next_upstream off;');
});

it('nginx writes no address of a visitor and no secret of a link into its logs', () => {
  const [, http = ''] = read('deploy/proxy/nginx.conf').split('\nhttp {\n');
  expect(http).toMatch(/^ *access_log off;$/m);
  // Out of connections or disk it would, at `alert` and `crit`.
  expect(http).toMatch(/^ *error_log \S+ emerg;$/m);
});

it('HAProxy sends nothing a second time but what only reads', () => {
  expect(section('frontend site')).toContain('http-request disable-l7-retry unless METH_GET');
});

it('HAProxy never has a browser repeat what may have changed something', () => {
  const site = section('frontend site');
  expect(site.at(-1) === '' ? site.at(-2) : site.at(-1)).toBe('default_backend commands');
  // On a connection that was kept it would.
  expect(section('backend commands')).toContain('option http-server-close');
  expect(section('backend not-ready')).toContain('option http-server-close');
});

it('a proxy waits for a busy server as long as the image does, so that all are not out at once', () => {
  const [, patience = ''] = /--timeout=(\d+s)/.exec(read('deploy/Dockerfile')) ?? [];
  expect(section('backend studio')).toContain(`timeout check ${patience}`);
});

it('without the database, HAProxy lets the servers say so', () => {
  expect(section('frontend site')).toContain('use_backend not-ready if { nbsrv(studio) eq 0 }');
  expect(section('backend not-ready').filter((line) => line.includes(' check'))).toEqual([]);
});

it('nginx offers the versions of TLS that HAProxy offers, and both listen on IPv6 too', () => {
  const nginx = read('deploy/proxy/nginx.conf');
  expect(nginx).toMatch(/^ *ssl_protocols TLSv1\.2 TLSv1\.3;$/m);
  expect(nginx).toContain('listen [::]:8443 ssl http2;');
  expect(section('frontend site').join('\n')).toContain('bind :8443,:::8443 v6only ssl');
});

it('nothing shares the network of a server: it ends when the server restarts, and cuts off what shares it', () => {
  const owners = [...read('deploy/ha/compose.yaml').matchAll(/network_mode: 'service:([\w-]+)'/g)];
  expect(owners.length).toBeGreaterThan(0);
  expect(owners.map(([, owner = '']) => owner).filter((owner) => owner.startsWith('api'))).toEqual([]);
});

/** Of Docker's own command, in the comment at the head. */
const NOT_OF_ETCD: ReadonlySet<string> = new Set(['build', 'detach']);

/** Names of settings in a file, each once. */
function named(file: string, pattern: RegExp): readonly string[] {
  return [...new Set([...read(file).matchAll(pattern)].map(([, name = '']) => name))].toSorted();
}

it('a node of the database has the same settings on a machine as in a container', () => {
  const patroni = named('deploy/ha/node.example.env', /^(PATRONI_\w+)=/gm);
  expect(patroni.length).toBeGreaterThan(10);
  expect(named('deploy/ha/compose.yaml', /^ +(PATRONI_\w+):/gm)).toEqual(patroni);
  const flags = named('deploy/ha/compose.yaml', /(?<= )--([a-z0-9-]+)/g).filter(
    (flag) => !NOT_OF_ETCD.has(flag),
  );
  const etcd = flags.map((flag) => `ETCD_${flag.replaceAll('-', '_').toUpperCase()}`);
  expect(named('deploy/ha/etcd.example.env', /^(ETCD_\w+)=/gm)).toEqual(etcd);
});

it('no file of deploy/ha has a secret in it', () => {
  for (const file of ['example.env', 'node.example.env', 'etcd.example.env'])
    expect(read(`deploy/ha/${file}`)).not.toMatch(/^\w*(?:PASSWORD|SECRET)=./m);
  expect(read('deploy/ha/compose.yaml')).not.toMatch(/(?:PASSWORD|SECRET): (?!\$\{\w+:\?\})/);
});
