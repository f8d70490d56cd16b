import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createBrowser, type Browser } from '../../testing/identity-browser-fixture.ts';
import {
  createIdentityFixture,
  insertPerson,
  PASSWORD,
  type IdentityFixture,
} from '../../testing/identity-fixture.ts';
import { signIn } from '../../testing/identity-second-factor-fixture.ts';
import { MOST_FAILURES } from './sign-in-lock.ts';

/*
 * A device an account was used with has tries of its own. A stranger who has another one, whatever secret it brings, must not
 * learn from the answers whether an address is anybody’s, or used with a device at all.
 */

const MIA = 'mia@lifted.example';
const BEN = 'ben@lifted.example';
const DEVICE = 'studio.device';
const WRONG = 'three light squats a year';
let fixture: IdentityFixture;
let phone: Browser;

beforeAll(async () => {
  fixture = await createIdentityFixture();
  await insertPerson(fixture.database, { email: MIA, password: PASSWORD });
  await insertPerson(fixture.database, { email: BEN, password: PASSWORD });
  await insertPerson(fixture.database, { email: 'new@lifted.example', password: PASSWORD });
});
afterAll(() => fixture.close());
beforeEach(async () => {
  await fixture.database.pool.query('truncate studio.known_devices, studio.sign_in_failures');
  phone = createBrowser(fixture.app);
  await signIn(phone, MIA);
});

/** What a stranger’s browser may bring: no secret of a device, a made-up one, that of another account. */
const STRANGERS: readonly (readonly [string, () => Promise<Browser>])[] = [
  ['no secret', () => Promise.resolve(createBrowser(fixture.app))],
  [
    'a made-up secret',
    () => {
      const browser = createBrowser(fixture.app);
      browser.cookies.set(DEVICE, 'x'.repeat(43));
      return Promise.resolve(browser);
    },
  ],
  [
    'a secret of their own account',
    async () => {
      const browser = createBrowser(fixture.app);
      await signIn(browser, BEN);
      await browser.post('/sign-out');
      return browser;
    },
  ],
];

/** Headers that differ with every answer. */
const CHANGING = ['date', 'x-request-id', 'content-length'];

/** All that can be seen of one wrong try, without what differs with every request. */
async function seen(stranger: Browser, email: string): Promise<string> {
  const { statusCode, headers, body } = await stranger.post('/sign-in/email', { email, password: WRONG });
  const told = Object.entries(headers).filter(([name]) => !CHANGING.includes(name));
  return JSON.stringify([statusCode, told, body.replace(/"request_id":"[^"]*"/, '')]);
}

/** What a stranger sees of more tries than there are, while Mia signs in on the device that is known. */
async function allSeen(stranger: () => Promise<Browser>, email: string): Promise<readonly string[]> {
  const browser = await stranger();
  const answers: string[] = [];
  for (let time = 0; time <= MOST_FAILURES; time++) {
    answers.push(await seen(browser, email));
    if (time === MOST_FAILURES / 2) await signIn(phone, MIA);
  }
  await signIn(phone, MIA);
  return [...answers, await seen(browser, email)];
}

it.each(STRANGERS)(
  'a stranger with %s sees the same of an address with a known device, without one and of nobody',
  async (_what, stranger) => {
    const known = await allSeen(stranger, MIA);
    expect(known.filter((answer) => answer.startsWith('[401'))).toHaveLength(MOST_FAILURES);
    expect(known.filter((answer) => answer.startsWith('[429'))).toHaveLength(2);
    expect((await allSeen(stranger, 'new@lifted.example')).join('\n')).toBe(known.join('\n'));
    expect((await allSeen(stranger, 'nobody@lifted.example')).join('\n')).toBe(known.join('\n'));
  },
);
