/** What an edit of classes would do: found out by doing it in a transaction that is taken back. */
import type { ClassPreview } from '@lifted/contract/desk/planning/class-preview';
import { HOUR_MS } from '@lifted/domain/calendar/studio-calendar';
import type { PoolClient } from 'pg';
import { mailsWrittenSince, newestMail } from '../../mail/mails-of-transaction.ts';
import { composeClassChanged } from '../booking-letters.ts';
import type { MailedClass } from '../class-letter.ts';
import { CLASS_BRANCH, readClasses } from '../class-places.ts';
import { peopleOfClasses } from '../people-of-class.ts';
import type { WaitlistContext } from '../waitlist.ts';
import { differenceWords } from './class-differences.ts';
import { mailsToCome } from './mails-to-come.ts';
import { readPlacedTwice, readPlanClashes, type PlannedClass } from './plan-clashes.ts';

interface PlannedNow extends MailedClass, PlannedClass {
  readonly id: string;
  readonly guests: number;
  readonly waiting: number;
}

/** What an edit does to classes. Which days are closed is not among it: each edit has its own rule for these. */
export type EditEffects = Omit<ClassPreview, 'closed'>;

/**
 * Does an edit in the caller's transaction, which takes it back, and answers what it did to classes; throws as the edit does.
 * Clashes are those of the classes whose coach, room or time it changed, and of `edited`, whatever changed about it.
 */
export async function previewEdit(
  client: PoolClient,
  edit: () => Promise<unknown>,
  { edited, ...context }: WaitlistContext & { readonly edited: string | null },
): Promise<EditEffects> {
  const before = await plannedClasses(client, context.now);
  const newest = await newestMail(client);
  await client.query('savepoint as_it_is');
  await edit();
  const after = await plannedClasses(client, context.now);
  const changed = [...after.values()].flatMap((is) => {
    const was = before.get(is.id);
    return was === undefined || isWhereItWas(was, is) ? [] : [{ was, is }];
  });
  const toList = await mailsWrittenSince(client, newest, { without: 'class_changed' });
  const planned = [...after.values()].filter(
    ({ id }) => id === edited || changed.some(({ is }) => is.id === id),
  );
  const moved = changed.filter(({ was, is }) => was.start.getTime() !== is.start.getTime());
  const clashes = await readPlanClashes(client, planned);
  const twice = await readPlacedTwice(
    client,
    moved.map(({ is }) => is),
    context.now,
  );
  // Somebody the edit gives a place hears of that, not of what changed.
  await client.query('rollback to savepoint as_it_is');
  return {
    clashes,
    twice,
    ...(await whoHears(client, changed, context)),
    list_mails: toList,
  };
}

interface ChangedClass {
  readonly was: PlannedNow;
  readonly is: PlannedNow;
}

async function whoHears(
  client: PoolClient,
  changed: readonly ChangedClass[],
  { letters, now }: WaitlistContext,
): Promise<Pick<ClassPreview, 'people' | 'mails'>> {
  const coming = changed.filter(({ is }) => is.start.getTime() > now.getTime());
  const ids = coming.map(({ is }) => is.id);
  const people = await peopleOfClasses(client, ids, now);
  const classes = new Map((await readClasses(client, ids, now)).map((one) => [one.id, one]));
  const readers = coming.flatMap(({ was, is }) => {
    const studioClass = classes.get(is.id);
    const different = { en: differenceWords(was, is, 'en'), de: differenceWords(was, is, 'de') };
    // Rooms of the same name, or a coach: nobody sees a difference.
    if (studioClass === undefined || different.en === '') return [];
    const about = { studioClass: { ...studioClass, ...is }, different };
    return people.filter(({ workoutId }) => workoutId === is.id).map((one) => ({ ...one, about }));
  });
  return {
    people: {
      members: people.filter(({ audience }) => audience === 'members').length,
      visitors: people.filter(({ audience }) => audience === 'visitors').length,
      guests: coming.reduce((sum, { was }) => sum + was.guests, 0),
      waiting: coming.reduce((sum, { was }) => sum + was.waiting, 0),
    },
    mails: mailsToCome(readers, ({ to, language, firstName }, { about }) =>
      composeClassChanged(letters, {
        ...about,
        firstName,
        email: '',
        language,
        writtenAt: now,
        audience: to,
        eventId: null,
        key: 'preview',
      }),
    ),
  };
}

/** Classes of the last day may still be put right. */
const PUT_RIGHT_MS = 24 * HOUR_MS;

async function plannedClasses(client: PoolClient, now: Date): Promise<ReadonlyMap<string, PlannedNow>> {
  const { rows } = await client.query<PlannedNow>(
    `select w.id, w.timer_name as "timerName", w.start_datetime as start, w.coach_id as "coachId",
            w.location_id as "locationId", c.first_name as "coachFirstName", l.name as "locationName",
            ${CLASS_BRANCH} as branch, p.partners as guests, (p.waiting + p.offered)::integer as waiting
       from studio.workouts w
       join studio.class_places p on p.workout_number = w.number
       join studio.coaches c on c.id = w.coach_id
       join studio.locations l on l.id = w.location_id
      where w.canceled_at is null and w.start_datetime > $1
      order by w.start_datetime, w.id`,
    [new Date(now.getTime() - PUT_RIGHT_MS)],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

function isWhereItWas(was: PlannedNow, is: PlannedNow): boolean {
  return (
    was.start.getTime() === is.start.getTime() &&
    was.coachId === is.coachId &&
    was.locationId === is.locationId
  );
}
