import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A numbered SQL file. `sha256` is of its text, so that changes are noticed. */
export type Migration = {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
  readonly sha256: string;
};

/** The migrations of this release. */
export const MIGRATIONS_DIRECTORY = fileURLToPath(new URL('../migrations', import.meta.url));

const FILE_NAME = /^(\d{3})-[a-z0-9-]+\.sql$/;

async function readMigration(directory: string, name: string): Promise<Migration> {
  const number = Number(FILE_NAME.exec(name)?.[1] ?? Number.NaN);
  if (Number.isNaN(number)) {
    throw new Error(`${join(directory, name)} is not named like a migration: 007-what-it-brings.sql.`);
  }
  const text = await readFile(join(directory, name), 'utf8');
  // A checkout may convert line endings; that is not a change.
  const sql = text.replaceAll('\r\n', '\n');
  return { number, name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
}

/** Reads all migrations, in order. They are numbered 1, 2, 3 … without a gap. */
export async function readMigrations(directory = MIGRATIONS_DIRECTORY): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).toSorted();
  const migrations = await Promise.all(names.map((name) => readMigration(directory, name)));
  for (const [index, { name, number }] of migrations.entries()) {
    if (number !== index + 1) throw new Error(`The migration ${name} should have number ${index + 1}.`);
  }
  return migrations;
}
