import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asVisitor, createApiClient } from '../../http/api-client.ts';
import type { IdentityUser } from '../identity-provider.ts';
import { createEmbeddedProvider } from './embedded-provider.ts';
import { TestChannels } from './test-channels.ts';
import { testIdToken } from './test-id-token.ts';

/** The identity service as far as a browser sees it, with one cookie. */
class TestServer {
  readonly asked: string[] = [];
  cookie: string | null = null;
  isDown = false;

  readonly fetch: typeof fetch = async (address, init) => {
    if (this.isDown) throw new TypeError('Failed to fetch');
    const path = typeof address === 'string' ? address.replace('/api/identity', '') : '';
    const text = init?.body;
    this.asked.push(typeof text === 'string' ? `${path} ${text}` : path);
    return this.#answer(path, typeof text === 'string' ? text : '');
  };

  #answer(path: string, body: string): Response {
    switch (path) {
      case '/token':
        return this.cookie === null
          ? refusal(401, 'not_signed_in', 'Please sign in first.')
          : Response.json({
              token: testIdToken({ sub: this.cookie, email: `${this.cookie}@lifted.example` }),
            });
      case '/sign-in/email':
        if (!body.includes('right')) return refusal(401, 'wrong_credentials', 'The password is not right.');
        this.cookie = 'mia';
        return Response.json({ user: {} });
      case '/one-time-token/verify':
        if (!body.includes('fresh'))
          return refusal(401, 'sign_in_token_invalid', 'This link was used before.');
        this.cookie = 'mia';
        return Response.json({ user: {} });
      case '/reset-password':
        return body.includes('short')
          ? refusal(422, 'password_refused', 'The password needs at least 10 characters.')
          : refusal(404, 'link_unknown', 'This link was used before or is too old.');
      case '/password-policy':
        return Response.json({ min_length: 10, max_length: 128, hints: ['Long is strong.'] });
      case '/sign-out':
        this.cookie = null;
        return new Response(null, { status: 204 });
      default:
        return new Response(null, { status: 204 });
    }
  }
}

function refusal(status: number, code: string, detail: string): Response {
  return Response.json({ type: 'about:blank', title: 'No', status, code, detail }, { status });
}

let server: TestServer;
let channels: TestChannels;

beforeEach(() => {
  vi.useFakeTimers();
  server = new TestServer();
  channels = new TestChannels();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A tab of the same browser, and who was signed in there over time. */
function openTab() {
  const seen: (string | null)[] = [];
  const popup = { closed: false, close: () => undefined };
  const provider = createEmbeddedProvider({
    api: createApiClient({ authorize: asVisitor, fetch: server.fetch }),
    now: () => Date.now(),
    open: () => popup,
    screen: { availWidth: 1280, availHeight: 800 },
    channel: channels.channel,
    newNonce: () => 'nonce',
  });
  provider.onUserChanged((user) => seen.push(user?.uid ?? null));
  return { provider, seen, popup };
}

const uidOf = (user: IdentityUser | null) => user?.uid;

describe('signing in', () => {
  it('with a password tells who it is', async () => {
    const { provider, seen } = openTab();
    const user = await provider.signInWithPassword('mia@lifted.example', 'right');
    expect(user).toMatchObject({ uid: 'mia', email: 'mia@lifted.example' });
    expect(seen).toEqual(['mia']);
  });

  it('refused, shows the server’s sentence as it is', async () => {
    const signIn = openTab().provider.signInWithPassword('mia@lifted.example', 'wrong');
    await expect(signIn).rejects.toMatchObject({
      code: 'invalid-credential',
      message: 'The password is not right.',
    });
  });

  it('without a network says so', async () => {
    server.isDown = true;
    const signIn = openTab().provider.signInWithPassword('mia@lifted.example', 'right');
    await expect(signIn).rejects.toMatchObject({ code: 'network-request-failed' });
  });

  it('with a custom token works once', async () => {
    const { provider } = openTab();
    expect(uidOf(await provider.signInWithCustomToken('fresh'))).toBe('mia');
    await expect(provider.signInWithCustomToken('used')).rejects.toMatchObject({
      code: 'invalid-custom-token',
    });
  });

  it('with Google comes when the popup reports', async () => {
    const { provider } = openTab();
    const signIn = provider.signInWithGoogle();
    server.cookie = 'mia';
    channels.channel('identity-popup').postMessage({ nonce: 'nonce' });
    expect(uidOf(await signIn)).toBe('mia');
  });
});

describe('restoring', () => {
  it('asks one question, and its token serves the first request', async () => {
    server.cookie = 'mia';
    const { provider } = openTab();
    expect(uidOf(await provider.restore())).toBe('mia');
    expect((await provider.getIdToken())?.token).toBe((await provider.getIdToken())?.token);
    expect(server.asked).toEqual(['/token']);
  });

  it('finds nobody without a cookie', async () => {
    expect(await openTab().provider.restore()).toBeNull();
  });

  it('fails when nobody can be asked, so that the stored user is kept', async () => {
    server.isDown = true;
    await expect(openTab().provider.restore()).rejects.toMatchObject({ code: 'network-request-failed' });
  });
});

describe('the ID token', () => {
  it('is asked for again by force and shortly before it expires', async () => {
    server.cookie = 'mia';
    const { provider } = openTab();
    await provider.getIdToken();
    await provider.getIdToken({ force: true });
    await vi.advanceTimersByTimeAsync(3_600_000 - 30_000);
    await provider.getIdToken();
    expect(server.asked).toEqual(['/token', '/token', '/token']);
  });

  it('is none when the session has ended, which changes nobody: the rules above decide', async () => {
    server.cookie = 'mia';
    const { provider, seen } = openTab();
    await provider.restore();
    server.cookie = null;
    expect(await provider.getIdToken({ force: true })).toBeNull();
    expect(seen).toEqual(['mia']);
  });
});

describe('other tabs', () => {
  it('follow a sign-in and a sign-out', async () => {
    const here = openTab();
    const elsewhere = openTab();
    await here.provider.signInWithPassword('mia@lifted.example', 'right');
    await vi.advanceTimersByTimeAsync(0);
    expect(elsewhere.seen).toEqual(['mia']);
    await here.provider.signOut();
    expect(elsewhere.seen).toEqual(['mia', null]);
  });

  it('are signed out even when the server cannot be told', async () => {
    const here = openTab();
    const elsewhere = openTab();
    await here.provider.signInWithPassword('mia@lifted.example', 'right');
    await vi.advanceTimersByTimeAsync(0);
    server.isDown = true;
    await expect(here.provider.signOut()).rejects.toMatchObject({ code: 'network-request-failed' });
    expect([here.seen.at(-1), elsewhere.seen.at(-1)]).toEqual([null, null]);
  });

  it('follow a Google sign-in that came after its window seemed closed, and so does this one', async () => {
    const here = openTab();
    const elsewhere = openTab();
    const signIn = here.provider.signInWithGoogle();
    const refusal = signIn.catch((refused: unknown) => refused);
    here.popup.closed = true;
    await vi.advanceTimersByTimeAsync(9000);
    expect(await refusal).toMatchObject({ code: 'popup-closed-by-user' });
    server.cookie = 'mia';
    channels.channel('identity-popup').postMessage({ nonce: 'nonce' });
    await vi.advanceTimersByTimeAsync(0);
    expect([here.seen, elsewhere.seen]).toEqual([['mia'], ['mia']]);
  });
});

describe('passwords', () => {
  it('one that does not meet the requirements and a link that is used up are told apart', async () => {
    const { provider } = openTab();
    await expect(provider.confirmPasswordReset('code', 'short')).rejects.toMatchObject({
      code: 'password-does-not-meet-requirements',
      message: 'The password needs at least 10 characters.',
    });
    await expect(provider.confirmPasswordReset('used', 'long enough')).rejects.toMatchObject({
      code: 'invalid-action-code',
    });
  });

  it('the policy is asked for once, and again when it is to be refreshed', async () => {
    const { provider } = openTab();
    expect(await provider.passwordPolicy()).toEqual({
      minLength: 10,
      maxLength: 128,
      hints: ['Long is strong.'],
    });
    await provider.passwordPolicy();
    await provider.passwordPolicy({ refresh: true });
    expect(server.asked).toEqual(['/password-policy', '/password-policy']);
  });

  it('a mail is asked for with the address alone', async () => {
    await openTab().provider.requestPasswordReset('mia@lifted.example');
    expect(server.asked).toEqual(['/request-password-reset {"email":"mia@lifted.example"}']);
  });
});
