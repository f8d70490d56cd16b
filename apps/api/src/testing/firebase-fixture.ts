import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { exportJWK, exportPKCS8, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { createServer } from 'node:http';
import { createServerFixture } from './server-fixture.ts';
import type { StudioApp } from '../http/studio-app.ts';
import { createFirebaseIdentity } from '../identity/firebase/firebase-identity.ts';
import type { FirebaseSettings } from '../identity/firebase/firebase-settings.ts';
import {
  type FirebaseUser,
  type FirebaseUsers,
  FirebaseAwayError,
} from '../identity/firebase/firebase-users.ts';

const PROJECT = 'my-studio-1a2b3';
const KEY_ID = 'key-of-google';
const HOUR_S = 3600;

export interface FirebaseFixture {
  readonly app: StudioApp;
  readonly database: TestDatabase;
  readonly users: FirebaseStandIn;
  /** An ID token as Google signs it, with these claims beside or instead of the usual ones. */
  idToken(claims: JWTPayload, header?: object): Promise<string>;
  readonly logged: () => string;
  close(): Promise<void>;
}

/**
 * One process with Firebase as identity provider: real tokens of a generated key, and the administrator's calls in memory.
 */
export async function createFirebaseFixture(): Promise<FirebaseFixture> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const keys = await serveJson({
    keys: [{ ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' }],
  });
  const settings: FirebaseSettings = {
    kind: 'google',
    projectId: PROJECT,
    apiKey: 'any',
    authDomain: `${PROJECT}.firebaseapp.com`,
    serviceAccount: { clientEmail: 'robot@studio.example', privateKey: await exportPKCS8(privateKey) },
  };
  const database = await createTestDatabase();
  const users = new FirebaseStandIn();
  const identity = createFirebaseIdentity({
    pool: database.pool,
    now: () => new Date(),
    settings,
    users,
    keysUrl: keys.url,
    secondFactorFor: ['coach'],
    tryLimit: { max: 1_000_000, seconds: 600 },
    studio: { name: 'LIFTED' },
    announceSignInLink: async () => {},
    wakeJobs: () => {},
  });
  const { app, logged } = await createServerFixture(
    { requestsPerMinute: 1_000_000 },
    { findCaller: identity.findCaller },
  );
  identity.register(app);
  return {
    app,
    database,
    users,
    logged,
    idToken: (claims, header = {}) =>
      new SignJWT({ ...usualClaims(), ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: KEY_ID, ...header })
        .sign(privateKey),
    async close() {
      await app.close();
      await keys.close();
      await database.drop();
    },
  };
}

/** The claims of every Firebase token. */
export function usualClaims(): JWTPayload {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    auth_time: now - 10,
    iat: now - 10,
    exp: now - 10 + HOUR_S,
    firebase: { identities: {}, sign_in_provider: 'password' },
  };
}

/** The users of a project, in memory, with what tests inspect. */
export class FirebaseStandIn implements FirebaseUsers {
  readonly people = new Map<string, FirebaseUser & { readonly email: string }>();
  isAway = false;

  async findByEmail(email: string): Promise<FirebaseUser | undefined> {
    if (this.isAway) throw new FirebaseAwayError('Firebase is away.');
    return [...this.people.values()].find((person) => person.email === email);
  }

  async create({ uid, email }: { uid: string; email: string }): Promise<void> {
    this.people.set(uid, { localId: uid, email, emailVerified: true });
  }

  async remove(uid: string): Promise<void> {
    this.people.delete(uid);
  }
}

async function serveJson(value: object): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The keys got no TCP port.');
  return {
    url: `http://127.0.0.1:${address.port}/keys`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
