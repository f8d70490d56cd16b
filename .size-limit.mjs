import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/*
 * What a visitor downloads, as sent (brotli), from the built site. The page with its styles must fit into the first round
 * trips of a connection; scripts arrive after it is painted, and may not creep up unseen.
 */
const SITE = new URL('./apps/web/build/client/', import.meta.url);
const BELOW = 'apps/web/build/client';
const STAFF = new URL('./apps/staff/build/', import.meta.url);
const STAFF_BELOW = 'apps/staff/build';

const PAGES = [
  { address: '/', file: 'index.html', route: 'public/home/home-page', scripts: '113 kB' },
  {
    address: '/wod',
    file: 'wod/index.html',
    route: 'public/wod/workout-of-the-day-page',
    scripts: '110 kB',
  },
  {
    address: '/workouts',
    file: 'workouts/index.html',
    route: 'public/timetable/timetable-page',
    scripts: '113 kB',
  },
  { address: '/login', file: 'login/index.html', route: 'member/login/login-page', scripts: '108 kB' },
];
const PAGE_BUDGET = '12 kB';
const FONT_BUDGET = '75 kB';

if (!existsSync(SITE) || !existsSync(STAFF))
  throw new Error('The site or the staff app is not built: run `npm run build` first.');
const SCRIPTS = 'static/js/';
const scripts = readdirSync(new URL(SCRIPTS, SITE));
const manifest = readManifest();

export default [
  ...PAGES.map(({ address, file }) => ({
    name: `${address} page with its styles`,
    path: `${BELOW}/${file}`,
    limit: PAGE_BUDGET,
  })),
  ...PAGES.map(({ address, route, scripts }) => ({
    name: `${address} scripts after it is painted`,
    path: scriptsOf(route).map((script) => BELOW + script),
    limit: scripts,
  })),
  {
    name: '/dashboard scripts before the chart, with the session',
    path: [...scriptsOf('member/dashboard/dashboard-page'), chunk('open-session')].map(
      (script) => BELOW + script,
    ),
    limit: '110 kB',
  },
  { name: '/dashboard chart', path: BELOW + chunk('strength-drawing'), limit: '50 kB' },
  {
    // The provider itself, and the chunk that holds Firebase's own code.
    name: 'Firebase, where a studio keeps its identities there',
    path: ['firebase-opening', 'firebase-refusal'].map((name) => BELOW + chunk(name)),
    limit: '45 kB',
  },
  {
    name: '/desk page, scripts and styles, without those of the session',
    path: staffFilesOf('desk-page'),
    limit: '116 kB',
  },
  { name: 'fonts', path: `${BELOW}/**/*.woff2`, limit: FONT_BUDGET, brotli: false },
];

/** 'log-page' of 'log-page-U7L6Yz17.js'. */
function chunkOf(name) {
  return name.slice(0, -'-U7L6Yz17'.length - path.extname(name).length);
}

/** What the staff app's page needs before it can show this page of its own; chunks name those they need. */
function staffFilesOf(page) {
  const entry = /src="\/desk\/(static\/js\/[^"]+)"/.exec(
    readFileSync(new URL('index.html', STAFF), 'utf8'),
  )?.[1];
  const script = readdirSync(new URL(SCRIPTS, STAFF)).find((name) => name.startsWith(`${page}-`));
  if (entry === undefined || script === undefined) throw new Error(`The built staff app has no ${page}.`);
  const files = new Set([entry, SCRIPTS + script]);
  for (const file of files) {
    const text = readFileSync(new URL(file, STAFF), 'utf8');
    for (const [, name] of text.matchAll(/from ?"\.\/([^"]+\.js)"|import ?"\.\/([^"]+\.js)"/g))
      if (name) files.add(SCRIPTS + name);
  }
  // A chunk's styles bear its name; those of other pages are not loaded.
  const chunks = new Set([...files].map((file) => chunkOf(file.slice(file.lastIndexOf('/') + 1))));
  const styles = readdirSync(new URL('static/css/', STAFF))
    .filter((name) => chunks.has(chunkOf(name)))
    .map((name) => `static/css/${name}`);
  return ['index.html', ...files, ...styles].map((file) => `${STAFF_BELOW}/${file}`);
}

/** Which modules a route needs, as React Router wrote it down for the browser. */
function readManifest() {
  const name = scripts.find((script) => /^manifest-\w+\.js$/.test(script));
  if (name === undefined) throw new Error('The built site has no route manifest.');
  const text = readFileSync(new URL(SCRIPTS + name, SITE), 'utf8');
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
}

/** @param {string} name of the module a chunk was made for */
function chunk(name) {
  const file = scripts.find((script) => new RegExp(`^${name}-[\\w-]+\\.js$`).test(script));
  if (file === undefined) throw new Error(`The built site has no chunk ${name}.`);
  return `/${SCRIPTS}${file}`;
}

/** @param {string} page id of the page's route */
function scriptsOf(page) {
  const routes = [];
  for (let id = page; id !== undefined; id = manifest.routes[id].parentId) {
    if (manifest.routes[id] === undefined) throw new Error(`The built site has no route ${id}.`);
    routes.push(manifest.routes[id]);
  }
  return [...new Set([manifest.entry, ...routes].flatMap(({ module, imports }) => [module, ...imports]))];
}
