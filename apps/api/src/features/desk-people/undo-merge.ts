import { DESK_ROLES } from '@lifted/domain/people/studio-role';
import { mayUndoMerge, MERGE_UNDO_DAYS } from '@lifted/domain/people/merged-people';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { Type } from 'typebox';
import { changedSince, recordChange, type DeskChanges } from '../../audit/desk-changes.ts';
import { fieldsOf } from '../../audit/edit-record.ts';
import { inBookingTransaction } from '../../classes/booking-transaction.ts';
import { refusing } from '../../http/errors/refusal.ts';
import { enableAccount } from '../../identity/accounts/provisioned-account.ts';
import { noteEvents } from '../../events/insert-events.ts';
import type { LetterSettings } from '../../mail/letter.ts';
import { lockPair, moveRows, type Moved, type Pair } from './merge-people.ts';
import { tellTakenApart } from './tell-merges.ts';

const Ids = Type.Array(Type.String());
const LoggedMerge = Type.Object({
  kept: Type.String(),
  gone: Type.String(),
  was_enabled: Type.Boolean(),
  bookings: Ids,
  entitlements: Ids,
  waits: Ids,
  notes: Ids,
  classes: Type.Array(Type.Integer()),
  challenges: Ids,
  commands: Type.Optional(Ids),
  messages: Type.Optional(Ids),
  consents: Type.Optional(Ids),
  exercise_notes: Type.Optional(Ids),
});
const parseMerge = fieldsOf(LoggedMerge);

const tooLate = refusing('cannot_undo', {
  en: `Two records can be taken apart for ${MERGE_UNDO_DAYS} days. That time is over.`,
  de: `Zwei Einträge lassen sich ${MERGE_UNDO_DAYS} Tage lang wieder trennen. Diese Zeit ist vorbei.`,
});
const builtOn = refusing('cannot_undo', {
  en: 'Classes were booked since then with a pass or membership that moved. Please cancel those first, as long as that is free.',
  de: 'Seitdem wurden Kurse mit einem Paket oder einer Mitgliedschaft gebucht, die umgezogen sind. Sag bitte zuerst die ab, solange das kostenlos geht.',
});

const keptMerged = refusing('cannot_undo', {
  en: 'The record that was kept was merged into another one since. Please take those two apart first.',
  de: 'Der Eintrag, der geblieben ist, wurde seitdem selbst mit einem anderen zusammengeführt. Trenn bitte zuerst diese beiden.',
});
const ownSince = refusing('cannot_undo', {
  en: 'Since then, the record that was given up got a place, a pass or sets of its own that would clash. Please cancel or move those first.',
  de: 'Seitdem hat der aufgegebene Eintrag selbst einen Platz, ein Paket oder Sätze bekommen, mit denen sich das andere nicht verträgt. Sag den Platz ab oder ändere die Einträge zuerst.',
});

interface UndoDependencies {
  readonly pool: Pool;
  readonly letters: LetterSettings;
  /** Called after a commit that may have written a mail. */
  readonly wakeJobs: () => void;
}

/** Two merged records can be taken apart for thirty days, as long as nothing was built on what moved. */
export function undoMerges(changes: DeskChanges, { pool, letters, wakeJobs }: UndoDependencies): void {
  changes.undoable('merge-people', DESK_ROLES, async ({ id, subject, after }, { caller, now }) => {
    const moved = parseMerge(after);
    if (moved === undefined) throw changedSince();
    const entry = await inBookingTransaction(pool, async (client) => {
      if (!mayUndoMerge(await timeOf(client, id), now)) throw tooLate();
      const pair = await lockPair(client, moved.kept, moved.gone);
      const { kept, gone } = pair;
      if (kept.mergedInto !== null) throw keptMerged();
      const since = await placesSince(client, kept.number, moved);
      if (since.some(({ isBuiltOn }) => isBuiltOn)) throw builtOn();
      const { reopens } = await openRecord(client, pair);
      await moveBack(client, pair, {
        ...moved,
        bookings: [...moved.bookings, ...since.map((place) => place.id)],
      });
      // Who was locked out as one person stays so as two.
      if (gone.uid !== null && reopens && !kept.isDisabled) await enableAccount(client, gone.uid);
      await noteEvents(client, 'person.changed', [kept.id, gone.id], now);
      await tellTakenApart(client, letters, pair, id, now);
      return recordChange(client, {
        at: now,
        uid: caller.uid,
        action: 'take-apart-people',
        subject,
        customerId: kept.id,
        before: { kept: kept.id, gone: gone.id },
        after: null,
        undoes: id,
      });
    });
    wakeJobs();
    return entry;
  });
}

/** The record is one of its own again; answers whether its account is enabled with it. */
async function openRecord(client: PoolClient, { kept, gone }: Pair): Promise<{ readonly reopens: boolean }> {
  const { rows } = await client.query<{ reopens: boolean }>(
    'delete from studio.merged_people where gone_id = $1 and kept_id = $2 returning reopens',
    [gone.id, kept.id],
  );
  const [merge] = rows;
  if (merge === undefined) throw changedSince();
  return merge;
}

/** Class 23 of SQLSTATE: a row does not go together with another one. */
const MEETS_ANOTHER = /^23/;

async function moveBack(client: PoolClient, { kept, gone }: Pair, moved: Moved): Promise<void> {
  // Sets entered since go with the place they were lifted in.
  const classes = [...moved.classes, ...(await classesOfPlaces(client, moved.bookings))];
  try {
    await moveRows(client, { ...moved, classes }, kept.number, gone.number);
  } catch (failure) {
    if (failure instanceof DatabaseError && MEETS_ANOTHER.test(failure.code ?? '')) throw ownSince();
    throw failure;
  }
}

/** Numbers of the classes these bookings are places in. */
async function classesOfPlaces(client: PoolClient, bookings: readonly string[]): Promise<readonly number[]> {
  const { rows } = await client.query<{ number: number }>(
    `select w.number from studio.bookings b join studio.workouts w on w.id = b.workout_id
      where b.id = any ($1) and b.canceled_at is null`,
    [bookings],
  );
  return rows.map(({ number }) => number);
}

async function timeOf(client: PoolClient, change: string): Promise<Date> {
  const { rows } = await client.query<{ at: Date }>('select at from studio.audit_log where id = $1', [
    change,
  ]);
  const [entry] = rows;
  if (entry === undefined) throw changedSince();
  return entry.at;
}

/**
 * Places taken since that something that moved pays or paid for. Those given up for free, and those that came back with a class
 * in which the other record had a place, go with what paid; anything else is built on it.
 */
async function placesSince(
  client: PoolClient,
  kept: number,
  { entitlements, bookings }: Moved,
): Promise<readonly { readonly id: string; readonly isBuiltOn: boolean }[]> {
  const { rows } = await client.query<{ id: string; isBuiltOn: boolean }>(
    `select b.id, (b.canceled_at is null or b.cancellation = 'late')
                  and not (b.via = 'restored' and exists (
                    select from studio.bookings m where m.id = any ($3) and m.workout_id = b.workout_id)) as "isBuiltOn"
       from studio.bookings b join studio.entitlements e on e.number = b.entitlement_number
      where b.customer_number = $1 and e.id = any ($2) and not b.id = any ($3)`,
    [kept, entitlements, bookings],
  );
  return rows;
}
