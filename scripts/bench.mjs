import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { handOver } from './hand-over.mjs';
import { ensureInstalled } from './installed.mjs';
import { projectNode } from './node-runtime.mjs';
import { runCommand } from './step.mjs';

/*
 * `npm run bench [-- web | astro | dashboard | decade | strength | desk | people | floor | start | drop | chain | calls | migrations | evening]`. Runs on any Node from 20 on, like start.mjs: installs, builds, then hands over to Node 24.
 */
const PARTS = {
  web: 'web.ts',
  astro: 'astro.ts',
  dashboard: 'dashboard.ts',
  decade: 'decade/dashboard-of-a-decade.ts',
  strength: 'decade/strength-of-a-decade.ts',
  desk: 'desk/slow-desk.ts',
  people: 'desk/people-search.ts',
  floor: 'tablet/slow-tablet.ts',
  start: 'start.ts',
  drop: 'bookings/bench-drop.ts',
  chain: 'chain/bench-chain.ts',
  calls: 'calls/bench-calls.ts',
  migrations: 'migrations/bench-migrations.ts',
  evening: 'evening/bench-evening.ts',
};
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

await runCommand(async () => {
  await ensureInstalled(root);
  const node = projectNode(root);
  await ensureBuilt(root, node);
  const [part, ...others] = process.argv.slice(2);
  const named = PARTS[part ?? ''];
  const args = named !== undefined || part === undefined ? others : [part, ...others];
  const run = path.join(root, 'bench', 'src', named ?? 'run.ts');
  return handOver([{ file: node, args: [run, ...args], cwd: root }]);
});
