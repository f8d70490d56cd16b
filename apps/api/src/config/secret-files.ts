import { readFileSync } from 'node:fs';
import type { EnvSource } from './env-reader.ts';

/** Settings that are or contain a secret, METRICS_TOKEN included, so that all of them are handled the same way. */
const SECRET_SETTINGS = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'SMTP_URL',
  'IDENTITY_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'FIREBASE_SERVICE_ACCOUNT',
  'SMS_GATEWAY_TOKEN',
  'METRICS_TOKEN',
  'BACKUP_SIGNING_KEY',
] as const;

interface SourceWithSecrets {
  readonly source: EnvSource;
  /** What is wrong, as sentences that name the variable and never its content. */
  readonly faults: readonly string[];
}

/**
 * The settings, with secrets read from files: `IDENTITY_SECRET_FILE=/run/secrets/identity`, as vaults and container
 * platforms provide them. Secrets then need not be in the environment, which every child process inherits.
 */
export function readSecretFiles(given: EnvSource): SourceWithSecrets {
  const source: Record<string, string | undefined> = { ...given };
  const faults: string[] = [];
  for (const name of SECRET_SETTINGS) {
    const file = given[`${name}_FILE`]?.trim();
    if (!file) continue;
    const content = contentOf(file);
    if (given[name]?.trim()) faults.push(`${name} and ${name}_FILE cannot both be set.`);
    else if (!content)
      faults.push(`${name}_FILE must name a file this server can read, and that is not empty.`);
    else source[name] = content;
  }
  return { source, faults };
}

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}
