import { describe, expect, it } from 'vitest';
import { readEnv, type Env } from './env.ts';

const PRODUCTION = {
  STUDIO_MODE: 'production',
  PUBLIC_URL: 'https://lifted.example',
  SMTP_URL: 'smtp://user:pass@mail.example:587',
  IDENTITY_SECRET: 'a secret of thirty-two characters',
};

function envOf(source: Record<string, string | undefined>): Env {
  const reading = readEnv(source);
  if (!reading.ok) throw new Error(reading.faults.join('\n'));
  return reading.env;
}

function faultsOf(source: Record<string, string | undefined>): readonly string[] {
  const reading = readEnv(source);
  return reading.ok ? [] : reading.faults;
}

describe('the settings', () => {
  it('need nothing at all for a demo on this machine', () => {
    expect(envOf({})).toMatchObject({
      mode: 'demo',
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      databaseDirectUrl: undefined,
      databaseReplicaUrl: undefined,
      smtpUrl: undefined,
      dkimSelector: undefined,
      trustProxy: false,
      requestsPerMinute: 600,
      trialBookingsPerTenMinutes: undefined,
      drainSeconds: 0,
    });
  });

  it('take an empty value as unset', () => {
    expect(envOf({ PORT: '', HOST: ' ', DATABASE_URL: '' })).toMatchObject({ port: 3000, host: '127.0.0.1' });
  });

  it('follow the port in the address of a demo', () => {
    expect(envOf({ PORT: '7200' }).publicUrl).toBe('http://localhost:7200');
  });

  it('report every fault at once, each naming its variable', () => {
    const faults = faultsOf({
      PORT: '3000x',
      STUDIO_MODE: 'test',
      DATABASE_URL: 'mysql://x',
      SMTP_URL: 'mail.example',
      PUBLIC_URL: 'https://lifted.example/app',
      TRUST_PROXY: 'everyone',
      LOG_LEVEL: 'loud',
      REQUESTS_PER_MINUTE: '0',
    });
    const names = [
      'STUDIO_MODE',
      'PORT',
      'PUBLIC_URL',
      'SMTP_URL',
      'DATABASE_URL',
      'TRUST_PROXY',
      'LOG_LEVEL',
      'REQUESTS_PER_MINUTE',
    ];
    expect(faults).toHaveLength(names.length);
    for (const name of names) expect(faults.some((fault) => fault.startsWith(name))).toBe(true);
  });

  it('take a direct address and a replica only beside the address of the database', () => {
    const others = {
      DATABASE_DIRECT_URL: 'postgresql://studio@db/studio',
      DATABASE_REPLICA_URL: 'postgresql://studio@copy/studio',
    };
    expect(faultsOf(others)).toEqual([
      'DATABASE_DIRECT_URL needs DATABASE_URL.',
      'DATABASE_REPLICA_URL needs DATABASE_URL.',
    ]);
    expect(envOf({ ...others, DATABASE_URL: 'postgresql://studio@pool/studio' })).toMatchObject({
      databaseDirectUrl: others.DATABASE_DIRECT_URL,
      databaseReplicaUrl: others.DATABASE_REPLICA_URL,
    });
  });

  it('never repeat a secret in a fault', () => {
    expect(faultsOf({ DATABASE_URL: 'mysql://anna:geheim@host/db' }).join()).not.toContain('geheim');
  });

  it.each(['65536', '-1', '1e3', '0x10', '3.5'])('refuse PORT=%s', (PORT) => {
    expect(faultsOf({ PORT })).toHaveLength(1);
  });

  it('keep a demo, whose accounts are public, on this machine', () => {
    expect(faultsOf({ HOST: '0.0.0.0' })).toHaveLength(1);
    for (const HOST of ['127.0.0.1', '::1', 'localhost']) expect(faultsOf({ HOST })).toEqual([]);
  });
});

describe('production', () => {
  it('starts on every address once its settings are there', () => {
    expect(envOf({ ...PRODUCTION, HOST: '0.0.0.0' })).toMatchObject({
      mode: 'production',
      publicUrl: 'https://lifted.example',
    });
  });

  it('refuses an unset PUBLIC_URL, SMTP_URL and IDENTITY_SECRET together', () => {
    expect(faultsOf({ STUDIO_MODE: 'production' })).toHaveLength(3);
  });

  it('refuses a PUBLIC_URL without encryption', () => {
    expect(faultsOf({ ...PRODUCTION, PUBLIC_URL: 'http://lifted.example' })).toHaveLength(1);
  });
});

describe('TRUST_PROXY', () => {
  it('is a number of hops or a list of addresses', () => {
    expect(envOf({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
    expect(envOf({ TRUST_PROXY: '0' }).trustProxy).toBe(false);
    expect(envOf({ TRUST_PROXY: '10.0.0.0/8, ::1,loopback' }).trustProxy).toEqual([
      '10.0.0.0/8',
      '::1',
      'loopback',
    ]);
  });

  it.each(['true', '*', '10.0.0.0/33', '10.0.0', '11', '1.2.3.4/8/8'])('is not %s', (TRUST_PROXY) => {
    expect(faultsOf({ TRUST_PROXY })).toHaveLength(1);
  });
});

describe('IDENTITY_SECRET', () => {
  const secret = 'x'.repeat(32);

  it('is one secret, or several of which the first one signs', () => {
    expect(envOf({}).identitySecrets).toBeUndefined();
    expect(envOf({ IDENTITY_SECRET: secret }).identitySecrets).toEqual([secret]);
    expect(envOf({ IDENTITY_SECRET: `${secret}y, ${secret}` }).identitySecrets).toEqual([
      `${secret}y`,
      secret,
    ]);
  });

  it.each(['x'.repeat(31), `${secret},short`, `${secret},${secret}`, `${secret},`])(
    'is not %s, and the message does not repeat it',
    (IDENTITY_SECRET) => {
      const [fault = '', ...others] = faultsOf({ IDENTITY_SECRET });
      expect(others).toEqual([]);
      expect(fault).toContain('IDENTITY_SECRET');
      expect(fault).not.toContain('xxx');
    },
  );
});

describe('Google', () => {
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };

  it('is not set up unless both halves are there', () => {
    expect(envOf({}).google).toBeUndefined();
    expect(envOf(google).google).toEqual({
      clientId: 'id',
      clientSecret: 'secret',
      issuer: 'https://accounts.google.com',
    });
    expect(faultsOf({ GOOGLE_CLIENT_ID: 'id' })).toHaveLength(1);
    expect(faultsOf({ GOOGLE_CLIENT_SECRET: 'secret' })).toHaveLength(1);
  });

  it('may be another issuer; without encryption only on this machine and never in production', () => {
    expect(envOf({ ...google, GOOGLE_ISSUER: 'http://127.0.0.1:7890' }).google?.issuer).toBe(
      'http://127.0.0.1:7890',
    );
    expect(faultsOf({ ...google, GOOGLE_ISSUER: 'http://idp.example' })).toHaveLength(1);
    expect(faultsOf({ ...PRODUCTION, ...google, GOOGLE_ISSUER: 'http://127.0.0.1:7890' })).toHaveLength(1);
    expect(faultsOf({ ...PRODUCTION, ...google, GOOGLE_ISSUER: 'https://idp.example' })).toEqual([]);
  });
});

it('ID_TOKEN_SECONDS makes ID tokens live shorter than an hour, never longer', () => {
  expect(envOf({}).idTokenSeconds).toBe(3600);
  expect(envOf({ ID_TOKEN_SECONDS: '5' }).idTokenSeconds).toBe(5);
  expect(faultsOf({ ID_TOKEN_SECONDS: '3601' })).toHaveLength(1);
});
