import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDirectory } from '@lifted/embedded-postgres/make-directory';

const SECRET_BYTES = 48;
const FILE = 'identity-secret';
const OWNER_ONLY = 0o600;

/** Where a studio without the setting IDENTITY_SECRET keeps its secret. */
export function secretFile(dataDir: string): string {
  return join(dataDir, FILE);
}

/**
 * The identity secret of a studio without that setting: created at the first start, stored beside the data, readable by
 * its owner only. Processes that start at the same time agree on one secret.
 */
export async function demoSecret(dataDir: string): Promise<string> {
  const file = secretFile(dataDir);
  const kept = await readSecret(file);
  if (kept !== undefined) return kept;
  makeDirectory(dataDir);
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, randomBytes(SECRET_BYTES).toString('base64url'), { mode: OWNER_ONLY });
  try {
    await link(draft, file);
  } catch (failure) {
    if (codeOf(failure) !== 'EEXIST') throw failure;
  } finally {
    await rm(draft);
  }
  return readFile(file, 'utf8');
}

async function readSecret(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (failure) {
    if (codeOf(failure) === 'ENOENT') return undefined;
    throw failure;
  }
}

function codeOf(failure: unknown): unknown {
  return failure instanceof Error && 'code' in failure ? failure.code : undefined;
}
