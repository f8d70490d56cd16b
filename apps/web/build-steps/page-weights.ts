/** Prints what the first load of each page costs on the wire (`node build-steps/page-weights.ts`, after a build). */
import { readFile } from 'node:fs/promises';
import { filesBelow } from './site-files.ts';
import { BUDGETS, weighPage, type BuiltSite, type PageWeight } from './weigh-page.ts';

const folder = new URL('../build/client/', import.meta.url);
const site: BuiltSite = {
  sizeOf: async (path) => (await readFile(new URL(`.${path}`, folder))).length,
  readText: (path) => readFile(new URL(`.${path}`, folder), 'utf8'),
};

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(8);
const isHeavy = ({ htmlAndCss, fonts }: PageWeight) =>
  htmlAndCss > BUDGETS.htmlAndCss || fonts > BUDGETS.fonts;

console.log('HTML+CSS    fonts  late JS  (kB as sent)');
for (const file of await filesBelow(folder)) {
  if (!file.pathname.endsWith('.html')) continue;
  const path = file.href.slice(folder.href.length - 1);
  const weight = await weighPage(path, site);
  const figures = [weight.htmlAndCss, weight.fonts, weight.lateScripts].map(kilobytes).join(' ');
  console.log(`${figures}  ${path}${isHeavy(weight) ? '  TOO HEAVY' : ''}`);
  if (isHeavy(weight)) process.exitCode = 1;
}
