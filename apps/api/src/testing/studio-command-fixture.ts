/** What the tests of the command line share. */
import { resolve } from 'node:path';
import { openDatabase } from '@lifted/database/open-database';
import type { SealingKeys } from '@lifted/embedded-postgres/sealing/backup-keys';
import type { Pool } from 'pg';
import type { FirebaseUsers } from '../identity/firebase/firebase-users.ts';
import type { MailDns } from '../commands/mail-dns.ts';
import { runStudioCommand } from '../commands/command-line/run-studio-command.ts';

/** What an operator sees: exit code, result and progress. */
export interface Seen {
  readonly exitCode: number;
  readonly printed: readonly string[];
  readonly noted: readonly string[];
}

interface Circumstances {
  readonly pool?: Pool;
  /** Data directory of an embedded PostgreSQL, which the command opens in place of `pool`. */
  readonly dataDir?: string;
  readonly directory?: string;
  readonly signal?: AbortSignal;
  readonly now?: Date;
  readonly firebaseUsers?: FirebaseUsers;
  readonly mailDns?: MailDns;
  readonly dkimSelector?: string;
  readonly backupKeys?: SealingKeys;
  readonly secretFile?: string;
  readonly secrets?: readonly string[];
}

/** Answers nothing: for commands that do not ask. */
export const NO_DNS: MailDns = {
  texts: () => Promise.reject(new Error('No name server answers.')),
  exchanges: () => Promise.reject(new Error('No name server answers.')),
};

async function withEmbedded<Result>(dataDir: string, work: (pool: Pool) => Promise<Result>): Promise<Result> {
  const database = await openDatabase({ dataDir, log: () => undefined, role: 'guest' });
  try {
    return await work(database.pool);
  } finally {
    await database.close();
  }
}

/** Runs a command line and returns its outcome; without a pool the command must not need a database. */
export async function type(
  typed: readonly string[],
  {
    pool,
    dataDir,
    directory = '/',
    signal = new AbortController().signal,
    now = new Date(),
    firebaseUsers,
    mailDns = NO_DNS,
    dkimSelector,
    backupKeys,
    secretFile,
    secrets = [],
  }: Circumstances = {},
): Promise<Seen> {
  const printed: string[] = [];
  const noted: string[] = [];
  const exitCode = await runStudioCommand(typed, {
    resolvePath: (path) => resolve(directory, path),
    withDatabase: (work) => {
      if (dataDir !== undefined) return withEmbedded(dataDir, work);
      return pool === undefined ? Promise.reject(new Error('No database answers.')) : work(pool);
    },
    ...(dataDir !== undefined && { embedded: { dataDir } }),
    ...(backupKeys && { backupKeys }),
    identitySecret: {
      ...(secretFile !== undefined && { file: secretFile }),
      read: () => Promise.resolve(secrets),
    },
    publicUrl: 'https://lifted.example',
    now: () => now,
    ...(firebaseUsers && { firebaseUsers }),
    mailDns,
    ...(dkimSelector && { dkimSelector }),
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
