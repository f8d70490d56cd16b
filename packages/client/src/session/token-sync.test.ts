import { describe, expect, test } from 'vitest';
import { BEN, MIA, TestIdentity } from './test-identity.ts';
import { toldTokens } from './token-sync.ts';

const URL = 'https://sync.example/session';

/** A provider in memory that tells its tokens; `answer` is what is heard elsewhere. */
function told(
  answer: () => Promise<{ ok: boolean; status: number }> = async () => ({ ok: true, status: 204 }),
) {
  const identity = new TestIdentity();
  const sent: string[] = [];
  const logged: string[] = [];
  const provider = toldTokens(identity, {
    url: URL,
    fetch: (url, { method, headers }) => {
      sent.push(`${method} ${url} ${new Headers(headers).get('authorization')}`);
      return answer();
    },
    log: (sentence) => logged.push(sentence),
  });
  return { identity, provider, sent, logged };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the service that is told about tokens', () => {
  test('hears of each new one, and of its end when somebody signs out', async () => {
    const { identity, provider, sent } = told();
    identity.cookie = MIA;
    await provider.getIdToken();
    await provider.getIdToken({ force: true });
    await provider.signOut();
    await settled();
    expect(sent).toEqual([
      `POST ${URL} Bearer Mia 1`,
      `POST ${URL} Bearer Mia 2`,
      `DELETE ${URL} Bearer Mia 2`,
    ]);
  });

  test('hears of nothing while nobody is signed in', async () => {
    const { provider, sent } = told();
    expect(await provider.getIdToken()).toBeNull();
    await provider.signOut();
    await settled();
    expect(sent).toEqual([]);
  });

  test('hears once of a sign-out in another tab', async () => {
    const { identity, provider, sent } = told();
    identity.cookie = BEN;
    await provider.getIdToken();
    identity.report(null);
    identity.report(null);
    await settled();
    expect(sent).toEqual([`POST ${URL} Bearer Ben 1`, `DELETE ${URL} Bearer Ben 1`]);
  });

  test.each([
    ['refuses', async () => ({ ok: false, status: 500 })],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('stops nobody when it %s; it is logged without the token', async (_what, answer) => {
    const { identity, provider, logged } = told(answer);
    identity.cookie = MIA;
    expect((await provider.getIdToken())?.token).toBe('Mia 1');
    await provider.signOut();
    await settled();
    expect(logged).toHaveLength(2);
    expect(logged.join()).not.toContain('Mia 1');
  });
});
