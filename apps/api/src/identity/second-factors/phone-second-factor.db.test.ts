import type { Problem } from '@lifted/contract/problem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBrowser, type Browser } from '../../testing/identity-browser-fixture.ts';
import {
  createIdentityFixture,
  insertPerson,
  PASSWORD,
  type IdentityFixture,
} from '../../testing/identity-fixture.ts';
import {
  enrolApp,
  forgetSecondFactors,
  signIn,
  startSmsGateway,
  type LoopbackSmsGateway,
} from '../../testing/identity-second-factor-fixture.ts';
import { httpSmsGateway } from './sms-gateway.ts';

const EMAIL = 'mia@lifted.example';
const NUMBER = '+4915112345678';
const [SECOND_MS, MINUTE_MS] = [1000, 60_000];
const TYPED_NUMBER = '0151 / 1234 5678';
let gateway: LoopbackSmsGateway;
let fixture: IdentityFixture;
let now: Date;
let browser: Browser;

beforeAll(async () => {
  gateway = await startSmsGateway();
  fixture = await createIdentityFixture({ now: () => now, sms: httpSmsGateway(gateway.settings) });
  fixture.secrets.push(NUMBER, TYPED_NUMBER, gateway.settings.token);
  await insertPerson(fixture.database, { email: EMAIL, password: PASSWORD });
});
afterAll(async () => {
  const [log, codes] = [fixture.logged(), gateway.arrived.map(({ body }) => body.text.slice(0, 6))];
  const leaked = codes.filter((code) => new RegExp(`(?<!\\d)${code}(?!\\d)`).test(log));
  if (leaked.length > 0) throw new Error(`The log holds codes: ${leaked.join(', ')}`);
  await fixture.close();
  await gateway.close();
});
beforeEach(async () => {
  now = new Date();
  gateway.answer(202);
  fixture.changes.length = 0;
  await forgetSecondFactors(fixture.database);
  browser = createBrowser(fixture.app);
  await signIn(browser, EMAIL);
});

const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const begin = (number = TYPED_NUMBER) => browser.post('/second-factors/phone', { number });
const confirm = (factor_id: string, code: string) =>
  browser.post('/second-factors/phone/confirm', { factor_id, code });
const wrong = () => (gateway.latestCode() === '000000' ? '111111' : '000000');

/** Enrols the phone; half a minute later it may be sent the next code. */
async function enrolPhone(): Promise<string> {
  const { factor_id } = (await begin()).json<{ factor_id: string }>();
  const answer = await confirm(factor_id, gateway.latestCode());
  if (answer.statusCode !== 200) throw new Error(answer.body);
  fixture.secrets.push(...answer.json<{ backup_codes: string[] }>().backup_codes);
  later(30 * SECOND_MS);
  return factor_id;
}
async function pendingSignIn(): Promise<Browser> {
  const one = createBrowser(fixture.app);
  await signIn(one, EMAIL);
  return one;
}
const send = (by: Browser, factor_id: string) => by.post('/second-factor/send', { factor_id });
const verify = (by: Browser, factor_id: string, code: string) =>
  by.post('/second-factor/verify', { factor_id, code });
const TOO_OLD = { status: 422, code: 'code_too_old' };
const WRONG = { status: 422, code: 'code_wrong' };

describe('enrolling a phone', () => {
  it('sends a code in a form phones offer by themselves, and is confirmed with it', async () => {
    const { factor_id } = (await begin()).json<{ factor_id: string }>();
    const { to, text } = gateway.arrived.at(-1)?.body ?? { to: '', text: '' };
    const code = gateway.latestCode();
    expect(to).toBe(NUMBER);
    expect(text).toMatch(/^\d{6} is your LIFTED code/);
    expect(text.endsWith(`\n\n@localhost #${code}`)).toBe(true);
    expect(text.length).toBeLessThanOrEqual(160);

    expect((await confirm(factor_id, wrong())).json()).toMatchObject(WRONG);
    const confirmed = await confirm(factor_id, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(confirmed.json<{ backup_codes: string[] }>().backup_codes).toHaveLength(10);
    expect((await browser.get('/second-factors')).json()).toMatchObject({
      factors: [{ id: factor_id, kind: 'phone', name: '••• 78' }],
      sms_available: true,
    });
    expect(fixture.changes).toMatchObject([{ email: EMAIL, kind: 'phone_added' }]);
    const { rows } = await fixture.database.pool.query('select f::text from studio.second_factors f');
    expect(JSON.stringify(rows)).not.toContain('12345678');
  });

  it.each(['151 1234', 'call me', '+0 151'])(
    'refuses %s, which is no number, and sends nothing',
    async (number) => {
      const before = gateway.arrived.length;
      expect((await begin(number)).json()).toMatchObject({ status: 422, errors: [{ field: 'number' }] });
      expect(gateway.arrived).toHaveLength(before);
    },
  );

  it.each(['+881 6123 45678', '+979 0 1234 5678', '0900 1234567', '+1 202 555 0123'])(
    'refuses %s, which costs or is far away, and sends nothing',
    async (number) => {
      const before = gateway.arrived.length;
      const refused = (await begin(number)).json<Problem>();
      expect(refused).toMatchObject({ status: 422, errors: [{ field: 'number' }] });
      expect(refused.detail).toContain('authenticator app');
      expect(gateway.arrived).toHaveLength(before);
    },
  );

  it('says when the gateway does not take the message', async () => {
    gateway.answer(500);
    expect((await begin()).json()).toMatchObject({ status: 503, code: 'unavailable' });
  });

  it('is not possible without a gateway', async () => {
    const without = await createIdentityFixture({ database: fixture.database, now: () => now });
    const one = createBrowser(without.app);
    await signIn(one, EMAIL);
    const answer = await one.post('/second-factors/phone', { number: NUMBER });
    expect(answer.json()).toMatchObject({ status: 501, code: 'sms_not_set_up' });
    await without.close();
  });
});

describe('a code by SMS', () => {
  it('is sent while signing in, and good once', async () => {
    const id = await enrolPhone();
    const [first, second] = [await pendingSignIn(), await pendingSignIn()];
    expect((await send(first, id)).statusCode).toBe(204);
    const code = gateway.latestCode();
    expect((await verify(first, id, code)).statusCode).toBe(200);
    expect((await verify(second, id, code)).json()).toMatchObject(TOO_OLD);
  });

  it('lets one of twenty in who bring it at once', async () => {
    const id = await enrolPhone();
    const browsers: Browser[] = [];
    while (browsers.length < 20) browsers.push(await pendingSignIn());
    const [first] = browsers;
    if (first) await send(first, id);
    const code = gateway.latestCode();
    const answers = await Promise.all(browsers.map((one) => verify(one, id, code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('is burnt by three wrong tries, and nobody learns whether the fourth was right', async () => {
    const id = await enrolPhone();
    const one = await pendingSignIn();
    await send(one, id);
    for (let time = 0; time < 3; time++) expect((await verify(one, id, wrong())).json()).toMatchObject(WRONG);
    for (const code of [gateway.latestCode(), wrong()]) {
      expect((await verify(one, id, code)).json()).toMatchObject(TOO_OLD);
    }
  });

  it('is good for five minutes', async () => {
    const id = await enrolPhone();
    const one = await pendingSignIn();
    await send(one, id);
    later(5 * MINUTE_MS);
    expect((await verify(one, id, gateway.latestCode())).json()).toMatchObject(TOO_OLD);
    expect((await send(one, id)).statusCode).toBe(204);
    later(4 * MINUTE_MS);
    expect((await verify(one, id, gateway.latestCode())).statusCode).toBe(200);
  });

  it('is sent half a minute after the one before at the earliest, and five times in an hour', async () => {
    const id = await enrolPhone();
    const one = await pendingSignIn();
    const before = gateway.arrived.length;
    expect((await send(one, id)).statusCode).toBe(204);
    const early = await send(one, id);
    expect(early.json()).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(early.headers['retry-after']).toBe('30');
    for (let sent = 2; sent < 5; sent++) {
      later(30 * SECOND_MS);
      expect((await send(one, id)).statusCode, `${sent}`).toBe(204);
    }
    later(30 * SECOND_MS);
    expect((await send(one, id)).statusCode).toBe(429);
    expect(gateway.arrived).toHaveLength(before + 4);
  });

  it('is sent once when twenty ask at once', async () => {
    const id = await enrolPhone();
    const one = await pendingSignIn();
    const before = gateway.arrived.length;
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(one, id)));
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    expect(gateway.arrived).toHaveLength(before + 1);
  });

  it('goes no longer to a country the studio has taken off its list', async () => {
    const id = await enrolPhone();
    const narrowed = await createIdentityFixture({
      database: fixture.database,
      now: () => now,
      sms: httpSmsGateway(gateway.settings),
      smsCountryCodes: ['43'],
    });
    const before = gateway.arrived.length;
    const one = createBrowser(narrowed.app);
    await signIn(one, EMAIL);
    const refused = (await send(one, id)).json<Problem>();
    expect(refused.code).toBe('sms_not_set_up');
    expect(refused.detail).toContain('backup code');
    expect(gateway.arrived).toHaveLength(before);
    await narrowed.close();
  });

  it('goes to a phone of the account and to nothing else', async () => {
    await enrolPhone();
    const { factorId } = await enrolApp(browser, now);
    const one = await pendingSignIn();
    for (const id of [factorId, 'unknown']) expect((await send(one, id)).statusCode).toBe(404);
    expect((await send(createBrowser(fixture.app), factorId)).statusCode).toBe(401);
  });
});
