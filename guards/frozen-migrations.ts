import { createHash } from 'node:crypto';
import type { SourceFile } from './source-files.ts';

const MIGRATION = /^packages\/database\/migrations\/(\d{3}-[a-z0-9-]+\.sql)$/;

/**
 * Migrations that differ from their frozen version, as sentences. A migration never changes: a change is a new file, and its
 * SHA-256 is added to guards/frozen-migrations.json.
 */
export function migrationFaults(
  files: readonly SourceFile[],
  frozen: Readonly<Record<string, string>>,
): string[] {
  const found = new Map(
    files.flatMap(({ path, text }) => {
      const name = MIGRATION.exec(path)?.[1];
      return name === undefined ? [] : [[name, createHash('sha256').update(text).digest('hex')] as const];
    }),
  );
  const missing = Object.keys(frozen)
    .filter((name) => !found.has(name))
    .map((name) => `${name} is frozen and gone`);
  const wrong = [...found].flatMap(([name, hash]) => {
    if (frozen[name] === undefined) return [`${name} is not frozen yet: add "${name}": "${hash}"`];
    return frozen[name] === hash
      ? []
      : [`${name} was changed after it was frozen (now ${hash}); write a new migration`];
  });
  return [...missing, ...wrong];
}
