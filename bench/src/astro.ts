/**
 * `npm run bench -- astro [address …]`: Lighthouse, as on a mid-range phone, over public pages of a demo server at
 * BENCH_ORIGIN (http://localhost:3000), each beside the same page without a single script as Astro builds it, from a plain
 * file host that sends our headers of security. BENCH_ROUNDS (3) alternating rounds; medians.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ASTRO_VERSION, buildWithAstro, installAstro } from './astro/install-astro.ts';
import { withoutScripts } from './astro/peer-pages.ts';
import { startChildServer } from './child-servers.ts';
import { measureInTurns } from './lighthouse-run.ts';
import { machineWords } from './machine-words.ts';

/** One of every kind: pictures, text, prices, a form, today's workout. */
const PAGES = ['/', '/about', '/memberships', '/become-a-trainer', '/terms', '/wod'];
const GOAL = 1.05;
/** Of our pages, whatever is in them. Browsers start another process for the first of them. */
const SENT_BY_BOTH = [
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
];
const OUR_BUILD = fileURLToPath(new URL('../../apps/web/build/client/', import.meta.url));
const FILES_SERVER = fileURLToPath(new URL('./floors/files-server.ts', import.meta.url));

const origin = process.env['BENCH_ORIGIN'] ?? 'http://localhost:3000';
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const port = Number(process.env['BENCH_PORT'] ?? 7290);
const asked = process.argv.slice(2);
const addresses = asked.length > 0 ? asked : PAGES;

const folder = await mkdtemp(join(tmpdir(), 'lifted-astro-'));
try {
  await installAstro((line) => process.stderr.write(`${line}\n`));
  const site = join(folder, 'site');
  await buildPeer(site);
  const host = await startChildServer({
    file: FILES_SERVER,
    port,
    env: { FOLDERS: `${site}:${OUR_BUILD}`, HEADERS: JSON.stringify(await ourHeaders()) },
    readyPath: '/favicon.ico',
    logFolder: folder,
  });
  console.log(`${machineWords(new Date())}, Astro ${ASTRO_VERSION}, ${rounds} rounds`);
  console.log(['page', 'LCP ms', 'Astro ms', 'ratio', `goal ${GOAL}`, 'kB', 'Astro kB'].join('\t'));
  try {
    for (const address of addresses) console.log(await lineOf(address, host.origin));
  } finally {
    await host.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function buildPeer(site: string): Promise<void> {
  const pages = await Promise.all(
    addresses.map(async (address) => {
      const answer = await fetch(new URL(address, origin));
      return withoutScripts(address, await answer.text());
    }),
  );
  const file = join(folder, 'pages.json');
  await writeFile(file, JSON.stringify(pages));
  await buildWithAstro({ pages: file, site, cache: join(folder, 'cache') });
}

/** @throws Error when our server sends one of them no more, which would make the peer slower or faster than it is. */
async function ourHeaders(): Promise<Record<string, string>> {
  const { headers } = await fetch(origin);
  return Object.fromEntries(
    SENT_BY_BOTH.map((name) => {
      const value = headers.get(name);
      if (value === null) throw new Error(`${origin} sends no ${name}.`);
      return [name, value];
    }),
  );
}

async function lineOf(address: string, host: string): Promise<string> {
  const [ours, peer] = await measureInTurns(
    [new URL(address, origin).href, new URL(address, host).href],
    rounds,
  );
  if (ours === undefined || peer === undefined) throw new Error('A page was not measured.');
  const ratio = ours.largestPaintMs / peer.largestPaintMs;
  return [
    address,
    ours.largestPaintMs.toFixed(0),
    peer.largestPaintMs.toFixed(0),
    ratio.toFixed(2),
    ratio <= GOAL ? 'reached' : 'not reached',
    ours.kilobytes.toFixed(0),
    peer.kilobytes.toFixed(0),
  ].join('\t');
}
