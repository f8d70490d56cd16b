/** What the tests of the command line share. */
import { resolve } from 'node:path';
import type { Pool } from 'pg';
import type { FirebaseUsers } from '../identity/firebase/firebase-users.ts';
import { runStudioCommand } from '../commands/command-line/run-studio-command.ts';

/** What an operator sees: exit code, result and progress. */
export interface Seen {
  readonly exitCode: number;
  readonly printed: readonly string[];
  readonly noted: readonly string[];
}

interface Circumstances {
  readonly pool?: Pool;
  readonly directory?: string;
  readonly signal?: AbortSignal;
  readonly now?: Date;
  readonly firebaseUsers?: FirebaseUsers;
}

/** Runs a command line and returns its outcome; without a pool the command must not need a database. */
export async function type(
  typed: readonly string[],
  {
    pool,
    directory = '/',
    signal = new AbortController().signal,
    now = new Date(),
    firebaseUsers,
  }: Circumstances = {},
): Promise<Seen> {
  const printed: string[] = [];
  const noted: string[] = [];
  const exitCode = await runStudioCommand(typed, {
    resolvePath: (path) => resolve(directory, path),
    withDatabase: (work) =>
      pool === undefined ? Promise.reject(new Error('No database answers.')) : work(pool),
    publicUrl: 'https://lifted.example',
    now: () => now,
    ...(firebaseUsers && { firebaseUsers }),
    screen: {
      print: (line) => printed.push(line),
      note: (line) => noted.push(line),
      draw: (line) => noted.push(line),
      isTerminal: false,
    },
    signal,
  });
  return { exitCode, printed, noted };
}
