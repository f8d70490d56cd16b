import { describe, expect, it } from 'vitest';
import { readEnv, type Env } from './env.ts';

const PRODUCTION = {
  STUDIO_MODE: 'production',
  PUBLIC_URL: 'https://lifted.example',
  SMTP_URL: 'smtp://mail.example',
  IDENTITY_SECRET: 'a secret of thirty-two characters',
};
const KEY = '-----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY-----\n';
const KEY_FILE = { project_id: 'my-studio-1a2b3', client_email: 'robot@my-studio.example', private_key: KEY };
const GOOGLE = {
  FIREBASE_PROJECT_ID: 'my-studio-1a2b3',
  FIREBASE_API_KEY: 'AIza-key',
  FIREBASE_SERVICE_ACCOUNT: JSON.stringify(KEY_FILE),
};
const EMULATOR = {
  FIREBASE_PROJECT_ID: 'demo-lifted',
  FIREBASE_API_KEY: 'any',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
};

function firebaseOf(source: Readonly<Record<string, string>>): Env['firebase'] {
  const reading = readEnv(source);
  if (!reading.ok) throw new Error(reading.faults.join('\n'));
  return reading.env.firebase;
}

function faultsOf(source: Readonly<Record<string, string>>): readonly string[] {
  const reading = readEnv(source);
  return reading.ok ? [] : reading.faults;
}

describe('Firebase', () => {
  it('is not set up unless a project is named', () => {
    expect(firebaseOf({})).toBeUndefined();
  });

  it('is a project with its key and its service account; the window is at the usual host', () => {
    expect(firebaseOf({ ...PRODUCTION, ...GOOGLE })).toEqual({
      kind: 'google',
      projectId: 'my-studio-1a2b3',
      apiKey: 'AIza-key',
      authDomain: 'my-studio-1a2b3.firebaseapp.com',
      serviceAccount: { clientEmail: 'robot@my-studio.example', privateKey: KEY },
    });
    expect(firebaseOf({ ...GOOGLE, FIREBASE_AUTH_DOMAIN: 'sign-in.lifted.example' })?.authDomain).toBe(
      'sign-in.lifted.example',
    );
  });

  it.each([
    [{ FIREBASE_API_KEY: 'k' }, 'FIREBASE_API_KEY needs FIREBASE_PROJECT_ID.'],
    [{ FIREBASE_AUTH_EMULATOR_HOST: 'x' }, 'FIREBASE_AUTH_EMULATOR_HOST needs FIREBASE_PROJECT_ID.'],
    [{ FIREBASE_PROJECT_ID: 'my-studio-1a2b3' }, 'FIREBASE_API_KEY must be set'],
    [{ ...GOOGLE, FIREBASE_PROJECT_ID: 'My Studio' }, 'FIREBASE_PROJECT_ID must be a project id'],
    [{ ...GOOGLE, FIREBASE_AUTH_DOMAIN: 'https://x.example' }, 'FIREBASE_AUTH_DOMAIN must be a host'],
    [{ ...GOOGLE, FIREBASE_AUTH_DOMAIN: "x.example; 'unsafe-eval'" }, 'FIREBASE_AUTH_DOMAIN must be a host'],
    [{ ...GOOGLE, FIREBASE_SERVICE_ACCOUNT: '' }, 'FIREBASE_SERVICE_ACCOUNT must be the key file'],
    [{ ...GOOGLE, FIREBASE_SERVICE_ACCOUNT: 'key.json' }, 'FIREBASE_SERVICE_ACCOUNT must be the key file'],
    [{ ...GOOGLE, FIREBASE_PROJECT_ID: 'other-studio' }, 'FIREBASE_SERVICE_ACCOUNT must be the key file'],
  ])('says what is wrong with %o', (source, sentence) => {
    const faults = faultsOf(source);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(sentence);
  });

  it('never repeats the key of the service account', () => {
    const broken = JSON.stringify({ ...KEY_FILE, project_id: 'other' });
    expect(faultsOf({ ...GOOGLE, FIREBASE_SERVICE_ACCOUNT: broken }).join()).not.toContain('MIIE');
  });
});

describe('the emulator, whose tokens nobody signs', () => {
  it('is accepted with a host of this machine, outside production, for a demo project', () => {
    expect(firebaseOf(EMULATOR)).toMatchObject({ kind: 'emulator', host: '127.0.0.1:9099' });
    for (const host of ['localhost:9099', '[::1]:9099'])
      expect(firebaseOf({ ...EMULATOR, FIREBASE_AUTH_EMULATOR_HOST: host })).toMatchObject({ host });
  });

  it.each([
    ['production', { ...PRODUCTION, ...EMULATOR }, /^FIREBASE_AUTH_EMULATOR_HOST .* Remove it\.$/],
    [
      'production with a real project',
      { ...PRODUCTION, ...GOOGLE, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' },
      /^FIREBASE_AUTH_EMULATOR_HOST .* Remove it\.$/,
    ],
    [
      'a real project',
      { ...GOOGLE, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' },
      /^FIREBASE_PROJECT_ID must begin with demo- .* or remove FIREBASE_AUTH_EMULATOR_HOST\.$/,
    ],
    [
      'a demo project without it',
      { ...GOOGLE, FIREBASE_PROJECT_ID: 'demo-lifted' },
      /^FIREBASE_PROJECT_ID begins with demo-.* Set FIREBASE_AUTH_EMULATOR_HOST, or the id of a real project\.$/,
    ],
    [
      'another machine',
      { ...EMULATOR, FIREBASE_AUTH_EMULATOR_HOST: '10.0.0.1:9099' },
      /host of this machine/,
    ],
    ['no port', { ...EMULATOR, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1' }, /with a port/],
    ['an address', { ...EMULATOR, FIREBASE_AUTH_EMULATOR_HOST: 'http://127.0.0.1:9099' }, /with a port/],
  ])('is refused for %s, and the sentence says what to change', (_what, source, sentence) => {
    const faults = faultsOf(source);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(sentence);
  });
});

describe('TOKEN_SYNC_URL', () => {
  it('is an encrypted address, or on this machine outside production', () => {
    const url = 'https://sync.lifted.example/session';
    const reading = readEnv({ TOKEN_SYNC_URL: url });
    expect(reading).toMatchObject({ env: { tokenSyncUrl: url } });
    expect(faultsOf({ TOKEN_SYNC_URL: 'http://sync.lifted.example' })).toHaveLength(1);
    expect(faultsOf({ TOKEN_SYNC_URL: 'http://127.0.0.1:9200' })).toEqual([]);
    expect(faultsOf({ ...PRODUCTION, TOKEN_SYNC_URL: 'http://127.0.0.1:9200' })).toHaveLength(1);
  });
});
