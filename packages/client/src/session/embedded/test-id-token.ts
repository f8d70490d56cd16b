/** An ID token as our server gives it, without a signature: the browser does not check one. */
export function testIdToken(claims: Readonly<Record<string, unknown>>): string {
  const bytes = new TextEncoder().encode(JSON.stringify({ iat: 1000, exp: 4600, ...claims }));
  const payload = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return `header.${payload}.signature`;
}
