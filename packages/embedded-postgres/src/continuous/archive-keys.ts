import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SealingKeys } from '../sealing/backup-keys.ts';
import type { PostgresPlaces } from '../postgres-places.ts';
import { giveToPostgres, type SealProgram } from './wal-archive.ts';

const FILE_MODE = 0o600;
const PROGRAM = fileURLToPath(new URL('seal-log-program.ts', import.meta.url));

/**
 * Writes the keys where PostgreSQL's account, and nobody else, can read them, and answers what it is to call.
 * @throws Error with a sentence when that account cannot run it.
 */
export function prepareSealing(keys: SealingKeys, places: PostgresPlaces): SealProgram {
  const { account, home } = places;
  try {
    execFileSync(process.execPath, [PROGRAM], { cwd: home, stdio: 'ignore', ...account });
  } catch (error) {
    throw new Error(
      `User ${account?.uid ?? 'of the database'}, which PostgreSQL runs as, cannot run ${process.execPath} ${PROGRAM}. ` +
        'Install the studio where every user may read it, or run it as an ordinary user.',
      { cause: error },
    );
  }
  const keysFile = join(home, 'backup-keys.json');
  writeFileSync(keysFile, JSON.stringify(keys), { mode: FILE_MODE });
  giveToPostgres(keysFile, places, FILE_MODE);
  return { node: process.execPath, program: PROGRAM, keysFile };
}

/** Reads what `prepareSealing` wrote. @throws Error when it is damaged. */
export function readKeys(text: string): SealingKeys {
  const keys: unknown = JSON.parse(text);
  if (
    typeof keys === 'object' &&
    keys !== null &&
    'recipient' in keys &&
    typeof keys.recipient === 'string' &&
    'signingKey' in keys &&
    typeof keys.signingKey === 'string'
  ) {
    return { recipient: keys.recipient, signingKey: keys.signingKey };
  }
  throw new Error(
    'The keys of the continuous backup are damaged. Run it once more: backup --continuous DIRECTORY.',
  );
}
