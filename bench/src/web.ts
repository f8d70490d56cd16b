/**
 * `npm run bench -- web [address …]`: Lighthouse, as on a mid-range phone, over all public pages of a server that runs at
 * BENCH_ORIGIN (http://localhost:3000). BENCH_ROUNDS (3) rounds each; medians.
 */
import { measurePage, type PageFigures } from './lighthouse-run.ts';
import { publicAddresses } from './public-addresses.ts';

const origin = process.env['BENCH_ORIGIN'] ?? 'http://localhost:3000';
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const asked = process.argv.slice(2);
const addresses = asked.length > 0 ? asked : await publicAddresses(origin);

const HEADINGS = ['page', 'perf', 'a11y', 'best', 'SEO', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS'];

console.log(HEADINGS.join('\t'));
for (const address of addresses) console.log(line(await measurePage(new URL(address, origin).href, rounds)));

function line(page: PageFigures): string {
  const scores = [page.performance, page.accessibility, page.bestPractices, page.seo];
  const times = [page.firstPaintMs, page.largestPaintMs, page.blockedMs];
  return [
    new URL(page.address).pathname,
    ...scores.map((score) => score.toFixed(0)),
    ...times.map((time) => time.toFixed(0)),
    page.layoutShift.toFixed(3),
  ].join('\t');
}
