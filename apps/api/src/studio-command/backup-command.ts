import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup } from '@lifted/database/backup';
import { describeContent } from './describe-content.ts';
import type { CommandCall, CommandOutcome, StudioCommand } from './studio-command.ts';

/** `backup FILE`: the whole database in one file, while the studio goes on working. */
export const backupCommand: StudioCommand = {
  name: 'backup',
  usage: 'backup FILE',
  summary: 'write everything into one file; it holds personal data, keep it safe',
  run: runBackup,
};

async function runBackup({ words, resolvePath, withDatabase, screen }: CommandCall): Promise<CommandOutcome> {
  const [path, ...rest] = words;
  if (path === undefined)
    return { kind: 'wrong_usage', sentence: 'Which file shall the backup be written to?' };
  if (rest.length > 0) return { kind: 'wrong_usage', sentence: 'A backup is one file.' };
  const file = resolvePath(path);
  if (existsSync(file)) {
    return {
      kind: 'failed',
      sentence: `${file} exists already and is not overwritten. Choose another name.`,
    };
  }
  if (!existsSync(dirname(file))) {
    return { kind: 'failed', sentence: `There is no directory ${dirname(file)} to write the backup to.` };
  }
  const content = await withDatabase((pool) => backup(pool, file));
  screen.print(`Backed up ${describeContent(content)} to ${file}.`);
  return { kind: 'done' };
}
