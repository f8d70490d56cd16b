import { exportPKCS8, generateKeyPair, jwtVerify, type CryptoKey } from 'jose';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firebaseUsers, type FirebaseUsers } from './firebase-users.ts';

const PROJECT = 'my-studio-1a2b3';
const CLIENT = 'robot@my-studio.example';

let server: Server;
let origin: string;
let publicKey: CryptoKey;
let privateKey: string;
let now: Date;
let asked: { path: string; authorization: string | undefined; body: string }[] = [];
let answers: Record<string, { status: number; body: object }>;
let users: FirebaseUsers;

const bodyOf = async (request: IncomingMessage) => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
};
const callsOf = (path: string) => asked.filter((one) => one.path === path);

beforeAll(async () => {
  const pair = await generateKeyPair('RS256', { extractable: true });
  publicKey = pair.publicKey;
  privateKey = await exportPKCS8(pair.privateKey);
  server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const path = request.url ?? '';
      asked.push({ path, authorization: request.headers.authorization, body });
      const { status, body: answer } = answers[path] ?? { status: 404, body: {} };
      const headers = {
        'content-type': 'application/json',
        ...(status === 307 && { location: '/elsewhere' }),
      };
      response.writeHead(status, headers).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No TCP port.');
  origin = `http://127.0.0.1:${address.port}`;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise<void>((resolve) => server.close(() => resolve()));
});

const ACCOUNTS = `/v1/projects/${PROJECT}/accounts`;

beforeEach(() => {
  asked = [];
  now = new Date();
  answers = {
    '/token': { status: 200, body: { access_token: 'access', expires_in: 3600 } },
    [ACCOUNTS]: { status: 200, body: { localId: 'new' } },
    [`${ACCOUNTS}:lookup`]: { status: 200, body: { users: [{ localId: 'mia', emailVerified: true }] } },
    [`${ACCOUNTS}:delete`]: { status: 200, body: {} },
  };
  users = firebaseUsers({
    settings: {
      kind: 'google',
      projectId: PROJECT,
      apiKey: 'any',
      authDomain: 'x.example',
      serviceAccount: { clientEmail: CLIENT, privateKey },
    },
    now: () => now,
    google: { api: origin, tokens: `${origin}/token` },
  });
});

describe('the administrator of a project', () => {
  it('acts with an access token the service account has signed for', async () => {
    expect(await users.findByEmail('mia@lifted.example')).toMatchObject({ localId: 'mia' });
    const grant = new URLSearchParams(callsOf('/token')[0]?.body);
    expect(grant.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer');
    const { payload } = await jwtVerify(grant.get('assertion') ?? '', publicKey, {
      issuer: CLIENT,
      audience: `${origin}/token`,
    });
    expect(payload['scope']).toBe('https://www.googleapis.com/auth/identitytoolkit');
    const [lookup] = callsOf(`${ACCOUNTS}:lookup`);
    expect(lookup?.authorization).toBe('Bearer access');
    expect(JSON.parse(lookup?.body ?? '')).toEqual({ email: ['mia@lifted.example'] });
  });

  it('uses an access token until shortly before it ends, then asks for another', async () => {
    await users.findByEmail('mia@lifted.example');
    await users.remove('mia');
    expect(callsOf('/token')).toHaveLength(1);
    now = new Date(now.getTime() + 3_541_000);
    await users.remove('mia');
    expect(callsOf('/token')).toHaveLength(2);
  });

  it('makes people with a verified address and without a password', async () => {
    await users.create({ uid: 'u1', email: 'ben@lifted.example', name: 'Ben Weber' });
    expect(JSON.parse(callsOf(ACCOUNTS)[0]?.body ?? '')).toEqual({
      localId: 'u1',
      email: 'ben@lifted.example',
      emailVerified: true,
      displayName: 'Ben Weber',
    });
  });

  it('finds nobody where Firebase knows nobody', async () => {
    answers[`${ACCOUNTS}:lookup`] = { status: 200, body: { kind: 'identitytoolkit#GetAccountInfoResponse' } };
    expect(await users.findByEmail('nobody@lifted.example')).toBeUndefined();
  });

  it('says what was refused without quoting anybody’s address', async () => {
    answers[ACCOUNTS] = { status: 400, body: { error: { message: 'EMAIL_EXISTS ben@lifted.example' } } };
    const create = users.create({ uid: 'u1', email: 'ben@lifted.example', name: '' });
    await expect(create).rejects.toThrow('Firebase refused accounts with status 400.');
    answers['/token'] = { status: 401, body: { error: 'invalid_grant' } };
    now = new Date(now.getTime() + 4_000_000);
    await expect(users.remove('u1')).rejects.toThrow('no access token (status 401)');
  });

  it('follows no redirect: what it carries is for Google alone', async () => {
    answers[`${ACCOUNTS}:delete`] = { status: 307, body: {} };
    await expect(users.remove('u1')).rejects.toThrow('Firebase cannot be reached.');
    expect(callsOf('/elsewhere')).toEqual([]);
  });
});
