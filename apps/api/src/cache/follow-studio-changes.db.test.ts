import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { followStudioChanges } from './follow-studio-changes.ts';
import { PublicResponseCache, type Topic } from './public-response-cache.ts';

/** Only ends what would otherwise never end, also on a slow machine. */
const PATIENCE = { timeout: 20_000 };
let database: TestDatabase;
let publicCache: PublicResponseCache;
let events: string[];
let following: { close: () => void };

const note = ({ event }: { event: string }) => events.push(event);

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

beforeEach(async () => {
  publicCache = new PublicResponseCache();
  events = [];
  following = followStudioChanges(database.connection, publicCache, { info: note, warn: note });
  await vi.waitUntil(() => events.includes('changes.heard'), PATIENCE);
  return () => following.close();
});

async function keep(topic: Topic): Promise<void> {
  await publicCache.find(topic, topic, async () => 'text');
  expect(publicCache.cached(topic)).toBeDefined();
}

describe('a body in memory', () => {
  it.each([
    ['timetable', "insert into studio.locations values ('l1', 'Hall')"],
    ['timetable', "update studio.locations set name = 'Other hall'"],
    ['timetable', "insert into studio.coaches values ('c1', 'Mia', null)"],
    ['wods', "insert into studio.exercises values ('e1', 'Squat', null, 'Legs', null)"],
    ['wods', 'delete from studio.wod_exercises'],
    ['timetable', 'truncate studio.trial_bookings'],
    ['timetable', "insert into studio.class_kinds (id, name) values ('push', 'Push Day')"],
    ['timetable', 'delete from studio.wod_exercises'],
    ['timetable', 'delete from studio.wod_releases'],
    ['timetable', "update studio.exercises set short_name = 'SQ'"],
  ] as const)('about the %s goes when another process says: %s', async (topic, statement) => {
    await keep(topic);
    await database.pool.query(statement);
    await vi.waitFor(() => expect(publicCache.cached(topic)).toBeUndefined(), PATIENCE);
  });

  it('stays while a change is not committed, and when it never is', async () => {
    await keep('challenges');
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query('delete from studio.challenges');
    await client.query('rollback');
    client.release();
    // Commits a later change and waits for it; a notification of the rolled-back one would have arrived first.
    await keep('wods');
    await database.pool.query('delete from studio.programme_cycles');
    await vi.waitFor(() => expect(publicCache.cached('wods')).toBeUndefined(), PATIENCE);
    expect(publicCache.cached('challenges')).toBeDefined();
  });

  it('goes when the connection that listens is lost, and may be kept again once it is back', async () => {
    await keep('timetable');
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'lifted listener'`,
    );
    await vi.waitFor(() => expect(events).toContain('changes.missed'), PATIENCE);
    expect(publicCache.cached('timetable')).toBeUndefined();
    await vi.waitFor(
      () => expect(events.filter((event) => event === 'changes.heard')).toHaveLength(2),
      PATIENCE,
    );
    await keep('timetable');
  });
});
