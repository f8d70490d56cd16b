import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

const folder = mkdtempSync(join(tmpdir(), 'lifted-secrets-'));
const SECRET = 'a secret in a file which is long enough';
const file = join(folder, 'identity');
const empty = join(folder, 'empty');
writeFileSync(file, `${SECRET}\n`);
writeFileSync(empty, '\n');
afterAll(() => rmSync(folder, { recursive: true }));

const faultsOf = (source: Record<string, string>) => {
  const reading = readEnv(source);
  return reading.ok ? [] : reading.faults;
};

describe('a secret in a file', () => {
  it('is read at the start, without the line break editors leave', () => {
    const reading = readEnv({ IDENTITY_SECRET_FILE: file });
    expect(reading.ok && reading.env.identitySecrets).toEqual([SECRET]);
  });

  it('counts as set where production asks for it', () => {
    const faults = faultsOf({ STUDIO_MODE: 'production', IDENTITY_SECRET_FILE: file });
    expect(faults.join(' ')).not.toContain('IDENTITY_SECRET');
    expect(faults.join(' ')).toContain('SMTP_URL');
  });

  it('is refused beside the setting itself, and when there is nothing to read', () => {
    expect(faultsOf({ IDENTITY_SECRET: SECRET, IDENTITY_SECRET_FILE: file })).toEqual([
      'IDENTITY_SECRET and IDENTITY_SECRET_FILE cannot both be set.',
    ]);
    for (const path of [empty, join(folder, 'none'), folder]) {
      expect(faultsOf({ SMTP_URL_FILE: path })).toEqual([
        'SMTP_URL_FILE must name a file this server can read, and that is not empty.',
      ]);
    }
  });
});
