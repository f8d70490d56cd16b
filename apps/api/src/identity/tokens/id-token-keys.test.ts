import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { Pool } from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { idTokenVerifier } from './id-token-verifier.ts';

const PUBLIC_URL = 'https://lifted.example';
const MINUTE_MS = 60_000;
const settings = { publicUrl: PUBLIC_URL, idTokenSeconds: 3600 };
const now = () => new Date();

const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The table of keys: what it answers, and how often it was read. */
async function keysTable(kids: readonly string[] = ['first']) {
  const key = await exportJWK(publicKey);
  const table = { kids, away: false, reads: 0 };
  const query = async () => {
    table.reads += 1;
    if (table.away) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    return { rows: table.kids.map((kid) => ({ kid, publicKey: key })) };
  };
  const pool = new Pool();
  Object.defineProperty(pool, 'query', { value: query });
  return { table, verify: idTokenVerifier({ pool, now, settings }) };
}

let session = 0;
/** Each of another session, so that no verified token is in the cache. */
const token = (kid: string) =>
  new SignJWT({ sid: `s${(session += 1)}` })
    .setProtectedHeader({ alg: 'ES256', kid })
    .setIssuer(PUBLIC_URL)
    .setAudience('studio')
    .setSubject('mia')
    .setIssuedAt(now())
    .setExpirationTime(new Date(now().getTime() + 3_600_000))
    .sign(privateKey);

it('keys are read once for everybody who asks at the same time', async () => {
  const { table, verify } = await keysTable();
  const tokens = await Promise.all([token('first'), token('first'), token('first')]);
  const found = await Promise.all(tokens.map(verify));
  expect(found.map((identity) => identity?.uid)).toEqual(['mia', 'mia', 'mia']);
  expect(table.reads).toBe(1);
});

it('a key another process has just created is read at its first use, at most once a second', async () => {
  const { table, verify } = await keysTable();
  await verify(await token('first'));
  table.kids = ['first', 'second'];
  expect(await verify(await token('second'))).toBeUndefined();
  expect(table.reads).toBe(1);
  vi.advanceTimersByTime(1000);
  expect((await verify(await token('second')))?.uid).toBe('mia');
  expect(table.reads).toBe(2);
});

it('a deleted key is dropped within ten minutes', async () => {
  const { table, verify } = await keysTable(['first', 'second']);
  await verify(await token('second'));
  table.kids = ['first'];
  vi.advanceTimersByTime(10 * MINUTE_MS);
  expect(await verify(await token('second'))).toBeUndefined();
});

it('a database that is away says nothing about the token: the failure is passed on', async () => {
  const { table, verify } = await keysTable();
  table.away = true;
  await expect(verify(await token('first'))).rejects.toThrow('away');
  table.away = false;
  expect((await verify(await token('first')))?.uid).toBe('mia');
});
