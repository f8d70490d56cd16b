import { inTransaction } from '@lifted/database/transaction';
import { keptSince } from '@lifted/domain/retention/retention-dates';
import { RETENTION_RULES, type RetentionRuleName } from '@lifted/domain/retention/retention-rules';
import type { Pool } from 'pg';
import { loggable } from '../../http/errors/failures.ts';
import { repeatDaily } from './repeat-daily.ts';
import { RETENTION_STATEMENTS, type RetentionValues } from './retention-statements.ts';

interface RetentionLog {
  readonly info: (facts: object, message: string) => void;
  readonly warn: (facts: object, message: string) => void;
}

interface RetentionDependencies {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly log: RetentionLog;
  readonly values: RetentionValues;
  /** What else is due every day, by a word for the log; answers how much was done. */
  readonly alsoDaily?: Readonly<Record<string, () => Promise<number>>>;
  /** Told of every task how it ended, unless another process does it. */
  readonly watch?: (task: string, outcome: 'done' | 'failed') => void;
}

export interface RetentionOutcome {
  /** Rows deleted, by task. Those of a task that failed, or that another process does now, are missing. */
  readonly deleted: Readonly<Record<string, number>>;
  /** The tasks that failed. */
  readonly failed: readonly string[];
}

/** Keeps these locks apart from those of other parts; the second half is the rule's place. */
const LOCK_SPACE = 12;

const RULE_NAMES = Object.keys(RETENTION_RULES).filter(isRuleName);

/**
 * Carries out every rule once, each in a transaction of its own, so that one that fails holds up no other. Of processes
 * that do so at the same time one carries out a rule and the others pass it by. `only`: the tasks of these names.
 */
export async function runRetention(
  dependencies: RetentionDependencies,
  only?: readonly string[],
): Promise<RetentionOutcome> {
  const { alsoDaily = {}, log, watch } = dependencies;
  const tasks: [string, () => Promise<number | undefined>][] = [
    ...RULE_NAMES.map((rule): [string, () => Promise<number | undefined>] => [
      rule,
      () => carryOutRule(dependencies, rule),
    ]),
    ...Object.entries(alsoDaily),
  ];
  const deleted: Record<string, number> = {};
  const failed: string[] = [];
  for (const [name, carryOut] of tasks) {
    if (only !== undefined && !only.includes(name)) continue;
    try {
      const count = await carryOut();
      if (count === undefined) continue;
      deleted[name] = count;
      watch?.(name, 'done');
    } catch (failure) {
      failed.push(name);
      watch?.(name, 'failed');
      log.warn(
        { rule: name, failure: loggable(failure) },
        'retention: one rule failed; it is tried again soon',
      );
    }
  }
  return { deleted, failed };
}

/** Deletes what one rule no longer keeps; answers how many rows. Undefined when another process does so at this moment. */
export function carryOutRule(
  { pool, now, values }: Pick<RetentionDependencies, 'pool' | 'now' | 'values'>,
  rule: RetentionRuleName,
): Promise<number | undefined> {
  const before = keptSince(RETENTION_RULES[rule].keeping, now());
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ mine: boolean }>(
      'select pg_try_advisory_xact_lock($1, $2) as mine',
      [LOCK_SPACE, RULE_NAMES.indexOf(rule)],
    );
    if (rows[0]?.mine !== true) return undefined;
    let deleted = 0;
    for (const { sql, values: more } of RETENTION_STATEMENTS[rule]) {
      const { rowCount } = await client.query(sql, [before, ...(more?.(values) ?? [])]);
      deleted += rowCount ?? 0;
    }
    return deleted;
  });
}

function isRuleName(name: string): name is RetentionRuleName {
  return name in RETENTION_STATEMENTS;
}

/** Runs at once and then every day for as long as the process lives; what failed is tried again soon. */
export function startRetention(dependencies: RetentionDependencies & { readonly everyMs?: number }): {
  readonly stop: () => Promise<void>;
} {
  const { log, everyMs } = dependencies;
  return repeatDaily(async (only) => {
    const { deleted, failed } = await runRetention(dependencies, only);
    const some = Object.fromEntries(Object.entries(deleted).filter(([, count]) => count > 0));
    if (Object.keys(some).length > 0) log.info({ deleted: some }, 'retention: deleted, its time is over');
    return failed;
  }, everyMs);
}
