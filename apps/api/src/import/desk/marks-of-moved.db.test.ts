import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { inTransaction } from '@lifted/database/transaction';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DeskChanges } from '../../audit/desk-changes.ts';
import { markPresent } from '../../classes/roster/check-in.ts';
import { LETTERS } from '../../testing/booking-fixture.ts';
import { emptyStudio, importFiles, STUDIO } from '../../testing/import-fixture.ts';
import { findTestCaller } from '../../testing/member-fixture.ts';
import { importAtDesk } from './import-at-desk.ts';
import { undoImports } from './undo-import.ts';

/* Who was marked present in a class that a file then moved to another time. */

/** Ten minutes before the class. */
const NOW = new Date('2026-11-20T17:20:00Z');

let database: TestDatabase;
let changes: DeskChanges;
beforeAll(async () => {
  database = await createTestDatabase();
  changes = new DeskChanges(database.pool);
  undoImports(changes, { pool: database.pool, letters: LETTERS, wakeJobs: () => undefined });
});
afterAll(() => database.drop());

const startingAt = (time: string) => STUDIO['workouts.csv'].replace('18:30', time);
async function move(to: string): Promise<string> {
  const wanted = {
    files: [{ name: 'workouts', text: startingAt(to) }],
    uid: 'owner',
    language: 'en',
    now: NOW,
    letters: LETTERS,
    onProgress: () => undefined,
    signal: new AbortController().signal,
  } as const;
  const looked = await importAtDesk(database.pool, { ...wanted, apply: false, seen: null });
  const seen = looked.outcome === 'checked' ? looked.seen : null;
  const answer = await importAtDesk(database.pool, { ...wanted, apply: true, seen });
  return (answer.outcome === 'applied' ? answer.change : null) ?? expect.fail(JSON.stringify(answer));
}
async function undo(change: string): Promise<void> {
  const caller = await findTestCaller(database.pool)('owner');
  if (caller === undefined || caller === null) throw new Error('There is no owner.');
  await changes.undo(change, { caller, now: NOW, language: 'en' });
}
const present = async () =>
  (
    await database.pool.query<{ id: string }>(
      `select id from studio.bookings where has_attended
        union all select id from studio.partner_guests where has_attended order by id`,
    )
  ).rows.map(({ id }) => id);

describe('who was marked present in a class before an import moved it', () => {
  beforeEach(async () => {
    const { pool } = database;
    await emptyStudio(pool);
    await importFiles(pool, {
      ...STUDIO,
      'customers.csv': 'id,first_name,last_name,email\n1,Mia,Berger,mia@member.example\n',
      'bookings.csv':
        'id,customer_id,workout_id,booked_at,canceled_at,has_attended\nb1,1,w1,2026-11-01T10:00,,\n',
    });
    await pool.query(
      `insert into studio.partners (id, name, quota) values ('usc', 'Urban Sports Club', 3) on conflict do nothing`,
    );
    await pool.query(
      `insert into studio.partner_guests (id, workout_number, partner_id, name, added_at)
       select 'ada', number, 'usc', 'Ada L.', '2026-11-01' from studio.workouts where id = 'w1'`,
    );
    await inTransaction(pool, async (client) => {
      for (const place of [
        { kind: 'booking', id: 'b1' },
        { kind: 'guest', id: 'ada' },
      ] as const)
        await markPresent(client, { workoutId: 'w1', place, isPresent: true, who: 'desk', now: NOW });
    });
  });

  it('is so again once the import is undone', async () => {
    const change = await move('20:30');
    expect(await present()).toEqual([]);
    await undo(change);
    expect(await present()).toEqual(['ada', 'b1']);
  });

  it('is not where they have left the class since', async () => {
    const change = await move('20:30');
    await database.pool.query('update studio.partner_guests set removed_at = $1', [NOW]);
    await undo(change);
    expect(await present()).toEqual(['b1']);
  });

  it('stays so where check-in is open at the new time too', async () => {
    const change = await move('18:35');
    expect(await present()).toEqual(['ada', 'b1']);
    await undo(change);
    expect(await present()).toEqual(['ada', 'b1']);
  });
});
