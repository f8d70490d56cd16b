import type { Pool } from 'pg';
import {
  findAuditSubject,
  type AuditSubject,
  writeAuditEntry,
} from '../../operations/audit/audit-log-repository.ts';
import type { CommandCall } from './studio-command.ts';
import { readAddress } from './arguments.ts';

interface CommandRun {
  /** Name of the command. */
  readonly action: string;
  readonly words: readonly string[];
}

const NOBODY: AuditSubject = { customerId: null, accountUid: null };

/**
 * The database as commands get it: that the operator ran one is in the audit log before it does anything, and nothing is
 * done that could not be noted. A restore replaces the log, so it is noted afterwards, in the one that came.
 */
export function loggedDatabase(
  { withDatabase, now }: Pick<CommandCall, 'withDatabase' | 'now'>,
  run: CommandRun,
): CommandCall['withDatabase'] {
  return (work) =>
    withDatabase(async (pool) => {
      const noted = run.action !== REPLACES_EVERYTHING && (await note(pool, run, now()));
      const result = await work(pool);
      if (!noted) await note(pool, run, now());
      return result;
    });
}

const REPLACES_EVERYTHING = 'restore';

/** False where there is no log yet: a database nobody has set up, or one of an earlier release. */
async function note(pool: Pool, { action, words }: CommandRun, at: Date): Promise<boolean> {
  const { rows } = await pool.query<{ there: boolean }>(
    `select to_regclass('studio.audit_log') is not null as there`,
  );
  if (rows[0]?.there !== true) return false;
  const subject = await subjectOf(pool, words);
  await writeAuditEntry(pool, { at, actor: { kind: 'operator' }, action, ...subject });
  return true;
}

/** Whom the first address that was typed belongs to; nobody for a command about no one person. */
async function subjectOf(pool: Pool, words: readonly string[]): Promise<AuditSubject> {
  const [first] = words.map((word) => readAddress(word)).filter((read) => read.kind === 'address');
  return first === undefined ? NOBODY : findAuditSubject(pool, first.email);
}
