import { existsSync } from 'node:fs';
import {
  addContinuousBackup,
  restoreContinuousBackup,
  stopContinuousBackup,
} from '@lifted/database/continuous-backup';
import type { Opening } from '@lifted/embedded-postgres/sealing/open-sealed';
import { berlinDate, berlinTime } from '@lifted/domain/calendar/studio-calendar';
import type { Pool, PoolClient } from 'pg';
import { endAllAccess } from '../identity/accounts/end-access.ts';
import { holdJobs } from '../jobs/jobs-on-hold.ts';
import { readMoment } from './command-line/read-moment.ts';
import type { CommandCall, CommandOutcome } from './command-line/studio-command.ts';

/** How long any second can be restored unless the operator says otherwise. */
const KEEP_DAYS = 14;
const OFF = 'off';
const LATEST = 'latest';

const EXTERNAL: CommandOutcome = {
  kind: 'failed',
  sentence:
    'The database is one of your own (DATABASE_URL), so its own tools back it up continuously: see "Point-in-time recovery" in docs/operations.md.',
};

/** `backup --continuous DIRECTORY`: a copy of the files, and from now on every change; `off` ends it. */
export async function runContinuousBackup(
  call: CommandCall,
  { directory, keep }: { readonly directory: string; readonly keep: string | undefined },
): Promise<CommandOutcome> {
  const { embedded, resolvePath, withDatabase, backupKeys, screen } = call;
  if (embedded === undefined) return EXTERNAL;
  const { dataDir } = embedded;
  if (directory === OFF) {
    await withDatabase(() => stopContinuousBackup(dataDir));
    screen.print('The continuous backup has ended. What it wrote is still there.');
    return { kind: 'done' };
  }
  const keepDays = keep === undefined ? KEEP_DAYS : Number(keep);
  if (!Number.isInteger(keepDays) || keepDays < 1) {
    return { kind: 'wrong_usage', sentence: 'Keep it for how many days? Type a whole number.' };
  }
  const archive = resolvePath(directory);
  const from = await withDatabase(() =>
    addContinuousBackup(dataDir, { directory: archive, keepDays, keys: backupKeys }),
  );
  screen.print(`Any second from ${berlinDate(from)} ${berlinTime(from)} on can be restored from ${archive}.`);
  screen.print(`Run this once a day: then ${keepDays} days can, and older ones are removed.`);
  if (backupKeys === undefined) screen.note(NOT_SEALED);
  noteSecretToKeep(call);
  return { kind: 'done' };
}

/** `restore DIRECTORY --at TIME`: the database as it was at that second, its jobs on hold. */
export async function runRestoreMoment(
  call: CommandCall,
  {
    directory,
    at: word,
    replace,
    opening,
  }: {
    readonly directory: string;
    readonly at: string;
    readonly replace: boolean;
    readonly opening: Opening;
  },
): Promise<CommandOutcome> {
  const { embedded, resolvePath, withDatabase, screen } = call;
  if (embedded === undefined) return EXTERNAL;
  const read = word === LATEST ? ({ kind: 'moment', at: LATEST } as const) : readMoment(word);
  if (read.kind === 'wrong_usage') return read;
  const archive = resolvePath(directory);
  if (!existsSync(archive)) return { kind: 'failed', sentence: `There is no directory ${archive}.` };
  let onHold = 0;
  const { lastChange, before } = await restoreContinuousBackup(embedded.dataDir, {
    archive,
    at: read.at,
    replace,
    opening,
    async afterwards(pool) {
      onHold = await settleRestored(pool);
    },
  });
  // Opens the restored database once, which also writes the restore into its audit log.
  await withDatabase(() => Promise.resolve());
  const changed =
    lastChange === undefined
      ? ''
      : `; its last change is of ${berlinDate(lastChange)} ${berlinTime(lastChange)}`;
  screen.print(`Restored ${word} from ${archive}${changed}.`);
  if (before !== undefined)
    screen.print(`What was there before is in ${before}; delete it when it is not needed.`);
  screen.print(`To go on backing up: npm run studio -- backup --continuous ${directory}`);
  sayAfterRestore(call, onHold);
  return { kind: 'done' };
}

/** Said after a backup of a studio without keys. */
export const NOT_SEALED =
  'It is neither encrypted nor signed, and holds personal data. To change that: npm run studio -- backup-keys FILE';

type SecretCall = Pick<CommandCall, 'identitySecret' | 'screen'>;

/** Says after a backup what it never holds: with a backup alone nobody signs in as others. */
export function noteSecretToKeep({ identitySecret, screen }: SecretCall): void {
  if (identitySecret === undefined) return;
  const { file } = identitySecret;
  const secret = file !== undefined && existsSync(file) ? file : 'the IDENTITY_SECRET of the server';
  screen.note(`Keep ${secret} too, in another place: without it second factors are lost after a restore.`);
}

/**
 * What is done to restored data before anybody can use it: it begins no mail or task a second time, and lets nobody in whose
 * access was ended since. Answers how many jobs are on hold.
 */
export async function settleRestored(client: Pool | PoolClient): Promise<number> {
  await endAllAccess(client);
  return holdJobs(client);
}

/** Says after a restore what it left for the operator to do. */
export function sayAfterRestore(call: SecretCall, onHold: number): void {
  if (onHold > 0) call.screen.print(ON_HOLD_SENTENCE);
  call.screen.print(ENDED_SENTENCE);
  noteMissingSecret(call);
}

/** Says what a data directory without a secret still needs. */
function noteMissingSecret({ identitySecret, screen }: SecretCall): void {
  const file = identitySecret?.file;
  if (file === undefined || existsSync(file)) return;
  screen.note(
    `The identity secret is not in a backup. Before the start, copy the identity-secret of the DATA_DIR it is from to ${file}, ` +
      'or set its IDENTITY_SECRET. If it is lost: npm run studio -- reset-sign-in --secret-is-lost',
  );
}

const ENDED_SENTENCE =
  'Sessions, mailed links and codes of that time have ended: everybody signs in again. What else was taken away since is ' +
  'back (accounts, roles, keys, tablets, passwords): see step 6 of "Restore" in docs/operations.md.';

/** Said after a restore that found jobs. */
const ON_HOLD_SENTENCE =
  'Mails and tasks of that time are on hold, since some may have run since. See them with: npm run studio -- jobs, ' +
  'then let them run (jobs resume) or throw them away (jobs discard mail).';
