/**
 * `npm run bench -- web [address …]`: Lighthouse, as on a mid-range phone, over all public pages and the dashboard of the
 * demo's member, of a server that runs at BENCH_ORIGIN (http://localhost:3000). BENCH_ROUNDS (3) rounds each; medians.
 * BENCH_KBIT, such as 400, measures over a line of that many kbit/s instead.
 */
import { machineWords } from './machine-words.ts';
import { measurePage, type PageFigures } from './lighthouse-run.ts';
import { publicAddresses } from './public-addresses.ts';
import { signInThroughLogin } from './signed-in-browser.ts';

/** Opened in a browser in which the demo's member has signed in. */
const BEHIND_LOGIN = ['/dashboard'];

const origin = process.env['BENCH_ORIGIN'] ?? 'http://localhost:3000';
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const kilobitsPerSecond = Number(process.env['BENCH_KBIT']) || undefined;
const asked = process.argv.slice(2);
const addresses = asked.length > 0 ? asked : [...(await publicAddresses(origin)), ...BEHIND_LOGIN];

const HEADINGS = [
  'page',
  'perf',
  'a11y',
  'best',
  'SEO',
  'FCP ms',
  'LCP ms',
  'TBT ms',
  'CLS',
  'kB',
  'scripts kB',
];

console.log(machineWords(new Date()));
console.log(HEADINGS.join('\t'));
for (const address of addresses) {
  const prepare = BEHIND_LOGIN.includes(address)
    ? (port: number) => signInThroughLogin(port, origin)
    : undefined;
  console.log(line(await measurePage(new URL(address, origin).href, { rounds, prepare, kilobitsPerSecond })));
}

function line(page: PageFigures): string {
  const scores = [page.performance, page.accessibility, page.bestPractices, page.seo];
  const times = [page.firstPaintMs, page.largestPaintMs, page.blockedMs];
  return [
    new URL(page.address).pathname,
    ...scores.map((score) => score.toFixed(0)),
    ...times.map((time) => time.toFixed(0)),
    page.layoutShift.toFixed(3),
    page.kilobytes.toFixed(0),
    page.scriptKilobytes.toFixed(0),
  ].join('\t');
}
