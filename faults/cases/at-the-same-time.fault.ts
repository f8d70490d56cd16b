import { addDays, berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { MAILS_TO_ONE_ADDRESS } from '@lifted/domain/people/stranger-mails';
import { describe, expect, test } from 'vitest';
import { ask, problemIn, type Answer } from '../src/ask.ts';
import { endWaitlists, membersWithPassword, withBooks } from '../src/books.ts';
import { studioOfTheCase } from '../src/case-studio.ts';
import { noteFigure } from '../src/figures.ts';
import { book, bookableClasses, idTokenOf, join, signIn, trySigningIn } from '../src/people.ts';

/*
 * Many requests at once: repeated presses, two hundred visitors for twelve places, password guessing from a thousand
 * addresses. A user sees one clear answer. Never: a thirteenth place, a second row, a hint that an account exists.
 */

const PLACES = 12;
const VISITORS = 200;
const PRESSES = 64;
const MOST_FAILURES = 10;
const TRIES = 40;

const studio = studioOfTheCase('same-time', () => ({ TRUST_PROXY: '1' }));

function count(answers: readonly Answer[]): Record<string, number> {
  const counted: Record<string, number> = {};
  for (const answer of answers) {
    const key = `${answer.status} ${problemIn(answer)?.code ?? ''}`.trim();
    counted[key] = (counted[key] ?? 0) + 1;
  }
  return counted;
}

async function emptyClasses(): Promise<string[]> {
  const today = berlinDate(new Date());
  const classes = await bookableClasses(studio.origin, { from: today, to: addDays(today, 14) });
  const ids = classes.slice(0, 3).map(({ id }) => id);
  await withBooks(studio.dataDir, endWaitlists);
  await withBooks(studio.dataDir, (pool) =>
    pool.query(
      `update studio.workouts w set capacity = $2 +
         (select count(*) from studio.bookings b where b.workout_id = w.id and b.canceled_at is null) +
         (select count(*) from studio.trial_bookings t where t.workout_id = w.id and t.canceled_at is null)
        where id = any($1)`,
      [ids, PLACES],
    ),
  );
  return ids;
}

describe('places', () => {
  test(`${VISITORS} visitors at once get exactly the ${PLACES} places there are`, async () => {
    const [workout = ''] = await emptyClasses();
    const answers = await Promise.all(
      Array.from({ length: VISITORS }, (_, n) =>
        book(studio.origin, { workout, email: `crowd-${n}@example.org` }),
      ),
    );
    expect(count(answers)).toEqual({ '201': PLACES, '409 class_full': VISITORS - PLACES });
    noteFigure('200 at once for 12 places', JSON.stringify(count(answers)));
    const { rows } = await withBooks(studio.dataDir, (pool) =>
      pool.query(
        `select count(*)::int as bookings, (select count(*)::int from studio.mail_outbox where recipient like 'crowd-%') as mails
           from studio.trial_bookings where email like 'crowd-%'`,
      ),
    );
    expect(rows).toEqual([{ bookings: PLACES, mails: PLACES }]);
  });

  test(`${PRESSES} presses of the same visitor make one booking, and are answered like those of any other`, async () => {
    const [, workout = ''] = await emptyClasses();
    const answers = await Promise.all(
      Array.from({ length: PRESSES }, () => book(studio.origin, { workout, email: 'Twice@Example.org' })),
    );
    expect(count(answers)).toEqual({ '201': PLACES, '409 class_full': PRESSES - PLACES });
    const { rows } = await withBooks(studio.dataDir, (pool) =>
      pool.query(
        `select (select count(*)::int from studio.trial_bookings where email = 'twice@example.org') as bookings,
                count(*) filter (where kind = 'trial_confirmation')::int as confirmations,
                count(*) filter (where kind = 'trial_note')::int as notes
           from studio.mail_outbox where recipient = 'twice@example.org'`,
      ),
    );
    expect(rows).toEqual([{ bookings: 1, confirmations: 1, notes: MAILS_TO_ONE_ADDRESS }]);
  });

  test(`${PRESSES} members' presses on "join" make one participation, and every answer is a yes`, async () => {
    const [person] = await withBooks(studio.dataDir, membersWithPassword);
    if (person === undefined) throw new Error('There should be a member.');
    const token = await idTokenOf(studio.origin, await signIn(studio.origin, person.email));
    const pair = { challengeId: 'fault-7', customerId: person.customerId };
    const answers = await Promise.all(
      Array.from({ length: PRESSES }, () => join(studio.origin, token, pair)),
    );
    expect(count(answers)).toEqual({ '201': 1, '200': PRESSES - 1 });
  });
});

describe('somebody who guesses passwords from ever new addresses', () => {
  const guess = (email: string, n: number) =>
    trySigningIn(studio.origin, email, {
      password: `guess number ${n}`,
      headers: { 'x-forwarded-for': `198.51.${n % 250}.${(n * 7) % 250}` },
    });
  const guessAll = async (email: string) => {
    const answers: Answer[] = [];
    for (let n = 0; n < TRIES; n += 1) answers.push(await guess(email, n));
    return answers;
  };
  const withoutIds = (answers: readonly Answer[]) =>
    answers.map(({ status, text }) => `${status} ${text.replace(/"request_id":"[^"]*"/, '')}`);

  test('is locked out after ten tries, and hears the same about an address nobody has', async () => {
    const known = await guessAll('new@lifted.example');
    const unknown = await guessAll('nobody@lifted.example');
    expect(count(known)).toEqual({
      '401 wrong_credentials': MOST_FAILURES,
      '429 account_locked': TRIES - MOST_FAILURES,
    });
    expect(withoutIds(unknown)).toEqual(withoutIds(known));
    noteFigure('guessing passwords', `locked after ${MOST_FAILURES} tries, the same for unknown addresses`);
  });

  test('stays locked out over a restart, also with the right password', async () => {
    await studio.stop();
    await studio.startAgain();
    expect(problemIn(await trySigningIn(studio.origin, 'new@lifted.example'))?.code).toBe('account_locked');
  });

  test('does not lock out anybody else, and a new password opens the account at once', async () => {
    expect((await trySigningIn(studio.origin, 'coach@lifted.example')).status).toBe(200);
    const asked = await ask(studio.origin, '/api/identity/request-password-reset', {
      body: { email: 'new@lifted.example' },
      headers: { origin: studio.origin },
    });
    expect(asked.status).toBe(204);
    const token = await resetToken('new@lifted.example');
    const set = await ask(studio.origin, '/api/identity/reset-password', {
      body: { token, new_password: 'another good phrase' },
      headers: { origin: studio.origin },
    });
    expect(set.status).toBe(204);
    const answer = await trySigningIn(studio.origin, 'new@lifted.example', {
      password: 'another good phrase',
    });
    expect(answer.status).toBe(200);
  });

  async function resetToken(email: string): Promise<string> {
    for (let look = 0; look < 1000; look += 1) {
      const { rows } = await withBooks(studio.dataDir, (pool) =>
        pool.query<{ text: string }>(
          'select body_text as text from studio.mail_outbox where recipient = $1 order by id desc limit 1',
          [email],
        ),
      );
      const token = /#([\w-]{20,})/.exec(rows[0]?.text ?? '')?.[1];
      if (token !== undefined) return token;
    }
    throw new Error('There should be a mail with a link.');
  }
});
