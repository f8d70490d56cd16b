import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { behind } from './behind.mjs';
import { checks } from './testing/checks.mjs';
import { ensureInstalled } from './installed.mjs';
import { projectNode } from './node-runtime.mjs';
import { runCommand } from './step.mjs';
import { doAll, summary } from './testing/work-queue.mjs';

/* `npm run check`: format, lint, types, import rules, dead code and guards; nothing is built or started. */
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const CORES = 2;

await runCommand(async () => {
  await ensureInstalled(root);
  const total = await doAll(checks({ root, node: projectNode(root) }), { atOnce: CORES });
  const newer = await behind(root);
  process.stdout.write(`Dependencies behind: ${newer.length === 0 ? 'none' : `\n  ${newer.join('\n  ')}`}\n`);
  process.stdout.write(`\n${summary(total)}\n`);
  if (total.failed > 0) process.exitCode = 1;
});
