import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Replaces signatures made with an older identity secret: the library only knows the first secret, and rotating it should
 * not sign everyone out. Cookies no secret has signed are left unchanged, and the library refuses them.
 */
export function resignCookies(cookies: string, [first, ...older]: readonly string[]): string {
  if (first === undefined || older.length === 0) return cookies;
  return cookies
    .split(';')
    .map((cookie) => resigned(cookie, first, older))
    .join(';');
}

function resigned(cookie: string, first: string, older: readonly string[]): string {
  const [name = '', written = ''] = cookie.split('=', 2);
  const value = decoded(written);
  const dot = value?.lastIndexOf('.') ?? -1;
  if (value === undefined || dot < 0) return cookie;
  const [content, signature] = [value.slice(0, dot), value.slice(dot + 1)];
  if (!older.some((secret) => isSame(signatureOf(content, secret), signature))) return cookie;
  return `${name}=${encodeURIComponent(`${content}.${signatureOf(content, first)}`)}`;
}

function decoded(written: string): string | undefined {
  try {
    return decodeURIComponent(written);
  } catch {
    return undefined;
  }
}

/** The library's signature: HMAC-SHA256, base64. */
function signatureOf(content: string, secret: string): string {
  return createHmac('sha256', secret).update(content).digest('base64');
}

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
