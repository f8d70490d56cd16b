import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { handOver } from './hand-over.mjs';
import { ensureInstalled } from './installed.mjs';
import { projectNode } from './node-runtime.mjs';
import { runCommand } from './step.mjs';

/*
 * `npm run studio -- <command>`: the operator's command line. Runs on any Node from 20 on and hands over to Node 24. The
 * operator's directory is passed as the first argument, because npm runs scripts in the project's root.
 */
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const callerDirectory = process.env.INIT_CWD ?? process.cwd();

await runCommand(async () => {
  if (!existsSync(path.join(root, 'node_modules', '.package-lock.json'))) {
    // A new studio begins with a command: starting the server first would fill its database with the demo.
    await ensureInstalled(root);
  }
  const program = path.join(root, 'apps', 'api', 'src', 'commands', 'main.ts');
  await handOver(
    [{ file: projectNode(root), args: [program, callerDirectory, ...process.argv.slice(2)], cwd: root }],
    { asks: true },
  );
});
