import { addDays, berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { beforeAll, describe, expect, test } from 'vitest';
import { endWaitlists, membersWithPassword, withBooks } from '../src/books.ts';
import { studioOfTheCase } from '../src/case-studio.ts';
import { inWords, noteFigure, quantile } from '../src/figures.ts';
import { bookableClasses, idTokenOf, isSignedIn, signIn } from '../src/people.ts';
import { Seeded } from '../src/seeded.ts';
import { killUnlessGone, postgresTree } from '../src/studio.ts';
import { until } from '../src/until.ts';
import { startWriting, type Acknowledged, type WritingGround } from '../src/writers.ts';

/*
 * kill -9 of the server, of PostgreSQL, and of both, while people write.
 * A user sees: for a moment nothing or "not available at the moment", then everything as before.
 * Never lost: an acknowledged booking with its mail, participation or session.
 */

/** Rounds of each kind; `FAULT_ROUNDS=100` gives a hundred of them. */
const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 4);
const FEWEST_WRITES = 10;
const MORE_WRITES = 40;
const SESSIONS_LOOKED_AT = 5;
const MEMBERS = 12;
const DAYS_AHEAD = 14;
/** Limit for a busy machine; a quiet one needs one second for the server and four for PostgreSQL. */
const SERVER_BACK_MS = 30_000;
const DATABASE_BACK_MS = 30_000;

const studio = studioOfTheCase('killed');
let ground: WritingGround;
const acknowledged: Acknowledged = {
  bookings: [],
  participations: [],
  sessions: [],
  places: [],
  canceled: [],
};
const chance = new Seeded('killed processes');

beforeAll(async () => {
  const today = berlinDate(new Date());
  const classes = await bookableClasses(studio.origin, { from: today, to: addDays(today, DAYS_AHEAD) });
  const people = (await withBooks(studio.dataDir, membersWithPassword)).slice(0, MEMBERS);
  const members = [];
  for (const person of people) {
    const session = await signIn(studio.origin, person.email);
    members.push({ ...person, token: await idTokenOf(studio.origin, session) });
  }
  await withBooks(studio.dataDir, (pool) =>
    pool.query(
      `insert into studio.entitlements (id, customer_number, product_id, valid, granted_at)
       select 'fault-' || number, number, 'unlimited', '[2020-01-01,)', now() from studio.customers where id = any ($1)`,
      [people.map(({ customerId }) => customerId)],
    ),
  );
  // A hundred rounds need more places than two weeks of classes have.
  await withBooks(studio.dataDir, async (pool) => {
    await endWaitlists(pool);
    await pool.query('update studio.workouts set capacity = 1000 where start_datetime > now()');
  });
  ground = {
    origin: studio.origin,
    classes: classes.map(({ id }) => id),
    members,
    challenges: Array.from({ length: 25 }, (_, index) => `fault-${index + 1}`),
    chance,
  };
});

interface Fault {
  readonly what: string;
  readonly goalMs: number;
  readonly kill: () => Promise<void>;
  /** None: it recovers by itself. */
  readonly startAgain?: () => Promise<void>;
}

/** Kills during writes; returns the time until the next write was acknowledged. */
async function killWhileWriting({ kill, startAgain }: Fault): Promise<number> {
  const load = startWriting(ground, acknowledged);
  const enough = chance.whole(FEWEST_WRITES, FEWEST_WRITES + MORE_WRITES);
  await until('people write', () => load.count() >= enough);
  await kill();
  const killedAt = performance.now();
  const before = load.count();
  const started = startAgain?.();
  await until('writes are acknowledged again', () => load.count() > before + SESSIONS_LOOKED_AT);
  const backAfter = load.lastAcknowledgedAt() - killedAt;
  await started;
  await load.stop();
  expect(load.oddities).toEqual([]);
  return backAfter;
}

/** Every acknowledged write exists exactly once, and nothing is half done. */
async function expectNothingLost(): Promise<void> {
  const found = await withBooks(studio.dataDir, async (pool) => {
    const { rows: lost } = await pool.query(
      `select a.email from unnest($1::text[], $2::text[]) as a (email, workout)
        where not exists (select from studio.trial_bookings b where b.email = a.email and b.workout_id = a.workout)`,
      [acknowledged.bookings.map(({ email }) => email), acknowledged.bookings.map(({ workout }) => workout)],
    );
    const { rows: half } = await pool.query(
      // Counted once: after a hundred rounds there are thousands of both.
      `select b.email from studio.trial_bookings b
         left join (select recipient, count(*) as mails from studio.mail_outbox group by recipient) m on m.recipient = b.email
        where b.email like 'visitor-%' and coalesce(m.mails, 0) <> 1`,
    );
    const { rows: orphans } = await pool.query(
      `select m.recipient from studio.mail_outbox m where m.recipient like 'visitor-%'
         and not exists (select from studio.trial_bookings b where b.email = m.recipient)`,
    );
    const { rows: outside } = await pool.query(
      `select a.customer from unnest($1::text[], $2::text[]) as a (challenge, customer)
        where (select count(*) from studio.challenge_participants p join studio.customers c on c.number = p.customer_number
                where p.challenge_id = a.challenge and c.id = a.customer) <> 1`,
      [
        acknowledged.participations.map(({ challengeId }) => challengeId),
        acknowledged.participations.map(({ customerId }) => customerId),
      ],
    );
    const { rows: places } = await pool.query(
      `select a.id from unnest($1::text[]) as a (id)
        where not exists (select from studio.bookings b where b.id = a.id)
           or (select count(*) from studio.mail_outbox m where m.kind = 'class_booked' and m.message_id like '%' || a.id || '%') <> 1
       union all
       select a.id from unnest($2::text[]) as a (id)
        where not exists (select from studio.bookings b where b.id = a.id and b.canceled_at is not null)`,
      [acknowledged.places, acknowledged.canceled],
    );
    const { rows: counts } = await pool.query(
      `select p.workout_number from studio.class_places p join studio.workouts w on w.number = p.workout_number
        where w.start_datetime > now()
          and (p.booked <> (select count(*) from studio.bookings b where b.workout_id = w.id and b.canceled_at is null)
            or p.tests <> (select count(*) from studio.trial_bookings t
                            where t.workout_id = w.id and t.canceled_at is null and t.released_at is null))
       union all
       select customer_number from studio.bookings
        where canceled_at is null and via <> 'import' group by customer_number, workout_id having count(*) > 1`,
    );
    return { lost, half, orphans, outside, places, counts };
  });
  expect(found).toEqual({ lost: [], half: [], orphans: [], outside: [], places: [], counts: [] });
  for (const session of acknowledged.sessions.slice(-SESSIONS_LOOKED_AT))
    await until('the acknowledged session is valid', () => isSignedIn(studio.origin, session));
}

const FAULTS: Fault[] = [
  {
    what: 'the server',
    goalMs: SERVER_BACK_MS,
    async kill() {
      process.kill(studio.pid, 'SIGKILL');
      await studio.ended;
    },
    startAgain: () => studio.startAgain(),
  },
  {
    what: 'PostgreSQL with all its workers, which the server starts again by itself',
    goalMs: DATABASE_BACK_MS,
    async kill() {
      for (const pid of postgresTree(studio.dataDir)) killUnlessGone(pid, 'SIGKILL');
    },
  },
  {
    what: 'the server and PostgreSQL together',
    goalMs: SERVER_BACK_MS + DATABASE_BACK_MS,
    async kill() {
      for (const pid of [studio.pid, ...postgresTree(studio.dataDir)]) killUnlessGone(pid, 'SIGKILL');
      await studio.ended;
    },
    startAgain: () => studio.startAgain(),
  },
];

function writes(): number {
  const { bookings, participations, sessions, places, canceled } = acknowledged;
  return [bookings, participations, sessions, places, canceled].reduce((sum, list) => sum + list.length, 0);
}

describe('nothing acknowledged is lost and nothing is half done', () => {
  test.each(FAULTS)(`in ${ROUNDS} rounds of kill -9 of $what`, async (fault) => {
    const { what, goalMs } = fault;
    const times: number[] = [];
    const before = writes();
    for (let round = 0; round < ROUNDS; round += 1) {
      times.push(await killWhileWriting(fault));
      await expectNothingLost();
    }
    const written = writes() - before;
    noteFigure(
      `kill -9 of ${what}`,
      `${ROUNDS} rounds, ${written} writes acknowledged, 0 lost; next one after ${inWords(quantile(times, 0.5))} (median), ${inWords(Math.max(...times))} at the most`,
    );
    expect(Math.max(...times)).toBeLessThan(goalMs);
    expect(studio.said()).not.toContain('unforeseen failure');
  });
});
