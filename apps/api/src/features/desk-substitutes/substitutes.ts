import type { WantedSubstitute } from '@lifted/contract/desk/desk-substitutes';
import { berlinIso, CLASS_LENGTH_MS, SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import type { Pool, PoolClient } from 'pg';
import { recordChange } from '../../audit/desk-changes.ts';
import type { Editing } from '../../audit/edit-record.ts';
import { lockClasses } from '../../classes/class-places.ts';
import { editClass, lockEditedClass } from '../../classes/changes/edit-class.ts';
import type { WaitlistContext } from '../../classes/waitlist.ts';
import { coachOf } from '../../data/led-classes.ts';
import { IS_SUBSTITUTE_WANTED } from '../../data/wanted-substitutes.ts';
import { refusing, Refusal, type Sentence } from '../../http/errors/refusal.ts';
import { notAllowed, nothingHere } from '../../http/errors/request-refusals.ts';

const SAID = {
  gone: {
    en: 'This class has a coach by now, so nobody is being looked for.',
    de: 'Dieser Kurs hat inzwischen einen Coach, es wird niemand mehr gesucht.',
  },
  asked: { en: 'The coaches have already been asked.', de: 'Die Coaches wurden schon gefragt.' },
  over: { en: 'This class has started or is cancelled.', de: 'Dieser Kurs hat begonnen oder fällt aus.' },
  notACoach: {
    en: 'Only a coach can take a class. The owner can add your email address to a coach.',
    de: 'Nur ein Coach kann einen Kurs übernehmen. Die Leitung kann deine E-Mail-Adresse bei einem Coach eintragen.',
  },
  own: { en: 'This class is yours already.', de: 'Das ist schon dein Kurs.' },
  busy: {
    en: 'You give another class at that time.',
    de: 'Du gibst zu dieser Zeit einen anderen Kurs.',
  },
} as const satisfies Readonly<Record<string, Sentence>>;

/** Refusals of asking for a substitute and of being one. */
const substituteGone = refusing('offer_gone', SAID.gone);
const askedAlready = refusing('offer_gone', SAID.asked);
const classOver = refusing('class_started', SAID.over);
const notACoach = refusing('not_allowed', SAID.notACoach);
const ownClass = refusing('offer_gone', SAID.own);
const busyThen = refusing('overlapping_booking', SAID.busy);

const COACH_OF = coachOf('$1');
/** Whether a coach gives another class that overlaps this one; `w` is the class. */
const gives = (coach: string) => `exists (
  select from studio.workouts o where o.coach_id = ${coach} and o.id <> w.id and o.canceled_at is null
     and o.start_datetime > w.start_datetime - make_interval(secs => ${CLASS_LENGTH_MS / SECOND_MS})
     and o.start_datetime < w.start_datetime + make_interval(secs => ${CLASS_LENGTH_MS / SECOND_MS}))`;

/** Classes ahead for which another coach is wanted, the next first. */
export async function listWanted(pool: Pool, uid: string, now: Date): Promise<WantedSubstitute[]> {
  const { rows } = await pool.query<
    Omit<WantedSubstitute, 'start_datetime' | 'asked_at'> & { readonly start: Date; readonly asked: Date }
  >(
    `select w.id as class_id, w.timer_name, w.start_datetime as start, l.name as location_name,
            c.first_name as coach_first_name, r.asked_at as asked,
            coalesce(mine.id <> w.coach_id and not ${gives('mine.id')}, false) as can_accept
       from studio.substitute_requests r
       join studio.workouts w on w.number = r.workout_number
       join studio.coaches c on c.id = w.coach_id
       join studio.locations l on l.id = w.location_id
       left join (select ${COACH_OF} as id) mine on true
      where ${IS_SUBSTITUTE_WANTED} and w.canceled_at is null and w.start_datetime > $2
      order by w.start_datetime, w.id`,
    [uid, now],
  );
  return rows.map(({ start, asked, ...row }) => ({
    ...row,
    start_datetime: berlinIso(start),
    asked_at: berlinIso(asked),
  }));
}

/** Throws `not_allowed` unless a coach gives the class themselves; the first parameter of COACH_OF is who they are. */
export async function assertOwnClass(client: PoolClient, classId: string, uid: string): Promise<void> {
  const { rows } = await client.query<{ isOwn: boolean }>(
    `select w.coach_id in ${COACH_OF} as "isOwn" from studio.workouts w where w.id = $2`,
    [uid, classId],
  );
  const [found] = rows;
  if (found === undefined) throw nothingHere();
  if (!found.isOwn) throw notAllowed();
}

interface WantedClass {
  readonly number: number;
  readonly coachId: string;
  readonly isAhead: boolean;
  readonly isWanted: boolean;
}

async function holdWanted(client: PoolClient, classId: string, now: Date): Promise<WantedClass> {
  const { rows } = await client.query<WantedClass>(
    `select w.number, w.coach_id as "coachId", w.canceled_at is null and w.start_datetime > $2 as "isAhead",
            exists (select from studio.substitute_requests r
                     where r.workout_number = w.number and ${IS_SUBSTITUTE_WANTED}) as "isWanted"
       from studio.workouts w where w.id = $1 for update of w`,
    [classId, now],
  );
  const [found] = rows;
  if (found === undefined) throw nothingHere();
  return found;
}

/** Asks the coaches for somebody else, and records it; answers the entry. */
export async function ask(client: PoolClient, classId: string, editing: Editing): Promise<string> {
  const wanted = await holdWanted(client, classId, editing.at);
  if (!wanted.isAhead) throw classOver();
  if (wanted.isWanted) throw askedAlready();
  return noteAsked(client, classId, wanted, editing);
}

/**
 * Asks for somebody else for each class that is still to come and was not asked about yet; answers the entries. The classes are
 * held in one order, so that two such requests never wait for each other.
 */
export async function askForAll(
  client: PoolClient,
  classIds: readonly string[],
  editing: Editing,
): Promise<string[]> {
  await lockClasses(client, classIds);
  const entries: string[] = [];
  for (const classId of new Set(classIds)) {
    const wanted = await holdWanted(client, classId, editing.at);
    if (wanted.isAhead && !wanted.isWanted) entries.push(await noteAsked(client, classId, wanted, editing));
  }
  return entries;
}

async function noteAsked(
  client: PoolClient,
  classId: string,
  wanted: WantedClass,
  editing: Editing,
): Promise<string> {
  await client.query(
    `insert into studio.substitute_requests (workout_number, asked_at, asked_by, asked_coach_id) values ($1, $2, $3, $4)
         on conflict (workout_number) do update
        set asked_at = $2, asked_by = $3, asked_coach_id = $4, accepted_coach_id = null, accepted_at = null`,
    [wanted.number, editing.at, editing.uid, wanted.coachId],
  );
  return note(client, 'ask-for-substitute', classId, editing, { is_wanted: true });
}

/** Asks no longer, and records it; answers the entry. */
export async function stopAsking(client: PoolClient, classId: string, editing: Editing): Promise<string> {
  const wanted = await holdWanted(client, classId, editing.at);
  if (!wanted.isWanted) throw substituteGone();
  await client.query('delete from studio.substitute_requests where workout_number = $1', [wanted.number]);
  return note(client, 'stop-asking-for-substitute', classId, editing, { is_wanted: false });
}

/** Gives the class to the signed-in coach, the first who accepts; everybody booked hears of it. */
export async function accept(
  client: PoolClient,
  classId: string,
  { letters }: Pick<WaitlistContext, 'letters'>,
  editing: Editing,
): Promise<string> {
  const locked = await lockEditedClass(client, classId);
  const wanted = await holdWanted(client, classId, editing.at);
  if (locked === undefined || !wanted.isWanted) throw substituteGone();
  const mine = await holdCoach(client, editing.uid);
  if (mine === locked.coachId) throw ownClass();
  if (await isBusyThen(client, classId, mine)) throw busyThen();
  await giveTo(client, classId, mine, { letters, now: editing.at });
  await client.query(
    'update studio.substitute_requests set accepted_coach_id = $2, accepted_at = $3 where workout_number = $1',
    [wanted.number, mine, editing.at],
  );
  return recordChange(client, {
    ...editing,
    action: 'accept-substitution',
    subject: `class ${classId}`,
    before: { coach_id: locked.coachId },
    after: { coach_id: mine },
  });
}

/** Locks the coach an account is, so that of two classes accepted at once each is seen by the other; throws `not_allowed` for none. */
async function holdCoach(client: PoolClient, uid: string): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `select id from studio.coaches where id = ${COACH_OF} for no key update`,
    [uid],
  );
  const [coach] = rows;
  if (coach === undefined) throw notACoach();
  return coach.id;
}

async function isBusyThen(client: PoolClient, classId: string, coachId: string): Promise<boolean> {
  const { rows } = await client.query<{ isBusy: boolean }>(
    `select ${gives('$2')} as "isBusy" from studio.workouts w where w.id = $1`,
    [classId, coachId],
  );
  return rows[0]?.isBusy === true;
}

/** Gives the class back to whom it was taken from, who is wanted a substitute for again; for undo. */
export async function giveBack(
  client: PoolClient,
  { classId, from, to }: { readonly classId: string; readonly from: string; readonly to: string },
  { letters }: Pick<WaitlistContext, 'letters'>,
  editing: Editing,
): Promise<string | undefined> {
  const locked = await lockEditedClass(client, classId);
  if (locked?.coachId !== from) return undefined;
  await giveTo(client, classId, to, { letters, now: editing.at });
  await client.query(
    `update studio.substitute_requests r set asked_coach_id = $2, accepted_coach_id = null, accepted_at = null
       from studio.workouts w where w.id = $1 and r.workout_number = w.number`,
    [classId, to],
  );
  return recordChange(client, {
    ...editing,
    action: 'give-class-back',
    subject: `class ${classId}`,
    before: { coach_id: from },
    after: { coach_id: to },
  });
}

async function giveTo(
  client: PoolClient,
  classId: string,
  coachId: string,
  context: WaitlistContext,
): Promise<void> {
  const locked = await lockEditedClass(client, classId);
  if (locked === undefined) throw nothingHere();
  const outcome = await editClass(client, classId, { ...locked, coachId }, context);
  if (outcome.outcome === 'edited') return;
  throw outcome.reason === 'unknown_coach' ? notACoach() : new Refusal('class_started', SAID.over);
}

function note(
  client: PoolClient,
  action: string,
  classId: string,
  editing: Editing,
  after: { readonly is_wanted: boolean },
): Promise<string> {
  return recordChange(client, {
    ...editing,
    action,
    subject: `class ${classId}`,
    before: { is_wanted: !after.is_wanted },
    after,
  });
}
