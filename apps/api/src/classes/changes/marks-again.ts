/** Marks that an edit of classes took back: its entry in the audit log keeps them, and its undo makes them again. */
import type { PoolClient } from 'pg';
import type { ChangedFields } from '../../audit/desk-changes.ts';
import { markPresent, type RosterPlace } from '../roster/check-in.ts';
import { marksTakenBy } from './withdraw-marks.ts';

/** Does an edit of these classes; answers what its entry keeps of the marks it took back. */
export async function keepingMarks(
  client: PoolClient,
  workoutIds: readonly string[],
  edit: () => Promise<void>,
): Promise<ChangedFields> {
  const taken = await marksTakenBy(client, workoutIds, edit);
  return taken.length === 0 ? {} : { present: taken.map(({ kind, id }) => `${kind} ${id}`) };
}

interface KeptMark extends RosterPlace {
  readonly workoutId: string;
}

/**
 * Makes the marks again that the edit of this entry took back, once it is undone. Who has left the class since stays out of it, and
 * where check-in is not open, nobody is marked.
 */
export async function markAgain(client: PoolClient, entry: string, now: Date): Promise<void> {
  const { rows } = await client.query<KeptMark>(
    `with kept as (
       select split_part(mark, ' ', 1) as kind, substr(mark, strpos(mark, ' ') + 1) as id
         from studio.audit_log l cross join jsonb_array_elements_text(l.before -> 'present') as mark
        where l.id = $1)
     select k.kind, k.id, b.workout_id as "workoutId"
       from kept k join studio.bookings b on b.id = k.id where k.kind = 'booking'
      union all
     select k.kind, k.id, t.workout_id from kept k join studio.trial_bookings t on t.id::text = k.id where k.kind = 'test'
      union all
     select k.kind, k.id, w.id
       from kept k join studio.partner_guests g on g.id = k.id join studio.workouts w on w.number = g.workout_number
      where k.kind = 'guest'
      order by "workoutId", kind, id`,
    [entry],
  );
  for (const { workoutId, ...place } of rows)
    await markPresent(client, { workoutId, place, isPresent: true, who: 'desk', now });
}
