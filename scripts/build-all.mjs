import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { projectNode } from './node-runtime.mjs';
import { runCommand } from './step.mjs';

/* `npm run build`: what it built, `npm start` does not build a second time while the studio is down. */
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

await runCommand(() => ensureBuilt(root, projectNode(root)));
