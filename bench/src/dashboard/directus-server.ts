import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Type } from 'typebox';
import { Parse } from 'typebox/value';
import { startChildServer, type ChildServer } from '../child-servers.ts';
import { DIRECTUS_COLLECTIONS, DIRECTUS_SCHEMA } from './directus-tables.ts';

const run = promisify(execFile);
const FOLDER = fileURLToPath(new URL('../../directus/', import.meta.url));
const COMMAND = join(FOLDER, 'node_modules/@directus/api/dist/cli/run.js');
const Manifest = Type.Object({ dependencies: Type.Object({ directus: Type.String() }) });

/** Used by the bench only; the server runs locally while it is measured. */
const ADMIN_TOKEN = 'token-of-the-bench';
/** Directus' policy for anonymous users; the same in every installation. */
const PUBLIC_POLICY = 'abf8a154-5b1c-4a46-ac9c-7300570f4f17';

export const DIRECTUS_VERSION = Parse(
  Manifest,
  JSON.parse(readFileSync(join(FOLDER, 'package.json'), 'utf8')),
).dependencies.directus;

/**
 * Installs Directus once, in a folder used by this bench only (700 MB). Undefined on success, otherwise why it failed.
 */
export async function installDirectus(say: (line: string) => void): Promise<string | undefined> {
  if (existsSync(COMMAND)) return undefined;
  say('installing Directus, once, about 700 MB');
  const { npm_execpath: script = '' } = process.env;
  const [command, args] = script === '' ? ['npm', []] : [process.execPath, [script]];
  // Directus must run on the same Node as this process, not on the first one in PATH.
  const env = { ...process.env, PATH: `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}` };
  try {
    await run(command, [...args, 'ci', '--no-audit', '--no-fund'], { cwd: FOLDER, env });
    return undefined;
  } catch (failure) {
    return failure instanceof Error ? (failure.message.split('\n')[0] ?? '') : String(failure);
  }
}

interface DirectusOptions {
  readonly databaseUrl: string;
  readonly port: number;
  /** Folder for its files and output. */
  readonly logFolder: string;
}

/** Directus on the tables of its schema, each of which everybody may read, so that it need not check who asks. */
export async function startDirectus({ databaseUrl, port, logFolder }: DirectusOptions): Promise<ChildServer> {
  const files = join(logFolder, 'directus');
  await mkdir(files);
  const env = {
    PATH: process.env['PATH'] ?? '',
    // Not the settings of the user who runs the bench.
    CONFIG_PATH: join(files, 'none.env'),
    DB_CLIENT: 'pg',
    DB_CONNECTION_STRING: databaseUrl,
    DB_SEARCH_PATH: DIRECTUS_SCHEMA,
    SECRET: 'a secret of the bench that guards nothing',
    ADMIN_EMAIL: 'bench@example.com',
    ADMIN_PASSWORD: 'password-of-the-bench',
    ADMIN_TOKEN,
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    STORAGE_LOCAL_ROOT: files,
    EXTENSIONS_PATH: files,
    TELEMETRY: 'false',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    // Otherwise it refuses requests under load.
    PRESSURE_LIMITER_ENABLED: 'false',
  };
  await run(process.execPath, [COMMAND, 'bootstrap'], { env });
  const server = await startChildServer({
    file: COMMAND,
    args: ['start'],
    port,
    env,
    readyPath: '/server/ping',
    logFolder,
  });
  for (const collection of DIRECTUS_COLLECTIONS) await letEverybodyRead(server, collection);
  return server;
}

async function letEverybodyRead({ origin }: ChildServer, collection: string): Promise<void> {
  const answer = await fetch(`${origin}/permissions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ADMIN_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      policy: PUBLIC_POLICY,
      collection,
      action: 'read',
      fields: ['*'],
      permissions: {},
      validation: {},
    }),
  });
  if (!answer.ok) throw new Error(`Directus did not open ${collection}: ${await answer.text()}`);
}
