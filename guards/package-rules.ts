import path from 'node:path';
import { jsonRecord } from './json-record.ts';
import type { SourceFile } from './source-files.ts';

const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;
const VERSION_LISTS = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'] as const;

/** Dependencies with a range instead of one version, as 'file: sentence'. */
export function inexactVersions(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path: file }) => path.posix.basename(file) === 'package.json')
    .flatMap(({ path: file, text }) => {
      const manifest = jsonRecord(JSON.parse(text));
      return VERSION_LISTS.flatMap((list) => Object.entries(jsonRecord(manifest[list])))
        .filter(([, version]) => typeof version !== 'string' || !EXACT.test(version))
        .map(([name, version]) => `${file}: ${name} is '${String(version)}', not one exact version`);
    });
}

/** Lockfile lines that name a registry. */
export function registryAddresses(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path: file }) => path.posix.basename(file) === 'package-lock.json')
    .flatMap(({ path: file, text }) =>
      Object.entries(jsonRecord(jsonRecord(JSON.parse(text))['packages']))
        .filter(([, entry]) => isAddress(jsonRecord(entry)['resolved']))
        .map(([name]) => `${file}: ${name} carries the address of a registry`),
    );
}

function isAddress(resolved: unknown): boolean {
  return typeof resolved === 'string' && /^[a-z+]+:\/\//.test(resolved);
}
