import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { makeBackupKeys, type OpeningKeys, readKeyFile } from '@lifted/embedded-postgres/sealing/backup-keys';
import type { Opening } from '@lifted/embedded-postgres/sealing/open-sealed';
import { readArguments } from './command-line/arguments.ts';
import type { CommandCall, CommandOutcome, StudioCommand } from './command-line/studio-command.ts';

const PRIVATE_FILE_MODE = 0o600;

/** `backup-keys FILE`: what the server encrypts and signs with, printed; what opens it, in a file for the operator alone. */
export const backupKeysCommand: StudioCommand = {
  name: 'backup-keys',
  usage: 'backup-keys FILE',
  summary: 'make keys that backups are encrypted and signed with; FILE opens them, keep it off this machine',
  run: runBackupKeys,
};

async function runBackupKeys({
  words,
  resolvePath,
  publicUrl,
  now,
  screen,
}: CommandCall): Promise<CommandOutcome> {
  const typed = readArguments(words, {});
  if (typed.kind === 'wrong_usage') return typed;
  const [path, ...rest] = typed.positionals;
  if (path === undefined || rest.length > 0) {
    return { kind: 'wrong_usage', sentence: 'Which file shall the key that opens backups be written to?' };
  }
  const file = resolvePath(path);
  if (existsSync(file)) {
    return {
      kind: 'failed',
      sentence: `${file} exists already and is not overwritten: backups may need it. Choose another name.`,
    };
  }
  const { sealing, keyFile } = await makeBackupKeys(new URL(publicUrl).host, now());
  await writeFile(file, keyFile, { mode: PRIVATE_FILE_MODE, flag: 'wx' });
  screen.note('Give these settings to every server, and to the command line that writes backups:');
  screen.print(`BACKUP_RECIPIENT=${sealing.recipient}`);
  screen.print(`BACKUP_SIGNING_KEY=${sealing.signingKey}`);
  screen.note(
    `${file} opens the backups. Move it off this machine, to two places: without it none can be restored.`,
  );
  return { kind: 'done' };
}

/**
 * How a restore opens its backup. One that is neither encrypted nor signed is taken when the studio has no keys and none were
 * named, or when the operator says so.
 */
export async function readOpening(
  { resolvePath, backupKeys }: CommandCall,
  { key, unsealed }: { readonly key: string | undefined; readonly unsealed: boolean },
): Promise<Opening | Extract<CommandOutcome, { kind: 'failed' }>> {
  if (key === undefined) return { keys: undefined, acceptUnsealed: unsealed || backupKeys === undefined };
  const file = resolvePath(key);
  if (!existsSync(file)) return { kind: 'failed', sentence: `There is no key file ${file}.` };
  const keys: OpeningKeys | undefined = readKeyFile(await readFile(file, 'utf8'));
  if (keys === undefined) {
    return { kind: 'failed', sentence: `${file} is no key file that backup-keys wrote, or is damaged.` };
  }
  return { keys, acceptUnsealed: unsealed };
}
