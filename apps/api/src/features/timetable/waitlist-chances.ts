import {
  chancesByPosition,
  likeness,
  LISTS_REMEMBERED_MS,
  type PastList,
} from '@lifted/domain/bookings/waitlist-chance';
import { HOUR_MS } from '@lifted/domain/calendar/studio-calendar';
import { textOfBody } from '../../cache/encoded-body.ts';
import type { PublicResponseCache } from '../../cache/public-response-cache.ts';
import type { ReadableDatabase } from '../../data/read-from-replica.ts';

/**
 * JSON of the chances to get in from a waitlist (studio operations, section 2, 'What a member sees'): by likeness of classes,
 * by position. Counted once an hour, since only lists of classes that have begun are counted.
 */
export async function waitlistChancesText(
  database: ReadableDatabase,
  publicCache: PublicResponseCache,
  now: Date,
): Promise<string> {
  const body = await publicCache.find('waitlists', 'chances', async () => {
    publicCache.trueUntil('waitlists', new Date(now.getTime() + HOUR_MS));
    return JSON.stringify(Object.fromEntries(await countChances(database, now)));
  });
  return body === undefined ? '{}' : textOfBody(body);
}

interface ListRow {
  readonly start: Date;
  readonly reached: PastList;
}

/**
 * Who left without an offer, or was removed because of another class, did not stay. Who waited on after an offer counts once,
 * where they first stood.
 */
const PAST_LISTS = `
  select w.start_datetime as start,
         array_agg(e.state in ('promoted', 'passed_over') or e.offer_ends_at is not null order by e.number) as reached
    from studio.workouts w join studio.waitlist_entries e on e.workout_number = w.number
   where w.start_datetime >= $1 and w.start_datetime <= $2 and w.canceled_at is null
     and (e.state in ('promoted', 'passed_over', 'expired', 'waiting') or e.offer_ends_at is not null)
     and not exists (select from studio.waitlist_entries o
                      where o.workout_number = e.workout_number and o.customer_number = e.customer_number
                        and o.number < e.number and o.offer_ends_at is not null)
   group by w.id`;

async function countChances(
  database: ReadableDatabase,
  now: Date,
): Promise<(readonly [string, readonly number[]])[]> {
  const { rows } = await database.query<ListRow>({
    name: 'past-waitlists',
    text: PAST_LISTS,
    values: [new Date(now.getTime() - LISTS_REMEMBERED_MS), now],
  });
  const byLikeness = Map.groupBy(rows, ({ start }) => likeness(start));
  return [...byLikeness]
    .map(([alike, lists]) => [alike, chancesByPosition(lists.map(({ reached }) => reached))] as const)
    .filter(([, chances]) => chances.length > 0);
}
