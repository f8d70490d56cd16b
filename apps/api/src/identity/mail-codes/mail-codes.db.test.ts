import type { Problem } from '@lifted/contract/problem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBrowser, type Browser } from '../../testing/identity-browser-fixture.ts';
import { createIdentityFixture, insertPerson, type IdentityFixture } from '../../testing/identity-fixture.ts';
import { inTransaction } from '@lifted/database/transaction';
import { enrolApp, forgetSecondFactors } from '../../testing/identity-second-factor-fixture.ts';
import { endAccess } from '../accounts/end-access.ts';
import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';

const MIA = 'mia@lifted.example';
/** The library's own sign-in refuses this address. */
const UMLAUT = 'müller@lifted.example';
const NOBODY = 'nobody@lifted.example';
const MINUTE_MS = 60_000;
let fixture: IdentityFixture;
let now: Date;
let mia: string;
let browser: Browser;

beforeAll(async () => {
  fixture = await createIdentityFixture({ now: () => now });
  mia = await insertPerson(fixture.database, { email: MIA });
  await insertPerson(fixture.database, { email: UMLAUT });
});
afterAll(() => fixture.close());
beforeEach(async () => {
  now = new Date();
  await forgetSecondFactors(fixture.database);
  await fixture.database.pool.query(
    'truncate studio.mail_codes, studio.known_devices, studio.sign_in_failures',
  );
  fixture.mailCodes.length = 0;
  browser = createBrowser(fixture.app);
});

const ask = async (email = MIA, from = browser, headers = {}) => {
  const answer = await from.post('/mail-code/send', { email }, headers);
  await fixture.identity.settle();
  return answer;
};
const tell = (code: string, email = MIA, from = browser) => from.post('/mail-code/verify', { email, code });
const newest = () => fixture.mailCodes.at(-1)?.code ?? 'none';
const wrongOne = () => (newest() === '000000' ? '111111' : '000000');
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const bytes = (problem: Problem) => ({ ...problem, request_id: undefined });

/** Signs in once, so that this browser is a known device. */
async function becomeKnown(): Promise<Browser> {
  const known = createBrowser(fixture.app);
  await ask(MIA, known);
  expect((await tell(newest(), MIA, known)).statusCode).toBe(200);
  later(MINUTE_MS);
  return known;
}

describe('a code by mail', () => {
  it.each([MIA, UMLAUT])('signs in for 30 days: %s', async (email) => {
    expect((await ask(email.toUpperCase().normalize('NFD'))).statusCode).toBe(204);
    expect(fixture.mailCodes).toMatchObject([{ email }]);
    expect(newest()).toMatch(/^\d{6}$/);
    const typed = ` ${newest().slice(0, 3)} ${newest().slice(3)}`;
    const answer = await tell(typed, email);
    expect(answer.json()).toMatchObject({ user: { email } });
    const [cookie] = [answer.headers['set-cookie']].flat();
    expect(cookie).toContain('Max-Age=2592000');
    expect(await browser.profile()).toMatchObject({ email });
  });

  it('is mailed in the language of the page', async () => {
    await ask(MIA, browser, { 'accept-language': 'de' });
    expect(fixture.mailCodes).toMatchObject([{ language: 'de', use: 'sign_in' }]);
  });

  it('works once, also when it is typed twice at the same time', async () => {
    await ask();
    const both = await Promise.all([tell(newest()), tell(newest()), tell(newest())]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
    expect((await tell(newest())).json()).toMatchObject({ code: 'code_wrong' });
  });

  it('is good until the end of its ten minutes', async () => {
    await ask();
    later(10 * MINUTE_MS);
    expect((await tell(newest())).statusCode).toBe(422);
    await ask();
    later(10 * MINUTE_MS - 1);
    expect((await tell(newest())).statusCode).toBe(200);
  });

  it('is burnt by five wrong tries, however many come at once', async () => {
    await ask();
    await Promise.all(Array.from({ length: 5 }, () => tell(wrongOne())));
    expect((await tell(newest())).statusCode).toBe(422);
  });

  it('is replaced by the next one', async () => {
    await ask();
    const first = newest();
    later(30 * SECOND_MS);
    await ask();
    if (first !== newest()) expect((await tell(first)).statusCode).toBe(422);
    expect((await tell(newest())).statusCode).toBe(200);
  });

  it('is good for the account it was made for alone', async () => {
    await ask(UMLAUT);
    expect((await tell(newest())).statusCode).toBe(422);
  });

  it('is kept as a keyed hash', async () => {
    await ask();
    const { rows } = await fixture.database.pool.query<{ row: string }>(
      'select row(m.*)::text as row from studio.mail_codes m',
    );
    expect(rows[0]?.row).not.toContain(newest());
    fixture.secrets.push(newest());
  });

  it('leads to the second factor, not around it', async () => {
    const known = await becomeKnown();
    const app = await enrolApp(known, now);
    await ask();
    expect((await tell(newest())).json()).toMatchObject({ code: 'second_factor_required' });
    expect(await browser.profile()).toBeNull();
    const shown = await browser.post('/second-factor/verify', {
      factor_id: app.factorId,
      code: app.code(now),
    });
    expect(shown.statusCode).toBe(200);
  });

  it('ends with everything else that could still sign in', async () => {
    await ask();
    await inTransaction(fixture.database.pool, (client) => endAccess(client, [mia]));
    expect((await tell(newest())).statusCode).toBe(422);
  });

  it('is neither sent to a disabled account nor good for one', async () => {
    const { pool } = fixture.database;
    await ask();
    await pool.query('update studio.accounts set disabled_at = now() where uid = $1', [mia]);
    try {
      expect((await tell(newest())).statusCode).toBe(422);
      later(MINUTE_MS);
      await ask();
      expect(fixture.mailCodes).toHaveLength(1);
    } finally {
      await pool.query('update studio.accounts set disabled_at = null');
    }
  });

  it('is refused from another origin', async () => {
    const foreign = { origin: 'https://evil.example' };
    expect((await ask(MIA, browser, foreign)).json()).toMatchObject({ code: 'origin_refused' });
    expect(fixture.mailCodes).toEqual([]);
    const body = { email: MIA, code: '123456' };
    expect((await browser.post('/mail-code/verify', body, foreign)).statusCode).toBe(403);
  });
});

describe('whether the studio knows an address', () => {
  it('is told neither by asking nor by trying', async () => {
    const asked = [await ask(), await ask(NOBODY)];
    expect(asked.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [204, ''],
      [204, ''],
    ]);
    const [known, unknown, never] = [
      await tell(wrongOne()),
      await tell('123456', NOBODY),
      await tell('123456', UMLAUT),
    ].map((answer) => answer.json<Problem>());
    if (known === undefined || unknown === undefined || never === undefined) throw new Error('No answer.');
    expect(bytes(unknown)).toEqual(bytes(known));
    expect(bytes(never)).toEqual(bytes(known));
  });

  it('is not told by the lock after ten tries either', async () => {
    const answers = async (email: string) => {
      const codes: string[] = [];
      for (let time = 0; time < 11; time++) codes.push((await tell('123456', email)).json<Problem>().code);
      return codes;
    };
    await ask();
    const known = await answers(MIA);
    expect(await answers(NOBODY)).toEqual(known);
    expect(known.at(-1)).toBe('account_locked');
    // Passwords are counted apart.
    const password = await browser.post('/sign-in/email', { email: MIA, password: 'not-the-password' });
    expect(password.json()).toMatchObject({ code: 'wrong_credentials' });
  });
});

describe('how many codes are sent', () => {
  it('is limited to one in half a minute, five in an hour, ten in a day; the answer stays the same', async () => {
    await Promise.all([ask(), ask(), ask()]);
    expect(fixture.mailCodes).toHaveLength(1);
    for (let time = 0; time < 6; time++) {
      later(MINUTE_MS);
      expect((await ask()).statusCode).toBe(204);
    }
    expect(fixture.mailCodes).toHaveLength(5);
    for (let time = 0; time < 8; time++) {
      later(60 * MINUTE_MS);
      await ask();
    }
    expect(fixture.mailCodes).toHaveLength(10);
    later(24 * 60 * MINUTE_MS);
    await ask();
    expect(fixture.mailCodes).toHaveLength(11);
  });
});

describe('a known device', () => {
  it('gets its code though strangers have asked for all there are', async () => {
    const known = await becomeKnown();
    for (let time = 0; time < 6; time++) {
      await ask(MIA, createBrowser(fixture.app));
      later(MINUTE_MS);
    }
    fixture.mailCodes.length = 0;
    await ask(MIA, known);
    expect(fixture.mailCodes).toHaveLength(1);
  });

  it('has a code of its own, which strangers neither replace nor use up nor can use', async () => {
    const known = await becomeKnown();
    await ask(MIA, known);
    const own = newest();
    const stranger = createBrowser(fixture.app);
    await ask(MIA, stranger);
    for (let time = 0; time < 11; time++) await tell(own, MIA, stranger);
    expect((await tell(own, MIA, stranger)).json()).toMatchObject({ code: 'account_locked' });
    expect((await tell(own, MIA, known)).statusCode).toBe(200);
  });
});
