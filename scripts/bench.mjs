import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { handOver } from './hand-over.mjs';
import { ensureInstalled } from './installed.mjs';
import { projectNode } from './node-runtime.mjs';
import { runCommand } from './step.mjs';

/* `npm run bench`. Runs on any Node from 20 on, like start.mjs: installs, then hands over to Node 24. */
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

await runCommand(async () => {
  await ensureInstalled(root);
  const run = path.join(root, 'bench', 'src', 'run.ts');
  return handOver([{ file: projectNode(root), args: [run, ...process.argv.slice(2)], cwd: root }]);
});
