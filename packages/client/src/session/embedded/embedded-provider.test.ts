import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asVisitor, createApiClient } from '../../http/api-client.ts';
import type { IdentityUser } from '../identity-types.ts';
import { createEmbeddedProvider } from './embedded-provider.ts';
import { TestChannels } from './test-channels.ts';
import { testIdToken } from './test-id-token.ts';

/** The identity service as far as a browser sees it, with one cookie. */
class TestServer {
  readonly asked: string[] = [];
  cookie: string | null = null;
  /** Who has begun to sign in and still has to show a second factor. */
  pending: string | null = null;
  asksFurther = false;
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
        if (this.pending !== null) return askedFurther();
        return this.cookie === null
          ? refusal(401, 'not_signed_in', 'Please sign in first.')
          : Response.json({
              token: testIdToken({ sub: this.cookie, email: `${this.cookie}@lifted.example` }),
            });
      case '/sign-in/email':
        if (!body.includes('right')) return refusal(401, 'wrong_credentials', 'The password is not right.');
        return this.#begin();
      case '/one-time-token/verify':
        if (!body.includes('fresh'))
          return refusal(401, 'sign_in_token_invalid', 'This link was used before.');
        return this.#begin();
      case '/reset-password':
        return body.includes('short')
          ? refusal(422, 'password_refused', 'The password needs at least 10 characters.')
          : refusal(404, 'link_unknown', 'This link has already been used or has expired.');
      case '/password-policy':
        return Response.json({ min_length: 10, max_length: 128, hints: ['Long is strong.'] });
      case '/sign-out':
        [this.cookie, this.pending] = [null, null];
        return new Response(null, { status: 204 });
      default:
        return this.#answerOfFactors(path, body);
    }
  }

  #answerOfFactors(path: string, body: string): Response {
    switch (path) {
      case '/second-factor/verify':
        if (this.pending === null) return refusal(401, 'not_signed_in', 'Please sign in again.');
        if (!body.includes('123456') && !body.includes('backup_code'))
          return refusal(422, 'code_wrong', 'No.');
        [this.cookie, this.pending] = [this.pending, null];
        return Response.json({ user: {} });
      case '/second-factors':
        return Response.json({
          factors: [{ id: 'f1', kind: 'totp', name: 'App', enrolled_at: '2026-11-20T19:00:00Z' }],
          backup_codes_left: 9,
          sms_available: true,
          required: false,
        });
      case '/second-factors/phone':
        return Response.json({ factor_id: 'f2' });
      case '/second-factors/totp/confirm':
      case '/second-factors/phone/confirm':
        return Response.json({ backup_codes: null });
      case '/sessions':
        return Response.json({
          sessions: [
            { id: 's1', began_at: '2026-11-19T18:30:00Z', seen_at: '2026-11-20T19:00:00Z', current: true },
          ],
        });
      case '/second-factors/remove':
      case '/sessions/end-others':
        return refusal(403, 'sign_in_again', 'Please sign in again first.');
      default:
        return new Response(null, { status: 204 });
    }
  }

  #begin(): Response {
    if (this.asksFurther) {
      [this.cookie, this.pending] = [null, 'mia'];
      return askedFurther();
    }
    this.cookie = 'mia';
    return Response.json({ user: {} });
  }
}

function askedFurther(): Response {
  const factors = [{ id: 'f1', kind: 'totp', name: 'App' }];
  const problem = {
    code: 'second_factor_required',
    detail: 'One more step.',
    factors,
    accepts_backup_code: true,
  };
  return Response.json(problem, { status: 401 });
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
    api: createApiClient({ authorize: asVisitor, fetch: server.fetch, language: () => 'en' }),
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
    const user = await provider.signIns.withPassword('mia@lifted.example', 'right');
    expect(user).toMatchObject({ uid: 'mia', email: 'mia@lifted.example' });
    expect(seen).toEqual(['mia']);
  });

  it('refused, shows the server’s sentence as it is', async () => {
    const signIn = openTab().provider.signIns.withPassword('mia@lifted.example', 'wrong');
    await expect(signIn).rejects.toMatchObject({
      code: 'invalid-credential',
      message: 'The password is not right.',
    });
  });

  it('without a network says so', async () => {
    server.isDown = true;
    const signIn = openTab().provider.signIns.withPassword('mia@lifted.example', 'right');
    await expect(signIn).rejects.toMatchObject({ code: 'network-request-failed' });
  });

  it('with a custom token works once', async () => {
    const { provider } = openTab();
    expect(uidOf(await provider.signIns.withCustomToken('fresh'))).toBe('mia');
    await expect(provider.signIns.withCustomToken('used')).rejects.toMatchObject({
      code: 'invalid-custom-token',
    });
  });

  it('with Google happens when the popup reports', async () => {
    const { provider } = openTab();
    await provider.account.prepareGoogle();
    const signIn = provider.signIns.withGoogle();
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
    await here.provider.signIns.withPassword('mia@lifted.example', 'right');
    await vi.advanceTimersByTimeAsync(0);
    expect(elsewhere.seen).toEqual(['mia']);
    await here.provider.signOut();
    expect(elsewhere.seen).toEqual(['mia', null]);
  });

  it('are signed out even when the server cannot be told', async () => {
    const here = openTab();
    const elsewhere = openTab();
    await here.provider.signIns.withPassword('mia@lifted.example', 'right');
    await vi.advanceTimersByTimeAsync(0);
    server.isDown = true;
    await expect(here.provider.signOut()).rejects.toMatchObject({ code: 'network-request-failed' });
    expect([here.seen.at(-1), elsewhere.seen.at(-1)]).toEqual([null, null]);
  });

  it('follow a Google sign-in that came after its window seemed closed, and so does this one', async () => {
    const here = openTab();
    const elsewhere = openTab();
    await here.provider.account.prepareGoogle();
    const signIn = here.provider.signIns.withGoogle();
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
    await expect(provider.account.confirmPasswordReset('code', 'short')).rejects.toMatchObject({
      code: 'password-does-not-meet-requirements',
      message: 'The password needs at least 10 characters.',
    });
    await expect(provider.account.confirmPasswordReset('used', 'long enough')).rejects.toMatchObject({
      code: 'invalid-action-code',
    });
  });

  it('the policy is asked for once, and again when it is to be refreshed', async () => {
    const { provider } = openTab();
    expect(await provider.account.passwordPolicy()).toEqual({
      language: 'en',
      minLength: 10,
      maxLength: 128,
      hints: ['Long is strong.'],
    });
    await provider.account.passwordPolicy();
    await provider.account.passwordPolicy({ refresh: true });
    expect(server.asked).toEqual(['/password-policy', '/password-policy']);
  });

  it('a mail is asked for with the address alone', async () => {
    await openTab().provider.account.requestPasswordReset('mia@lifted.example');
    expect(server.asked).toEqual(['/request-password-reset {"email":"mia@lifted.example"}']);
  });
});

describe('a second factor', () => {
  beforeEach(() => {
    server.asksFurther = true;
  });

  it('is asked for with the ways to show it, and nobody is signed in', async () => {
    const { provider, seen } = openTab();
    const signIn = provider.signIns.withPassword('mia@lifted.example', 'right');
    await expect(signIn).rejects.toMatchObject({
      code: 'multi-factor-auth-required',
      message: 'One more step.',
      factors: [{ id: 'f1', kind: 'totp', name: 'App' }],
      acceptsBackupCode: true,
    });
    expect(seen).toEqual([null]);
    expect(await provider.restore()).toBeNull();
    expect(await provider.getIdToken()).toBeNull();
  });

  it('is asked for after a link as well', async () => {
    const signIn = openTab().provider.signIns.withCustomToken('fresh');
    await expect(signIn).rejects.toMatchObject({ code: 'multi-factor-auth-required' });
  });

  it('begun in one tab signs out the others', async () => {
    server.asksFurther = false;
    const [here, there] = [openTab(), openTab()];
    await here.provider.signIns.withPassword('mia@lifted.example', 'right');
    await vi.advanceTimersByTimeAsync(0);
    server.asksFurther = true;
    await here.provider.signIns.withPassword('mia@lifted.example', 'right').catch(() => undefined);
    expect([here.seen.at(-1), there.seen.at(-1)]).toEqual([null, null]);
  });

  it('shown signs in', async () => {
    const { provider, seen } = openTab();
    await provider.signIns.withPassword('mia@lifted.example', 'right').catch(() => undefined);
    const wrong = provider.confirmSecondFactor({ factorId: 'f1', code: '000000' });
    await expect(wrong).rejects.toMatchObject({ code: 'invalid-verification-code' });
    const user = await provider.confirmSecondFactor({ factorId: 'f1', code: '123456' });
    expect([user.uid, seen.at(-1)]).toEqual(['mia', 'mia']);
  });

  it('may be a backup code', async () => {
    const { provider } = openTab();
    await provider.signIns.withPassword('mia@lifted.example', 'right').catch(() => undefined);
    await provider.confirmSecondFactor({ backupCode: 'abcde-fgh23' });
    expect(server.asked).toContain('/second-factor/verify {"backup_code":"abcde-fgh23"}');
  });

  it('given up ends the session that waits for it', async () => {
    const { provider } = openTab();
    await provider.signIns.withPassword('mia@lifted.example', 'right').catch(() => undefined);
    await provider.forgetSecondFactor();
    const late = provider.confirmSecondFactor({ factorId: 'f1', code: '123456' });
    await expect(late).rejects.toMatchObject({ code: 'user-token-expired' });
  });
});

describe('the second factors of an account', () => {
  it('are listed with what can be added', async () => {
    const factors = await openTab().provider.account.secondFactors();
    expect(await factors.list()).toEqual({
      factors: [{ id: 'f1', kind: 'totp', name: 'App', enrolledAt: Date.parse('2026-11-20T19:00:00Z') }],
      backupCodesLeft: 9,
      offered: ['totp', 'phone'],
      isRequired: false,
    });
  });

  it('are confirmed where they were begun', async () => {
    const secondFactors = await openTab().provider.account.secondFactors();
    const { factorId } = await secondFactors.startPhone('+4915155501240');
    await secondFactors.confirm(factorId, '123456');
    await secondFactors.confirm('f1', '123456');
    expect(server.asked.slice(-2)).toEqual([
      '/second-factors/phone/confirm {"factor_id":"f2","code":"123456"}',
      '/second-factors/totp/confirm {"factor_id":"f1","code":"123456"}',
    ]);
  });

  it('change only after a fresh sign-in', async () => {
    const factors = await openTab().provider.account.secondFactors();
    await expect(factors.remove('f1')).rejects.toMatchObject({ code: 'requires-recent-login' });
  });
});

describe('where somebody is signed in', () => {
  it('is listed, and one of them ends by its id', async () => {
    const sessions = await openTab().provider.account.ownSessions();
    expect(await sessions?.list()).toEqual([
      {
        id: 's1',
        beganAt: Date.parse('2026-11-19T18:30:00Z'),
        seenAt: Date.parse('2026-11-20T19:00:00Z'),
        isCurrent: true,
      },
    ]);
    await sessions?.end('s2');
    expect(server.asked.at(-1)).toBe('/sessions/end {"session_id":"s2"}');
  });

  it('ends only after a fresh sign-in', async () => {
    const sessions = await openTab().provider.account.ownSessions();
    await expect(sessions?.endOthers()).rejects.toMatchObject({ code: 'requires-recent-login' });
  });
});
