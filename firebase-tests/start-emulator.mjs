import { createRequire } from 'node:module';
import process from 'node:process';

/*
 * The official emulator of Firebase Authentication, started without the command line around it, which asks the network
 * for its version and takes twice the memory: `node start-emulator.mjs PROJECT PORT`. Ends with its parent's signal.
 */
const [, , projectId, port] = process.argv;
const require = createRequire(import.meta.url);
const { AuthEmulator, SingleProjectMode } = require('firebase-tools/lib/emulator/auth');

const emulator = new AuthEmulator({
  projectId,
  host: '127.0.0.1',
  port: Number(port),
  singleProjectMode: SingleProjectMode.NO_WARNING,
});
await emulator.start();
