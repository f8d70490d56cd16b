import type { Call } from '@lifted/contract/call';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { contractCalls } from '../calls/contract-calls.ts';
import { askingIn } from './ask-as.ts';
import { inOrder, needsOf, STILL_REFUSED } from './call-needs.ts';
import { nameOf } from './expected-rights.ts';
import { MANY_CLASSES, MANY_PEOPLE, MANY_ROWS } from './many-rows.ts';
import { openRightsWorld, type CallerName, type RightsWorld } from './rights-world.ts';

/*
 * What grows with the years is found by index, in every call of the contract: each statement a call makes is planned among many
 * rows, with whole reads of tables made dear. A plan that reads one all the same has no other way.
 */

/** Tables that grow with each class, each person, each day or each press. */
const GROWING = new Set([
  'account',
  'account_roles',
  'accounts',
  'audit_log',
  'backup_codes',
  'booking_commands',
  'bookings',
  'calendar_feeds',
  'challenge_participants',
  'check_in_secrets',
  'class_places',
  'command_keys',
  'contract_declarations',
  'credit_entries',
  'customer_notes',
  'customers',
  'deletion_requests',
  'entitlement_branches',
  'entitlements',
  'exercise_notes',
  'exercise_swaps',
  'fees',
  'firebase_identities',
  'forgotten_people',
  'handled_items',
  'import_changes',
  'jobs',
  'known_devices',
  'mail_codes',
  'mail_outbox',
  'merged_people',
  'message_consents',
  'message_settings',
  'messages',
  'own_trainings',
  'partner_guests',
  'passkeys',
  'people_search',
  'phone_codes',
  'push_deliveries',
  'push_subscriptions',
  'rate_counts',
  'second_factor_limits',
  'second_factor_sessions',
  'second_factors',
  'session',
  'set_cells',
  'set_entries',
  'set_logs',
  'sign_in_failures',
  'sign_in_links',
  'trial_bookings',
  'used_passkey_challenges',
  'user',
  'verification',
  'waitlist_entries',
  'webhook_attempts',
  'webhook_events',
  'wod_exercises',
  'wod_releases',
  'workouts',
]);

/** What the studio sets up, or counts by month: as many rows as people at the desk can look after. */
const SMALL = new Set([
  'announcement_drafts',
  'announcements',
  'api_keys',
  'branches',
  'challenges',
  'class_kinds',
  'client_error_counts',
  'clips',
  'closures',
  'coach_pins',
  'coaches',
  'desk_branches',
  'directory_version',
  'exercise_alternatives',
  'exercises',
  'floor_devices',
  'floor_unlocks',
  'forgotten_people_key',
  'implements',
  'install_counts',
  'jwks',
  'locations',
  'narrower_pictures',
  'partners',
  'pictures',
  'product_branches',
  'products',
  'profile_previews',
  'profiles',
  'programme_cycles',
  'push_keys',
  'room_equipment',
  'substitute_requests',
  'trainer_applications',
  'unsubscribe_key',
  'vat_rates',
  'web_vital_counts',
  'webhooks',
  'week_templates',
]);

/** Calls whose answer is about everybody. */
const READS_ALL: Readonly<Record<string, readonly string[]>> = {
  // Whom of all members a group means.
  '/desk/announcements POST': ['entitlements'],
  '/desk/announcements/preview POST': ['entitlements'],
  '/desk/announcements/receivers POST': ['entitlements'],
  // What nobody has dealt with.
  '/desk/inbox GET': ['contract_declarations'],
  '/desk/today GET': ['contract_declarations'],
  // How many there are of all members.
  '/desk/numbers GET': ['entitlements'],
};

/** What these calls look up for each of many classes, though to read all of it once would be cheaper among the rows of this test. */
const LOOKED_UP: Readonly<Record<string, readonly string[]>> = {
  '/desk/timetable GET': ['audit_log', 'class_places', 'set_entries'],
  '/desk/today GET': ['audit_log', 'bookings', 'class_places', 'set_entries'],
};

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** A node of a plan, as PostgreSQL describes it. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Parent Relationship'?: string;
  readonly Strategy?: string;
  readonly Plans?: readonly PlanNode[];
}

/** What an index may hold that is read from end to end, such as all who wait at the moment. */
const FEW = 300;

let world: RightsWorld;
let ask: ReturnType<typeof askingIn>;
let planner: pg.Client;
let planned = 0;
let calls: readonly Call[];
/** Calls that were not answered with what they ask for, so that their later statements were not planned. */
const refused = new Set<string>();
/** How many rows each index holds. */
let indexEntries: ReadonlyMap<string, number>;

beforeAll(async () => {
  world = await openRightsWorld();
  ask = askingIn(world);
  const { host, user, database } = world.database.connection;
  planner = new pg.Client({ host, user, database });
  await planner.connect();
  await world.database.pool.query(MANY_ROWS);
  await world.database.pool.query(MANY_PEOPLE);
  const { rows } = await world.database.pool.query<{ name: string; entries: number }>(
    `select relname as name, reltuples as entries from pg_class where relkind = 'i' and relnamespace in ('studio'::regnamespace, 'identity'::regnamespace)`,
  );
  indexEntries = new Map(rows.map(({ name, entries }) => [name, entries]));
  calls = inOrder(await contractCalls());
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await planner.end();
  await world.close();
});

/** Somebody the call is for. */
function callerOf({ access }: Call): CallerName {
  switch (access) {
    case 'all':
      return 'nobody';
    case 'signed-in':
    case 'self':
    case 'self-or-coach':
    case 'self-or-desk':
      return 'mia';
    case 'staff':
    case 'desk':
    case 'owner':
      return 'owner';
    case 'floor':
      return 'loft';
    default:
      return access satisfies never;
  }
}

/** Whether a node reads all of what is below it before it answers its first row, so that a limit above saves nothing. */
function readsAllBelow({ 'Node Type': type, Strategy: strategy }: PlanNode): boolean {
  return type === 'Sort' || type === 'Hash' || (type === 'Aggregate' && strategy !== 'Sorted');
}

/** Tables a plan reads as a whole: every row of a table, or of a large index with nothing to look for. */
function wholeReads(node: PlanNode, isLimitedAbove = false): string[] {
  const { 'Node Type': type, 'Relation Name': table, 'Index Cond': condition, Plans = [] } = node;
  const isLimited = isLimitedAbove && node['Parent Relationship'] !== 'Inner';
  const entries = indexEntries.get(node['Index Name'] ?? '') ?? 0;
  const isWhole = type === 'Seq Scan' || (condition === undefined && !isLimited && entries > FEW);
  const here = isWhole && table !== undefined && GROWING.has(table) ? [table] : [];
  const isLimitedBelow = (isLimited || type === 'Limit') && !readsAllBelow(node);
  return [...here, ...Plans.flatMap((below) => wholeReads(below, isLimitedBelow))];
}

/** What a client of PostgreSQL was asked, where that is a statement with a plan. */
function statementOf([asked, values]: readonly unknown[]): Statement[] {
  const query = typeof asked === 'string' ? { text: asked, values } : asked;
  if (typeof query !== 'object' || query === null || !('text' in query)) return [];
  const { text } = query;
  if (typeof text !== 'string' || !/^\s*(?:select|with|insert|update|delete)\b/i.test(text)) return [];
  const given = 'values' in query && Array.isArray(query.values) ? query.values : values;
  return [{ text, values: Array.isArray(given) ? given : [] }];
}

/** The tables that plans of what a call asks read as a whole; notes calls that were refused. */
async function wholeReadsOf(call: Call): Promise<readonly string[]> {
  const queries = vi.spyOn(pg.Client.prototype, 'query');
  const { status } = await ask(call, callerOf(call), needsOf(call));
  if (status >= 300) refused.add(nameOf(call));
  const made: readonly (readonly unknown[])[] = queries.mock.calls;
  const statements = new Map(made.flatMap(statementOf).map(({ text, values }) => [text, values]));
  queries.mockRestore();
  const tables = new Set<string>();
  for (const [text, values] of statements) {
    const { rows } = await planner.query<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(
      `explain (format json) ${text}`,
      [...values],
    );
    planned += 1;
    for (const { 'QUERY PLAN': plans } of rows)
      for (const table of plans.flatMap(({ Plan }) => wholeReads(Plan))) tables.add(table);
  }
  return [...tables].toSorted();
}

it('knows of each table whether it grows', async () => {
  const { rows } = await planner.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace in ('studio'::regnamespace, 'identity'::regnamespace)`,
  );
  const names = rows.map(({ name }) => name);
  expect([...GROWING, ...SMALL].toSorted()).toEqual(names.toSorted());
});

it('finds what grows by index, whatever is asked', { timeout: 600_000 }, async () => {
  await planner.query('set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off');
  const found: Record<string, readonly string[]> = {};
  for (const call of calls) {
    const tables = await wholeReadsOf(call);
    if (tables.length > 0) found[nameOf(call)] = tables;
  }
  expect(found).toEqual(READS_ALL);
  expect([...refused].toSorted()).toEqual(STILL_REFUSED);
  expect(planned).toBeGreaterThan(800);
});

it('looks up what belongs to each of many classes, however cheap it is to read all of it', async () => {
  await world.database.pool.query(MANY_CLASSES);
  await planner.query('reset all');
  const read: Record<string, readonly string[]> = {};
  for (const call of calls) {
    const tables = LOOKED_UP[nameOf(call)];
    if (tables === undefined) continue;
    const whole = await wholeReadsOf(call);
    read[nameOf(call)] = tables.filter((table) => whole.includes(table));
  }
  expect(read).toEqual({ '/desk/timetable GET': [], '/desk/today GET': [] });
});
