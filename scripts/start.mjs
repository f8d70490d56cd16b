import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { developmentPrograms } from './development.mjs';
import { handOver } from './hand-over.mjs';
import { ensureInstalled } from './installed.mjs';
import { projectNode } from './node-runtime.mjs';
import { runCommand } from './step.mjs';
import { builtServer, ensureBuilt } from './build.mjs';

/*
 * `npm start` and `npm run dev`. Runs on any Node from 20 on and before anything is installed, so it and what it imports
 * use no package and no TypeScript: it installs, builds and hands over to Node 24.
 */
/**
 * Space for short-lived objects, in MB: by default V8 takes 134 MB under load on a large machine; with this it takes about
 * 20 and is no slower. deploy/Dockerfile and the bench start the server the same way.
 */
const SERVER_FLAGS = ['--max-semi-space-size=8'];
/**
 * For the C library. By default it keeps ten arenas of free memory, 100 MB under load; and each time something large is freed,
 * it raises the size from which it gives memory back, up to 32 MB: 60 of 200 MB at rest (docs/decisions/102-memory.md).
 */
const SERVER_MEMORY = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '655360',
  MALLOC_TRIM_THRESHOLD_: '2097152',
};
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

await runCommand(async () => {
  await ensureInstalled(root);
  const node = projectNode(root);
  if (process.argv.includes('--dev')) return handOver(developmentPrograms(root, node));
  await ensureBuilt(root, node);
  return handOver([
    {
      file: node,
      args: [...SERVER_FLAGS, builtServer(root)],
      cwd: root,
      env: withProjectTools(root),
    },
  ]);
});

/** Processes the server starts find the project's Node first, even without npm. */
function withProjectTools(folder) {
  const tools = path.join(folder, 'node_modules', '.bin');
  return { ...SERVER_MEMORY, ...process.env, PATH: [tools, process.env.PATH ?? ''].join(path.delimiter) };
}
