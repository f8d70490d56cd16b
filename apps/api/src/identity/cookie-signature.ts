import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The cookies of a request with those signed anew that an older identity secret has signed: the library knows the first
 * one only, and replacing it is no reason for everybody to sign in again. What no secret has signed stays as it is, and
 * is refused by the library.
 */
export function signedAnew(cookies: string, [first, ...older]: readonly string[]): string {
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

/** As the library signs: HMAC-SHA256, base64. */
function signatureOf(content: string, secret: string): string {
  return createHmac('sha256', secret).update(content).digest('base64');
}

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
