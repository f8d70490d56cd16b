import type { Pool } from 'pg';
import {
  findAuditSubject,
  findOwner,
  type AuditSubject,
  writeAuditEntry,
} from '../../audit/audit-log-repository.ts';
import type { CommandCall } from './studio-command.ts';
import { readAddress } from './arguments.ts';

interface CommandRun {
  /** Name of the command. */
  readonly action: string;
  readonly words: readonly string[];
  readonly isAboutEntitlement: boolean;
}

const NOBODY: AuditSubject = { customerId: null, accountUid: null };

/**
 * The database as commands get it: running a command is recorded in the audit log before it does anything, and a command
 * that cannot be recorded does not run. A restore replaces the log, so it is recorded afterwards, in the restored one.
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

/** False without a log: a database that is not set up, or of an earlier release. */
async function note(pool: Pool, run: CommandRun, at: Date): Promise<boolean> {
  const { rows } = await pool.query<{ there: boolean }>(
    `select to_regclass('studio.audit_log') is not null as there`,
  );
  if (rows[0]?.there !== true) return false;
  const subject = await subjectOf(pool, run);
  await writeAuditEntry(pool, { at, actor: { kind: 'operator' }, action: run.action, ...subject });
  return true;
}

/** The owner of the first address typed, or of the entitlement; nobody for a command about no one in particular. */
async function subjectOf(pool: Pool, { words, isAboutEntitlement }: CommandRun): Promise<AuditSubject> {
  if (isAboutEntitlement) return findOwner(pool, words[0] ?? '');
  const [first] = words.map((word) => readAddress(word)).filter((read) => read.kind === 'address');
  return first === undefined ? NOBODY : findAuditSubject(pool, first.email);
}
