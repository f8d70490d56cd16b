import type { ClassBranch } from '@lifted/contract/timetable';
import type { PoolClient } from 'pg';
import { composeClassChanged } from '../booking-letters.ts';
import { differenceWords } from './class-differences.ts';
import { followMove } from './follow-move.ts';
import { tellAboutClass } from '../class-messages.ts';
import { CLASS_BRANCH, readLockedClass } from '../class-places.ts';
import { peopleOfClass } from '../people-of-class.ts';
import type { WaitlistContext } from '../waitlist.ts';

interface ChangedClass {
  readonly number: number;
  readonly id: string;
  readonly coachFirstName: string;
  readonly locationName: string;
  readonly branch: ClassBranch | null;
  readonly start: string;
  readonly changes: number;
}

/**
 * Settles what changed about classes. What happens by the clock follows another time, and everybody booked in a class to come
 * hears of another coach, another room, another time. Once for each change; what was changed back again is told to nobody.
 */
export async function tellChanges(client: PoolClient, { letters, now }: WaitlistContext): Promise<void> {
  const { rows } = await client.query<ChangedClass>(
    `update studio.class_places p set changed_from = null
       from studio.class_places old
       join studio.workouts w on w.number = old.workout_number
       left join studio.coaches c on c.id = old.changed_from ->> 'coach_id'
       left join studio.locations l on l.id = old.changed_from ->> 'location_id'
      where old.workout_number = p.workout_number and old.changed_from is not null
     returning p.workout_number as number, w.id, coalesce(c.first_name, '') as "coachFirstName",
               coalesce(l.name, '') as "locationName", ${CLASS_BRANCH} as branch,
               old.changed_from ->> 'start' as start, p.version::integer as changes`,
  );
  for (const { number, id, changes, ...before } of rows) {
    const studioClass = await readLockedClass(client, id, now);
    if (studioClass === undefined) continue;
    if (studioClass.start.getTime() !== new Date(before.start).getTime())
      await followMove(client, studioClass, now);
    if (studioClass.isCanceled || studioClass.start.getTime() <= now.getTime()) continue;
    const was = { ...before, timerName: studioClass.timerName, start: new Date(before.start) };
    const different = {
      en: differenceWords(was, studioClass, 'en'),
      de: differenceWords(was, studioClass, 'de'),
    };
    if (different.en === '') continue;
    for (const { key, firstName, email, language, audience, eventId, reader } of await peopleOfClass(
      client,
      id,
      now,
    )) {
      const mail = { studioClass, firstName, email, language, audience, writtenAt: now, eventId } as const;
      const occasion = `${key}-${number}-${changes}`;
      await tellAboutClass(client, {
        reader,
        news: 'changed',
        occasion,
        studioClass,
        different,
        now,
        mail: () => composeClassChanged(letters, { ...mail, different, key: occasion }),
      });
    }
  }
}
