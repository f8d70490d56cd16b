import type { MergePreview } from '@lifted/contract/desk/people/people';
import { CLASS_LENGTH_MS } from '@lifted/domain/calendar/studio-calendar';
import type { Pool, PoolClient } from 'pg';
import { recordChange } from '../../audit/desk-changes.ts';
import type { Editing } from '../../audit/edit-record.ts';
import { lockClassesAndLists } from '../../classes/waitlist.ts';
import { noteEvents } from '../../events/insert-events.ts';
import { refusedField, type Refusal, type Sentence } from '../../http/errors/refusal.ts';
import { recordMerged } from '../../http/errors/request-refusals.ts';
import { noSuchPerson } from '../../http/errors/unknown-records.ts';
import { disableAccount } from '../../identity/accounts/provisioned-account.ts';
import { planMergeMails } from './tell-merges.ts';

/** Two records of one person: `kept` gets everything, `gone` is given up. */
export interface Pair {
  readonly kept: Mergeable;
  readonly gone: Mergeable;
}

export interface Mergeable {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly email: string;
  /** Null for somebody who cannot sign in. */
  readonly uid: string | null;
  readonly isDisabled: boolean;
  readonly worksHere: boolean;
  readonly isBeingDeleted: boolean;
  /** Name of who has this record by now; null: it is one of its own. */
  readonly mergedInto: string | null;
}

async function findMergeable(client: Pool | PoolClient, id: string): Promise<Mergeable> {
  const { rows } = await client.query<Mergeable>(
    `select c.id, c.number, c.first_name || ' ' || c.last_name as name, c.email, a.uid,
            a.disabled_at is not null as "isDisabled",
            exists (select from studio.account_roles r
                     where r.provider = 'studio' and r.uid = a.uid and r.role <> 'member') as "worksHere",
            exists (select from studio.deletion_requests d where d.uid = a.uid) as "isBeingDeleted",
            (select coalesce((select k.first_name || ' ' || k.last_name from studio.customers k
                               where k.id = studio.person_kept(c.id)), '')
               from studio.merged_people m where m.gone_id = c.id) as "mergedInto"
       from studio.customers c
       left join studio.accounts a on a.provider = 'studio' and a.customer_id = c.id
      where c.id = $1`,
    [id],
  );
  const [person] = rows;
  if (person === undefined) throw noSuchPerson();
  return person;
}

/** Reads both; throws `not_found`. */
export async function findPair(client: Pool | PoolClient, keptId: string, goneId: string): Promise<Pair> {
  return { kept: await findMergeable(client, keptId), gone: await findMergeable(client, goneId) };
}

const OBSTACLES = {
  same: {
    en: 'That is the same record. Please choose the other one.',
    de: 'Das ist derselbe Eintrag. Wähl bitte den anderen.',
  },
  works_here: {
    en: 'The other one works here. Please take the roles away first, or merge the other way round.',
    de: 'Der andere Eintrag gehört jemandem aus dem Team. Nimm ihm bitte zuerst die Rollen, oder führ die beiden andersherum zusammen.',
  },
  deletion: {
    en: 'One of the two is about to be deleted. Please call that off first.',
    de: 'Einer der beiden wird demnächst gelöscht. Brich das bitte zuerst ab.',
  },
  classes: {
    en: 'Both have a place in the same class, or in classes at the same time. Please cancel one of them first.',
    de: 'Beide haben einen Platz im selben Kurs oder in Kursen zur selben Zeit. Sag bitte zuerst einen davon ab.',
  },
  sets: {
    en: 'Both have logged sets in the same class, so they are two people or one class was logged twice.',
    de: 'Beide haben im selben Kurs Sätze eingetragen: Es sind zwei Personen, oder ein Kurs wurde doppelt eingetragen.',
  },
  disabled: {
    en: 'Nobody could sign in any more: the account of the record that stays is disabled. Please have it enabled first, or merge the other way round.',
    de: 'Dann könnte sich niemand mehr anmelden: Das Konto des Eintrags, der bleibt, ist gesperrt. Lass es bitte zuerst freigeben, oder führ die beiden andersherum zusammen.',
  },
  no_account: {
    en: 'Nobody could sign in any more: the record that stays has no account, and the other one has. Please merge the other way round.',
    de: 'Dann könnte sich niemand mehr anmelden: Der Eintrag, der bleibt, hat kein Konto, der andere schon. Führ die beiden bitte andersherum zusammen.',
  },
  waits_there: {
    en: 'This one is on the waitlist of a class at a time at which the other has a place. Please take them off the list first.',
    de: 'Dieser Eintrag steht auf der Warteliste eines Kurses, und der andere hat zu dieser Zeit einen Platz. Nimm ihn bitte zuerst von der Liste.',
  },
  waits: {
    en: 'The other one is on a waitlist. Please let them leave it first.',
    de: 'Der andere Eintrag steht auf einer Warteliste. Nimm ihn bitte zuerst von der Liste.',
  },
} as const satisfies Readonly<Record<string, Sentence>>;

/** At one time: in one class, or in two of which neither is over; `$3` is when classes that are over began at the latest. */
const AT_ONE_TIME = `(kw.id = gw.id
  or kw.canceled_at is null and gw.canceled_at is null and kw.start_datetime > $3 and gw.start_datetime > $3
     and kw.start_datetime < gw.start_datetime + $4 * interval '1 millisecond'
     and gw.start_datetime < kw.start_datetime + $4 * interval '1 millisecond')`;

/** Why two records cannot become one; null: they can. */
export async function findObstacle(
  client: Pool | PoolClient,
  { kept, gone }: Pair,
  now: Date,
): Promise<Refusal | null> {
  const mergedInto = gone.mergedInto ?? kept.mergedInto;
  if (mergedInto !== null) return recordMerged(mergedInto);
  const obstacle = obstacleOfAccounts(kept, gone) ?? (await obstacleOfRows(client, kept, gone, now));
  return obstacle && refusedField('other_id', OBSTACLES[obstacle]);
}

function obstacleOfAccounts(kept: Mergeable, gone: Mergeable): keyof typeof OBSTACLES | null {
  if (kept.id === gone.id) return 'same';
  if (gone.worksHere) return 'works_here';
  if (kept.isBeingDeleted || gone.isBeingDeleted) return 'deletion';
  if (kept.isDisabled) return 'disabled';
  return kept.uid === null && gone.uid !== null && !gone.isDisabled ? 'no_account' : null;
}

async function obstacleOfRows(
  client: Pool | PoolClient,
  kept: Mergeable,
  gone: Mergeable,
  now: Date,
): Promise<keyof typeof OBSTACLES | null> {
  const { rows } = await client.query<Record<'classes' | 'sets' | 'waits' | 'waitsThere', boolean>>(
    `select exists (
              select from studio.bookings k
                join studio.workouts kw on kw.id = k.workout_id
                join studio.bookings g on g.customer_number = $2 and g.canceled_at is null
                join studio.workouts gw on gw.id = g.workout_id
               where k.customer_number = $1 and k.canceled_at is null
                 and (k.during && g.during or ${AT_ONE_TIME})) as classes,
            exists (
              select from studio.set_logs k join studio.set_logs g
                  on g.customer_number = $2 and g.workout_number = k.workout_number
               where k.customer_number = $1)
              or exists (
              select from studio.set_entries k join studio.set_entries g
                  on g.customer_number = $2 and g.workout_number = k.workout_number
               where k.customer_number = $1) as sets,
            exists (
              select from studio.waitlist_entries k
                join studio.workouts kw on kw.number = k.workout_number
                join studio.bookings g on g.customer_number = $2 and g.canceled_at is null
                join studio.workouts gw on gw.id = g.workout_id
               where k.customer_number = $1 and k.state in ('waiting', 'offered') and ${AT_ONE_TIME}) as "waitsThere",
            exists (
              select from studio.waitlist_entries where customer_number = $2 and state in ('waiting', 'offered')) as waits`,
    [kept.number, gone.number, new Date(now.getTime() - CLASS_LENGTH_MS), CLASS_LENGTH_MS],
  );
  const [found] = rows;
  if (found?.classes === true) return 'classes';
  if (found?.sets === true) return 'sets';
  if (found?.waits === true) return 'waits';
  return found?.waitsThere === true ? 'waits_there' : null;
}

/** What a merge moved, as the audit log has it: enough to move it back. */
export interface Moved {
  readonly kept: string;
  readonly gone: string;
  readonly was_enabled: boolean;
  readonly bookings: string[];
  readonly entitlements: string[];
  readonly waits: string[];
  readonly notes: string[];
  /** Numbers of the classes whose sets moved, and those of own trainings, which are below zero. */
  readonly classes: number[];
  readonly challenges: string[];
  /** Keys of what was asked of the booking engine; older merges name none. */
  readonly commands?: string[];
  /** Numbers; merges from before there were messages name none. */
  readonly messages?: string[];
  /** The same. Nobody agrees to news for somebody else: only the links of mails lead to who was kept. */
  readonly consents?: string[];
  /** 'exercise author', where who was kept had no such note. */
  readonly exercise_notes?: string[];
}

/** What would move. */
export async function readMovable(client: Pool | PoolClient, { kept, gone }: Pair): Promise<Moved> {
  const { rows } = await client.query<Omit<Moved, 'kept' | 'gone' | 'was_enabled'>>(
    `select array(select id from studio.bookings where customer_number = $1 order by id) as bookings,
            array(select id from studio.entitlements where customer_number = $1 order by number) as entitlements,
            array(select number::text from studio.waitlist_entries where customer_number = $1 order by number) as waits,
            array(select id from studio.customer_notes where customer_number = $1 order by id) as notes,
            array(select workout_number from studio.set_logs where customer_number = $1
                   union select workout_number from studio.set_entries where customer_number = $1
                   union select workout_number from studio.exercise_swaps where customer_number = $1
                   union select number from studio.own_trainings where customer_number = $1) as classes,
            array(select challenge_id from studio.challenge_participants g where customer_number = $1
                     and not exists (select from studio.challenge_participants k
                                      where k.challenge_id = g.challenge_id and k.customer_number = $2)
                   order by challenge_id) as challenges,
            array(select key::text from studio.booking_commands where customer_number = $1 order by at, key) as commands,
            array(select number::text from studio.messages g where customer_number = $1
                     and not exists (select from studio.messages k
                                      where k.customer_number = $2 and k.kind = g.kind and k.occasion = g.occasion)
                   order by number) as messages,
            array(select number::text from studio.message_consents where customer_number = $1 order by number) as consents,
            array(select exercise_key || ' ' || author from studio.exercise_notes g where customer_number = $1
                     and not exists (select from studio.exercise_notes k
                                      where k.customer_number = $2 and k.exercise_key = g.exercise_key and k.author = g.author)
                   order by exercise_key, author) as exercise_notes`,
    [gone.number, kept.number],
  );
  const [found] = rows;
  if (found === undefined) throw new Error('What would move was not counted.');
  return { kept: kept.id, gone: gone.id, was_enabled: !gone.isDisabled, ...found };
}

/** Counts what would move, and why it might not be possible. */
export async function previewMerge(pool: Pool, pair: Pair): Promise<Omit<MergePreview, 'obstacle'>> {
  const { bookings, entitlements, classes, challenges, notes } = await readMovable(pool, pair);
  return {
    other_id: pair.gone.id,
    other_name: pair.gone.name,
    other_email: pair.gone.email,
    bookings: bookings.length,
    entitlements: entitlements.length,
    classes_with_sets: classes.filter((number) => number > 0).length,
    challenges: challenges.length,
    notes: notes.length,
  };
}

/**
 * Locks two records and what they have ahead, and reads them as they are then: accounts, as a deletion does first, then in the
 * order of all commands classes and people. The rows are held against foreign keys too, so that nothing new comes to them.
 * Throws `not_found`.
 */
export async function lockPair(client: PoolClient, keptId: string, goneId: string): Promise<Pair> {
  await client.query(
    `select from studio.accounts where provider = 'studio' and customer_id = any ($1) order by uid for update`,
    [[keptId, goneId]],
  );
  const { kept, gone } = await findPair(client, keptId, goneId);
  const people = [kept.number, gone.number];
  const { rows } = await client.query<{ id: string }>(
    `select distinct w.id from studio.bookings b join studio.workouts w on w.id = b.workout_id
      where b.customer_number = any ($1) and b.canceled_at is null and (b.during is not null or b.booked_for is not null)`,
    [people],
  );
  await lockClassesAndLists(
    client,
    rows.map(({ id }) => id),
    people,
  );
  await client.query('select from studio.customers where number = any ($1) order by number for update', [
    people,
  ]);
  return findPair(client, keptId, goneId);
}

/** Moves rows that a merge named from one record to the other, whichever way. What was deleted since is left out. */
export async function moveRows(client: PoolClient, moved: Moved, from: number, to: number): Promise<void> {
  const steps: readonly (readonly [string, readonly (string | number)[]])[] = [
    [
      'update studio.entitlements set customer_number = $2 where customer_number = $1 and id = any ($3)',
      moved.entitlements,
    ],
    [
      'update studio.bookings set customer_number = $2 where customer_number = $1 and id = any ($3)',
      moved.bookings,
    ],
    [
      'update studio.waitlist_entries set customer_number = $2 where customer_number = $1 and number = any ($3::bigint[])',
      moved.waits,
    ],
    [
      'update studio.customer_notes set customer_number = $2 where customer_number = $1 and id = any ($3)',
      moved.notes,
    ],
    [
      'update studio.challenge_participants set customer_number = $2 where customer_number = $1 and challenge_id = any ($3)',
      moved.challenges,
    ],
  ];
  for (const [sql, ids] of steps) await client.query(sql, [from, to, ids]);
  for (const table of ['set_entries', 'set_cells', 'set_logs', 'exercise_swaps']) {
    await client.query(
      `update studio.${table} set customer_number = $2 where customer_number = $1 and workout_number = any ($3::integer[])`,
      [from, to, moved.classes],
    );
  }
  await client.query(
    'update studio.own_trainings set customer_number = $2 where customer_number = $1 and number = any ($3::integer[])',
    [from, to, moved.classes],
  );
  await client.query(
    'update studio.booking_commands set customer_number = $2 where customer_number = $1 and key = any ($3::uuid[])',
    [from, to, moved.commands ?? []],
  );
  await client.query(
    'update studio.messages set customer_number = $2 where customer_number = $1 and number = any ($3::bigint[])',
    [from, to, moved.messages ?? []],
  );
  await client.query(
    'update studio.message_consents set customer_number = $2 where customer_number = $1 and number = any ($3::bigint[])',
    [from, to, moved.consents ?? []],
  );
  // Notes are changed and removed at any time.
  await client.query(
    `update studio.exercise_notes n set customer_number = $2
      where customer_number = $1 and exercise_key || ' ' || author = any ($3)
        and not exists (select from studio.exercise_notes t
                         where t.customer_number = $2 and t.exercise_key = n.exercise_key and t.author = n.author)`,
    [from, to, moved.exercise_notes ?? []],
  );
}

/**
 * Makes two records one, in the caller's booking transaction, which has locked both: everything of the other one moves, its account
 * is closed, its id means who was kept, the search finds that person by both, and both addresses are told. Throws with the obstacle where that is not
 * possible.
 */
export async function mergePeople(client: PoolClient, pair: Pair, editing: Editing): Promise<string> {
  const { kept, gone } = pair;
  const obstacle = await findObstacle(client, pair, editing.at);
  if (obstacle !== null) throw obstacle;
  const moved = await readMovable(client, pair);
  await moveRows(client, moved, gone.number, kept.number);
  if (gone.uid !== null) await disableAccount(client, gone.uid, editing.at);
  await client.query(
    'insert into studio.merged_people (gone_id, kept_id, merged_at, reopens) values ($1, $2, $3, $4)',
    [gone.id, kept.id, editing.at, moved.was_enabled],
  );
  await noteEvents(client, 'person.changed', [kept.id, gone.id], editing.at);
  const change = await recordChange(client, {
    ...editing,
    action: 'merge-people',
    subject: `person ${gone.id}`,
    customerId: kept.id,
    before: null,
    after: { ...moved },
  });
  await planMergeMails(client, change, editing.at);
  return change;
}
