import { readdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { runFaults } from './fault-run.mjs';
import { ensureInstalled } from './installed.mjs';
import { projectNode } from './node-runtime.mjs';
import { runCommand, StepFailed } from './step.mjs';

/*
 * `npm run test:faults [case …]`: what happens to the real server and its database when something breaks. Cases run one
 * after the other.
 */
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const ENDING = '.fault.ts';

await runCommand(async () => {
  await ensureInstalled(root);
  const node = projectNode(root);
  await ensureBuilt(root, node);
  const args = chosenCases(process.argv.slice(2)).map((file) => `faults/cases/${file}`);
  await runFaults({ root, node }, { config: 'faults/vitest.config.ts', args });
});

/** All cases, or those whose name contains one of the words. */
function chosenCases(words) {
  const all = readdirSync(path.join(root, 'faults', 'cases')).filter((file) => file.endsWith(ENDING));
  const chosen = words.length === 0 ? all : all.filter((file) => words.some((word) => file.includes(word)));
  if (chosen.length > 0) return chosen;
  throw new StepFailed(`There is no such case. There are:\n${all.join('\n')}`);
}
