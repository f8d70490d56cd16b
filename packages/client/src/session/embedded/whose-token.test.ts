import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { asVisitor, createApiClient } from '../../http/api-client.ts';
import { createEmbeddedProvider } from './embedded-provider.ts';
import { TestChannels } from './test-channels.ts';
import { testIdToken } from './test-id-token.ts';

/** Whose cookie the browser holds. */
let cookie: string;
/** How long an answer is on its way from now on. */
let delayMs: number;

beforeEach(() => {
  vi.useFakeTimers();
  [cookie, delayMs] = ['mia', 0];
});
afterEach(() => {
  vi.useRealTimers();
});

/** A token for the cookie; the sign-in with a password is Ben's. */
const fetchHere: typeof fetch = async (address) => {
  if (address === '/api/identity/sign-in/email') cookie = 'ben';
  const answer = Response.json({ user: {}, token: testIdToken({ sub: cookie }) });
  if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
  return answer;
};

/** A tab in which Mia is signed in, and who else is over time. */
async function openTab() {
  const provider = createEmbeddedProvider({
    api: createApiClient({ authorize: asVisitor, fetch: fetchHere, language: () => 'en' }),
    now: () => Date.now(),
    open: () => null,
    screen: { availWidth: 1280, availHeight: 800 },
    channel: new TestChannels().channel,
    newNonce: () => 'nonce',
  });
  await provider.restore();
  const seen: (string | null)[] = [];
  provider.onUserChanged((user) => seen.push(user?.uid ?? null));
  return { provider, seen };
}

it('who signed in elsewhere is reported before their token is handed out', async () => {
  const { provider, seen } = await openTab();
  cookie = 'ben';
  await provider.getIdToken({ force: true }).then(() => seen.push('the token'));
  expect(seen).toEqual(['ben', 'the token']);
});

it.each(['getIdToken', 'restore'] as const)(
  'a token that was asked for before a sign-in here and arrives after it changes nothing (%s)',
  async (question) => {
    const { provider, seen } = await openTab();
    delayMs = 500;
    const late = question === 'restore' ? provider.restore() : provider.getIdToken({ force: true });
    delayMs = 0;
    await provider.signIns.withPassword('ben@lifted.example', 'right');
    const token = await provider.getIdToken();
    await vi.advanceTimersByTimeAsync(500);
    await late;
    expect(seen).toEqual(['ben']);
    expect(await provider.getIdToken()).toBe(token);
  },
);
