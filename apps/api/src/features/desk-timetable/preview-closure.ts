import { randomUUID } from 'node:crypto';
import type { ClosurePreview } from '@lifted/contract/desk/desk-timetable';
import type { ClosureFields } from '@lifted/contract/desk-records';
import { berlinIso } from '@lifted/domain/calendar/studio-calendar';
import type { Pool, PoolClient } from 'pg';
import { tryInBookingTransaction } from '../../classes/booking-transaction.ts';
import { effectsOfCanceling } from '../../classes/changes/cancellation-preview.ts';
import { readClasses } from '../../classes/class-places.ts';
import { countToldOfRestoring } from '../../classes/restoring/people-then.ts';
import { PLANNING_LOCK } from '../../classes/schedule-week.ts';
import type { WaitlistContext } from '../../classes/waitlist.ts';
import { nothingHere } from '../../http/errors/request-refusals.ts';
import { closureRecord, planClosure } from './closures.ts';

interface WantedClosure {
  /** Null for a new one. */
  readonly id: string | null;
  /** Null: it is removed. */
  readonly fields: ClosureFields | null;
}

/**
 * What closing the studio on some days would do, or opening it again, in a number of queries that does not grow with the classes:
 * the week is scheduled and that is taken back, but nobody is cancelled for it. Refused where saving would be.
 */
export function previewClosureOf(
  pool: Pool,
  { id, fields }: WantedClosure,
  context: WaitlistContext,
): Promise<ClosurePreview> {
  const { now } = context;
  return tryInBookingTransaction(
    pool,
    async (client) => {
      const record = closureRecord(context.letters);
      if (id !== null && (await record.read(client, id)) === undefined) throw nothingHere();
      const before = await classesAhead(client, now);
      await client.query('savepoint as_it_is');
      const { closed, open } = await planClosure(client, id ?? randomUUID(), fields, context);
      const after = await classesAhead(client, now);
      // Mails are worked out from the classes as they are now, with everybody in them.
      await client.query('rollback to savepoint as_it_is');
      const canceled = closed.filter((classId) => after.has(classId));
      const classes = await readClasses(client, canceled, now);
      const cancellation = await effectsOfCanceling(client, classes, 'closure', context);
      return {
        classes: effectsOf(before, after, { canceled: new Set(canceled), restored: new Set(open) }),
        cancellation: { ...cancellation, mails: [...cancellation.mails] },
        told_of_restoring: await countToldOfRestoring(client, open, now),
      };
    },
    [PLANNING_LOCK],
  );
}

interface ClassAhead {
  readonly id: string;
  readonly timer_name: string;
  readonly start: Date;
  readonly location_name: string;
  readonly taken: number;
}

async function classesAhead(client: PoolClient, now: Date): Promise<ReadonlyMap<string, ClassAhead>> {
  const { rows } = await client.query<ClassAhead>(
    `select w.id, w.timer_name, w.start_datetime as start, l.name as location_name, p.taken::integer as taken
       from studio.workouts w
       join studio.class_places p on p.workout_number = w.number
       join studio.locations l on l.id = w.location_id
      where w.start_datetime > $1 order by w.start_datetime, l.name, w.id`,
    [now],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

type Effect = ClosurePreview['classes'][number];

/** Classes that stay, and what is then done to them. */
interface Settled {
  readonly canceled: ReadonlySet<string>;
  readonly restored: ReadonlySet<string>;
}

function effectsOf(
  before: ReadonlyMap<string, ClassAhead>,
  after: ReadonlyMap<string, ClassAhead>,
  settled: Settled,
): Effect[] {
  const effectOn = (id: string): Effect['becomes'] | null => {
    if (!before.has(id)) return 'added';
    if (!after.has(id)) return 'removed';
    if (settled.canceled.has(id)) return 'canceled';
    return settled.restored.has(id) ? 'restored' : null;
  };
  return [...new Map([...after, ...before]).values()]
    .toSorted((one, other) => one.start.getTime() - other.start.getTime())
    .flatMap(({ start, ...one }): Effect[] => {
      const becomes = effectOn(one.id);
      return becomes === null ? [] : [{ ...one, start_datetime: berlinIso(start), becomes }];
    });
}
