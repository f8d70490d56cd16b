import { inTransaction } from '@lifted/database/transaction';
import { keptSince } from '@lifted/domain/retention/retention-dates';
import { RETENTION_RULES, type RetentionRuleName } from '@lifted/domain/retention/retention-rules';
import type { Pool } from 'pg';
import { forgottenVisits } from '../../data/forgotten-visits.ts';
import type { DailyTask } from './daily-tasks.ts';

interface RetentionDependencies {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly values: RetentionValues;
}

/** A task for each rule, by its name. */
export function retentionTasks(dependencies: RetentionDependencies): Readonly<Record<string, DailyTask>> {
  const names = Object.keys(RETENTION_RULES).filter(isRuleName);
  return Object.fromEntries(names.map((rule) => [rule, () => carryOutRule(dependencies, rule)]));
}

/** Deletes what one rule no longer keeps, in one transaction; answers how many rows. */
export function carryOutRule(
  { pool, now, values }: RetentionDependencies,
  rule: RetentionRuleName,
): Promise<number> {
  const before = keptSince(RETENTION_RULES[rule].keeping, now());
  return inTransaction(pool, async (client) => {
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

/** The mails about applications are kept as long as these, receipts of declarations as long as those. */
const KEPT_ELSEWHERE = `(m.kind = any($2::text[])
  or exists (select from studio.contract_declarations d where d.receipt_message_id = m.message_id))`;

/** Values a statement needs besides `$1`, the instant before which something is deleted. */
export interface RetentionValues {
  /** Kinds of mails about applications. */
  readonly applicationMailKinds: readonly string[];
  /** Kind of the last mail to somebody who was deleted: it goes once it is sent. */
  readonly lastMailKind: string;
}

interface RetentionStatement {
  readonly sql: string;
  readonly values?: (values: RetentionValues) => readonly unknown[];
}

/** How each rule of packages/domain/src/retention/retention-rules.ts is carried out, in this order. */
const RETENTION_STATEMENTS: Readonly<Record<RetentionRuleName, readonly RetentionStatement[]>> = {
  test_workouts: forgottenVisits('w.start_datetime < $1').map((sql) => ({ sql })),
  unconfirmed_places: [{ sql: 'delete from studio.trial_bookings where held_until < $1' }],
  // The rows remain for the counts.
  partner_guests: [
    {
      sql: `update studio.partner_guests g set name = null, reference = null from studio.workouts w
             where w.number = g.workout_number and w.start_datetime < $1
               and (g.name is not null or g.reference is not null)`,
    },
  ],
  pictures: [
    {
      sql: `delete from studio.pictures p
             where p.last_used_at < $1
               and not exists (select from studio.coaches c where c.profile_image_url = p.address)
               and not exists (select from studio.challenges h
                                where p.address in (h.background_image, h.prize_image))
               and not exists (select from studio.profiles r where strpos(r.profile::text, p.hash) > 0)`,
    },
    {
      sql: `delete from studio.clips c
             where c.last_used_at < $1
               and not exists (select from studio.exercises x where x.video_url = c.address)`,
    },
  ],
  booking_commands: [{ sql: 'delete from studio.booking_commands where at < $1' }],
  command_keys: [{ sql: 'delete from studio.command_keys where at < $1' }],
  mails: [
    {
      sql: `delete from studio.mail_outbox m
             where (m.created_at < $1 and not ${KEPT_ELSEWHERE})
                or (m.kind = $3 and m.sent_at is not null)`,
      values: ({ applicationMailKinds, lastMailKind }) => [applicationMailKinds, lastMailKind],
    },
  ],
  messages: [{ sql: 'delete from studio.messages where written_at < $1' }],
  push_subscriptions: [{ sql: 'delete from studio.push_subscriptions where renewed_at < $1' }],
  trainer_applications: [
    {
      sql: 'delete from studio.mail_outbox where created_at < $1 and kind = any($2::text[])',
      values: ({ applicationMailKinds }) => [applicationMailKinds],
    },
    { sql: 'delete from studio.trainer_applications where received_at < $1' },
  ],
  contract_declarations: [
    {
      sql: `delete from studio.mail_outbox m using studio.contract_declarations d
             where d.receipt_message_id = m.message_id and d.received_at < $1`,
    },
    { sql: 'delete from studio.contract_declarations where received_at < $1' },
  ],
  sign_in_leftovers: [
    { sql: 'delete from identity."session" where "expiresAt" < $1' },
    { sql: 'delete from identity."verification" where "expiresAt" < $1' },
    { sql: 'delete from studio.sign_in_links where expires_at < $1' },
    { sql: 'delete from studio.sign_in_failures where window_started_at < $1' },
    { sql: 'delete from studio.phone_codes where expires_at < $1' },
    { sql: 'delete from studio.used_passkey_challenges where expires_at < $1' },
    // The last one sent is the latest; its times are sorted.
    { sql: 'delete from studio.mail_codes where sent_at[cardinality(sent_at)] < $1' },
    { sql: 'delete from studio.second_factors where enrolled_at is null and begun_at < $1' },
    {
      sql: `delete from studio.second_factor_limits
             where coalesce(wrong_since, '-infinity') < $1 and not ($1 <= any(sms_sent_at))`,
    },
  ],
  known_devices: [{ sql: 'delete from studio.known_devices where last_used_at < $1' }],
  audit_log: [
    // What lets rows go is the word of this transaction; see migration 012.
    {
      sql: `delete from studio.audit_log where at < $1 and set_config('studio.retention', 'on', true) = 'on'`,
    },
  ],
  webhook_events: [{ sql: 'delete from studio.webhook_events where at < $1' }],
  import_changes: [
    {
      sql: 'delete from studio.import_changes c using studio.audit_log l where l.id = c.entry and l.at < $1',
    },
  ],
  forgotten_people: [{ sql: 'delete from studio.forgotten_people where forgotten_at < $1' }],
};
