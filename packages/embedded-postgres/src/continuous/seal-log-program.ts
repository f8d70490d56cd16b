/** PostgreSQL runs this for each file of its log: KEYS SOURCE TARGET. Without them it only shows that it can run. */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { readKeys } from './archive-keys.ts';
import { sealLogFile } from './sealed-log.ts';

const [, , keysFile, source, target] = process.argv;
if (keysFile !== undefined && source !== undefined && target !== undefined) {
  const isThere = await sealLogFile(source, target, readKeys(readFileSync(keysFile, 'utf8')));
  if (!isThere) process.exitCode = 1;
}
