import path from 'node:path';
import process from 'node:process';
import { StepFailed } from './step.mjs';
import { reactRouter, vite } from './build.mjs';

const DEFAULT_PORT = 3000;
const LARGEST_PORT = 65_535;
/** The API's and the staff app's. */
const PORTS_AFTER = 2;

/**
 * The programs of `npm run dev`: Vite on PORT, which people open, the API on the next port, restarted when one of its
 * files changes, and the staff app's Vite on the port after it.
 * @param {string} root
 * @param {string} node
 */
export function developmentPrograms(root, node) {
  const port = developmentPort(process.env.PORT);
  const origin = `http://localhost:${port}`;
  process.stdout.write(`Development at ${origin} (API behind it on port ${port + 1})\n`);
  const server = path.join(root, 'apps', 'api', 'src', 'server', 'server.ts');
  return [
    {
      file: node,
      args: ['--watch', '--watch-preserve-output', server],
      cwd: root,
      env: { ...process.env, PORT: String(port + 1), PUBLIC_URL: process.env.PUBLIC_URL ?? origin },
    },
    {
      file: node,
      args: [reactRouter(root), 'dev', '--port', String(port), '--strictPort', '--host', '127.0.0.1'],
      cwd: path.join(root, 'apps', 'web'),
      env: {
        ...process.env,
        API_ORIGIN: `http://127.0.0.1:${port + 1}`,
        STAFF_ORIGIN: `http://127.0.0.1:${port + 2}`,
      },
    },
    {
      file: node,
      args: [vite(root), '--port', String(port + 2), '--strictPort', '--host', '127.0.0.1'],
      cwd: path.join(root, 'apps', 'staff'),
      env: process.env,
    },
  ];
}

/** @param {string | undefined} text */
function developmentPort(text) {
  if (text === undefined || text === '') return DEFAULT_PORT;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port <= LARGEST_PORT - PORTS_AFTER) return port;
  throw new StepFailed(`PORT must be a whole number from 1 to ${LARGEST_PORT - PORTS_AFTER}, not '${text}'.`);
}
