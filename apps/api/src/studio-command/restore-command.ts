import { existsSync } from 'node:fs';
import { DatabaseNotEmptyError, restore } from '@lifted/database/restore';
import { describeContent } from './describe-content.ts';
import type { CommandCall, CommandOutcome, StudioCommand } from './studio-command.ts';

const REPLACE = '--replace';

/** `restore FILE [--replace]`: the database as it was when the backup was written. */
export const restoreCommand: StudioCommand = {
  name: 'restore',
  usage: `restore FILE [${REPLACE}]`,
  summary: `bring back what a backup holds; with ${REPLACE} in place of everything that is there`,
  run: runRestore,
};

async function runRestore({
  words,
  resolvePath,
  withDatabase,
  screen,
}: CommandCall): Promise<CommandOutcome> {
  const unknown = words.find((word) => word.startsWith('-') && word !== REPLACE);
  if (unknown !== undefined) return { kind: 'wrong_usage', sentence: `${unknown} is not known here.` };
  const [path, ...rest] = words.filter((word) => word !== REPLACE);
  if (path === undefined) return { kind: 'wrong_usage', sentence: 'Which file shall be restored?' };
  if (rest.length > 0) return { kind: 'wrong_usage', sentence: 'A backup is one file.' };
  const file = resolvePath(path);
  if (!existsSync(file)) return { kind: 'failed', sentence: `There is no file ${file}.` };
  try {
    const replace = words.includes(REPLACE);
    const content = await withDatabase((pool) => restore(pool, file, { replace }));
    screen.print(`Restored ${describeContent(content)} from ${file}.`);
    return { kind: 'done' };
  } catch (error) {
    if (!(error instanceof DatabaseNotEmptyError)) throw error;
    return {
      kind: 'failed',
      sentence: `The database holds data already. To replace all of it: npm run studio -- restore ${path} ${REPLACE}`,
    };
  }
}
