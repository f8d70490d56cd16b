import { randomUUID } from 'node:crypto';
import type { CancellationPreview } from '@lifted/contract/desk/desk-classes';
import type { ClosurePreview } from '@lifted/contract/desk/desk-timetable';
import type { ClosureFields } from '@lifted/contract/desk-records';
import { berlinIso } from '@lifted/domain/calendar/studio-calendar';
import type { Pool, PoolClient } from 'pg';
import { tryInBookingTransaction } from '../../classes/booking-transaction.ts';
import { previewCancellation } from '../../classes/changes/cancellation-preview.ts';
import { joinedMails, type MailsToCome } from '../../classes/changes/mails-to-come.ts';
import { PLANNING_LOCK } from '../../classes/schedule-week.ts';
import type { WaitlistContext } from '../../classes/waitlist.ts';
import { nothingHere } from '../../http/errors/request-refusals.ts';
import { closureRecord } from './week-records.ts';

interface WantedClosure {
  /** Null for a new one. */
  readonly id: string | null;
  readonly fields: ClosureFields;
}

/** What closing the studio on some days would do, found out by doing it and taking it back. Refused where saving would be. */
export function previewClosureOf(
  pool: Pool,
  { id, fields }: WantedClosure,
  context: WaitlistContext,
): Promise<ClosurePreview> {
  return tryInBookingTransaction(
    pool,
    async (client) => {
      const record = closureRecord(context.letters);
      if (id !== null && (await record.read(client, id)) === undefined) throw nothingHere();
      const before = await classesAhead(client, context.now);
      await client.query('savepoint as_it_is');
      await record.write(client, id ?? randomUUID(), fields, context.now);
      const after = await classesAhead(client, context.now);
      // The mails are worked out from the classes as they are now, with everybody in them.
      await client.query('rollback to savepoint as_it_is');
      const classes = effectsOf(before, after);
      const canceled = classes.filter(({ becomes }) => becomes === 'canceled');
      return {
        classes,
        cancellation: await cancellationOf(
          client,
          canceled.map((one) => one.id),
          context,
        ),
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
  readonly isCanceled: boolean;
}

async function classesAhead(client: PoolClient, now: Date): Promise<ReadonlyMap<string, ClassAhead>> {
  const { rows } = await client.query<ClassAhead>(
    `select w.id, w.timer_name, w.start_datetime as start, l.name as location_name, p.taken::integer as taken,
            w.canceled_at is not null as "isCanceled"
       from studio.workouts w
       join studio.class_places p on p.workout_number = w.number
       join studio.locations l on l.id = w.location_id
      where w.start_datetime > $1 order by w.start_datetime, l.name, w.id`,
    [now],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

type Effect = ClosurePreview['classes'][number];

function effectsOf(
  before: ReadonlyMap<string, ClassAhead>,
  after: ReadonlyMap<string, ClassAhead>,
): Effect[] {
  return [...new Map([...after, ...before]).values()]
    .flatMap((one): (Effect & { readonly start: Date })[] => {
      const becomes = effectOn(before.get(one.id), after.get(one.id));
      if (becomes === null) return [];
      const { id, timer_name, location_name, taken, start } = one;
      return [{ id, timer_name, start_datetime: berlinIso(start), location_name, taken, becomes, start }];
    })
    .toSorted((one, other) => one.start.getTime() - other.start.getTime())
    .map(({ start: _, ...effect }) => effect);
}

function effectOn(before: ClassAhead | undefined, after: ClassAhead | undefined): Effect['becomes'] | null {
  if (before === undefined) return 'added';
  if (after === undefined) return 'removed';
  if (before.isCanceled === after.isCanceled) return null;
  return after.isCanceled ? 'canceled' : 'restored';
}

/** What cancelling these classes does together; of each kind of mail the one of the first class. */
async function cancellationOf(
  client: PoolClient,
  ids: readonly string[],
  context: WaitlistContext,
): Promise<CancellationPreview> {
  const together = { guests: 0, waiting: 0, credits: 0, fees: 0 };
  const mailsOfClasses: MailsToCome[][] = [];
  for (const id of ids) {
    const outcome = await previewCancellation(client, id, 'closure', context);
    if (outcome.outcome !== 'previewed') continue;
    const { mails, guests, waiting, credits, fees } = outcome.effects;
    together.guests += guests;
    together.waiting += waiting;
    together.credits += credits;
    together.fees += fees;
    mailsOfClasses.push([...mails]);
  }
  return { ...together, mails: joinedMails(mailsOfClasses) };
}
