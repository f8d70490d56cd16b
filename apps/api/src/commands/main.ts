/** The operator's command line: `npm run studio -- <command>`, started by scripts/studio.mjs. */
import { resolve } from 'node:path';
import process, { env as processEnv } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { openDatabase } from '@lifted/database/open-database';
import type pg from 'pg';
import { type Env, readEnv } from '../config/env.ts';
import { demoSecret, secretFile } from '../identity/identity-secret.ts';
import { firebaseUsers } from '../identity/firebase/firebase-users.ts';
import { runStudioCommand } from './command-line/run-studio-command.ts';
import { systemDns } from './mail-dns.ts';
import { createScreen, type Screen } from './command-line/screen.ts';
import { EXIT_CODES } from './command-line/studio-command.ts';

/** Shells expect this exit code after Ctrl-C. */
const INTERRUPTED = 130;

const [, , callerDirectory = '.', ...typed] = process.argv;
const screen = createScreen(process.stdout, process.stderr);
process.exitCode = await main(screen);

async function main({ note }: Screen): Promise<number> {
  const reading = readEnv(processEnv);
  if (!reading.ok) {
    for (const fault of reading.faults) note(fault);
    return EXIT_CODES.failed;
  }
  const { firebase, dkimSelector, databaseUrl, dataDir, backupKeys, identitySecrets } = reading.env;
  const now = () => new Date();
  return runStudioCommand(typed, {
    resolvePath: (path) => resolve(callerDirectory, path),
    withDatabase: (work) => withDatabase(reading.env, work),
    ...(databaseUrl === undefined && { embedded: { dataDir } }),
    ...(backupKeys && { backupKeys }),
    ...(firebase === undefined && {
      identitySecret: {
        ...(identitySecrets === undefined && { file: secretFile(dataDir) }),
        read: async () => identitySecrets ?? [await demoSecret(dataDir)],
      },
    }),
    publicUrl: reading.env.publicUrl,
    now,
    ...(firebase && { firebaseUsers: firebaseUsers({ settings: firebase, now }) }),
    mailDns: systemDns(),
    ...(dkimSelector && { dkimSelector }),
    signal: stopSignal(note),
    screen,
    ...(process.stdin.isTTY && { ask: askAtTerminal }),
  });
}

/** One question at a time; Ctrl-D ends the input. */
async function askAtTerminal(question: string): Promise<string | undefined> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new Promise<undefined>((resolve) => terminal.once('close', () => resolve(undefined)));
  try {
    return await Promise.race([terminal.question(question), ended]);
  } finally {
    terminal.close();
  }
}

async function withDatabase<Result>(
  { databaseUrl, databaseDirectUrl, dataDir }: Env,
  work: (pool: pg.Pool) => Promise<Result>,
): Promise<Result> {
  // Imports and backups take long and change session settings, which a pooler does not allow.
  const url = databaseDirectUrl ?? databaseUrl;
  const database = await openDatabase({ url, dataDir, log: () => undefined, role: 'guest' });
  try {
    return await work(database.pool);
  } finally {
    await database.close();
  }
}

/** The first Ctrl-C asks the command to stop and clean up, the second ends the process. */
function stopSignal(note: Screen['note']): AbortSignal {
  const controller = new AbortController();
  const stop = () => {
    if (controller.signal.aborted) process.exit(INTERRUPTED);
    note('Stopping … Press Ctrl-C again to stop at once.');
    controller.abort();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return controller.signal;
}
