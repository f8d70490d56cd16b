import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { resignCookies } from './cookie-signature.ts';

const cookie = (name: string, content: string, secret: string) => {
  const signature = createHmac('sha256', secret).update(content).digest('base64');
  return `${name}=${encodeURIComponent(`${content}.${signature}`)}`;
};

describe('a cookie', () => {
  it('signed by an older secret is signed by the first one, and its neighbours stay as they are', () => {
    const cookies = `a=b; ${cookie('studio.session_token', 'token', 'old')}; c=%zz; d`;
    expect(resignCookies(cookies, ['new', 'older', 'old'])).toBe(
      `a=b; ${cookie('studio.session_token', 'token', 'new')}; c=%zz; d`,
    );
  });

  it('signed by the first secret, or by none of them, stays as it is', () => {
    for (const secret of ['new', 'made up']) {
      const own = cookie('studio.session_token', 'token', secret);
      expect(resignCookies(own, ['new', 'old'])).toBe(own);
    }
    const changed = cookie('studio.session_token', 'token', 'old').replace('token.', 'tokem.');
    expect(resignCookies(changed, ['new', 'old'])).toBe(changed);
  });

  it('stays as it is where there is one secret', () => {
    const old = cookie('studio.session_token', 'token', 'old');
    expect(resignCookies(old, ['new'])).toBe(old);
  });
});
