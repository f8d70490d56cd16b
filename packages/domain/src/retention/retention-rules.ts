import type { Keeping } from './retention-dates.ts';
import { APPLICATION_KEPT_MONTHS } from '../applications/trainer-application-retention.ts';

/** What the studio deletes by itself, how long it keeps it first, why, and which rule says so. */
export interface RetentionRule {
  readonly what: string;
  /** Counted from the event `from` names. */
  readonly keeping: Keeping;
  readonly from: string;
  readonly why: string;
  readonly source: string;
}

const PURPOSE = 'Art. 5 (1) (e) GDPR';

/**
 * Every period after which something is deleted without anybody asking. The job (apps/api/src/operations/retention) has a statement
 * for each, the privacy policy and docs/operations.md say the same figures.
 */
export const RETENTION_RULES = {
  test_workouts: {
    what: 'names and addresses of visitors in test workouts',
    keeping: { unit: 'months', count: 12 },
    from: 'the class',
    why: 'to settle the class, and because a test workout is free once',
    source: PURPOSE,
  },
  unconfirmed_places: {
    what: 'places in test workouts that nobody confirmed in time',
    keeping: { unit: 'days', count: 7 },
    from: 'the end of the half hour they were held',
    why: 'so that a link that was opened too late can say so',
    source: PURPOSE,
  },
  partner_guests: {
    what: 'names and references of guests of partner services',
    keeping: { unit: 'months', count: 6 },
    from: 'the class',
    why: 'to hold the payout of the partner against who came',
    source: PURPOSE,
  },
  pictures: {
    what: 'uploaded pictures and clips nothing shows any more',
    keeping: { unit: 'days', count: 30 },
    from: 'their upload, or their last use',
    why: 'so that a change of a picture or clip can be undone',
    source: PURPOSE,
  },
  booking_commands: {
    what: 'requests to book, cancel and wait',
    keeping: { unit: 'months', count: 12 },
    from: 'the request',
    why: 'to show who asked for what, when somebody objects to a fee',
    source: 'Art. 6 (1) (f) GDPR',
  },
  command_keys: {
    what: 'keys of commands, with what was answered',
    keeping: { unit: 'days', count: 1 },
    from: 'the command',
    why: 'so that a repeated press is answered and not carried out twice',
    source: PURPOSE,
  },
  mails: {
    what: 'recipient, subject and time of mails',
    keeping: { unit: 'days', count: 90 },
    from: 'the writing of the mail',
    why: 'to show that something was sent when somebody says that it never came',
    source: 'Art. 6 (1) (f) GDPR',
  },
  messages: {
    what: 'messages in the app',
    keeping: { unit: 'months', count: 6 },
    from: 'the writing of the message',
    why: 'so that members can look up what they were told',
    source: 'Art. 6 (1) (b) GDPR',
  },
  push_subscriptions: {
    what: 'browsers that show messages and were not opened any more',
    keeping: { unit: 'months', count: 6 },
    from: 'the last opening of the app there',
    why: 'a device out of use needs no messages',
    source: PURPOSE,
  },
  trainer_applications: {
    what: 'applications of trainers, and the mails about them',
    keeping: { unit: 'months', count: APPLICATION_KEPT_MONTHS },
    from: 'their arrival',
    why: 'claims after a refusal',
    source: '§ 15 (4) AGG, § 61b (1) ArbGG',
  },
  contract_declarations: {
    what: 'declarations to end or withdraw from a contract, and their receipts',
    keeping: { unit: 'years_to_year_end', count: 6 },
    from: 'their arrival',
    why: 'they are business letters',
    source: '§ 147 (1) no. 2, (3), (4) AO, § 257 (1) no. 2, (4), (5) HGB',
  },
  sign_in_leftovers: {
    what: 'sessions, links and codes that are no longer good, and counts of failed tries',
    keeping: { unit: 'days', count: 7 },
    from: 'their end',
    why: 'to look into a break-in of the last days',
    source: 'Art. 32 (1) GDPR',
  },
  known_devices: {
    what: 'browsers an account was used with before',
    keeping: { unit: 'months', count: 12 },
    from: 'the last sign-in there',
    why: 'so that strangers lock nobody out, and a new device is noticed',
    source: 'Art. 32 (1) GDPR',
  },
  audit_log: {
    what: 'the audit log',
    keeping: { unit: 'months', count: 24 },
    from: 'the action',
    why: 'to show who looked at or changed what, also when it comes to light late',
    source: 'Art. 5 (2), Art. 32 (1) GDPR',
  },
  webhook_events: {
    what: 'what webhooks were told, and how each try ended',
    keeping: { unit: 'days', count: 30 },
    from: 'the event',
    why: 'so that what did not arrive can be looked into and sent again',
    source: PURPOSE,
  },
  import_changes: {
    what: 'what an import at the desk changed, row by row',
    keeping: { unit: 'days', count: 30 },
    from: 'the import',
    why: 'to take the import back',
    source: PURPOSE,
  },
  forgotten_people: {
    what: 'marks of deleted people, which keep imports from bringing them back',
    keeping: { unit: 'years_to_year_end', count: 8 },
    from: 'the deletion',
    why: 'as long as the booking service has to keep their invoices it may still name them in its files',
    source: 'Art. 17 (1) GDPR; § 147 (3) AO',
  },
} as const satisfies Readonly<Record<string, RetentionRule>>;

export type RetentionRuleName = keyof typeof RETENTION_RULES;
