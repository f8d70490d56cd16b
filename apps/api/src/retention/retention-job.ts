import { inTransaction } from '@lifted/database/transaction';
import { keptSince } from '@lifted/domain/retention-dates';
import { RETENTION_RULES, type RetentionRuleName } from '@lifted/domain/retention-rules';
import { DAY_MS } from '@lifted/domain/studio-calendar';
import type { Pool } from 'pg';
import { loggable } from '../http/failures.ts';
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
  /** Told of every deed how it ended, unless another process does it. */
  readonly watch?: (deed: string, outcome: 'done' | 'failed') => void;
}

/** Rows deleted, by rule or other deed. Those of a deed that failed, or that another process does now, are missing. */
export type RetentionOutcome = Readonly<Record<string, number>>;

/** Keeps these locks apart from those of other parts; the second half is the rule's place. */
const LOCK_SPACE = 12;

const RULE_NAMES = Object.keys(RETENTION_RULES).filter(isRuleName);

/**
 * Carries out every rule once, each in a transaction of its own, so that one that fails holds up no other. Of processes
 * that do so at the same time one carries out a rule and the others pass it by.
 */
export async function runRetention(dependencies: RetentionDependencies): Promise<RetentionOutcome> {
  const { alsoDaily = {}, log, watch } = dependencies;
  const deeds: [string, () => Promise<number | undefined>][] = [
    ...RULE_NAMES.map((rule): [string, () => Promise<number | undefined>] => [
      rule,
      () => carryOutRule(dependencies, rule),
    ]),
    ...Object.entries(alsoDaily),
  ];
  const outcome: Record<string, number> = {};
  for (const [name, carryOutDeed] of deeds) {
    try {
      const count = await carryOutDeed();
      if (count === undefined) continue;
      outcome[name] = count;
      watch?.(name, 'done');
    } catch (failure) {
      watch?.(name, 'failed');
      log.warn(
        { rule: name, failure: loggable(failure) },
        'retention: one rule failed; the next day tries again',
      );
    }
  }
  return outcome;
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

/** Runs at once and then every day for as long as the process lives. */
export function startRetention(dependencies: RetentionDependencies & { readonly everyMs?: number }): {
  readonly stop: () => Promise<void>;
} {
  const { log, everyMs = DAY_MS } = dependencies;
  let running = run();
  const timer = setInterval(() => {
    running = run();
  }, everyMs);
  timer.unref();

  async function run(): Promise<void> {
    const outcome = await runRetention(dependencies);
    const done = Object.fromEntries(Object.entries(outcome).filter(([, count]) => count > 0));
    if (Object.keys(done).length > 0) log.info({ deleted: done }, 'retention: deleted, its time is over');
  }

  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
