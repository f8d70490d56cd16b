import { builtinModules } from 'node:module';
import path from 'node:path';
import type { ModuleImport } from './module-imports.ts';

/** What an import refers to: a file of ours, an npm package, or a Node module. */
export type ImportTarget =
  | { readonly kind: 'ours'; readonly path: string }
  | { readonly kind: 'package'; readonly name: string }
  | { readonly kind: 'node' };

const OUR_PACKAGE = /^@lifted\/([a-z-]+)\/(.+)$/;
const NODE_MODULES = new Set(builtinModules);

/**
 * Resolves an import by the project's conventions: relative with extension, `@lifted/<package>/<file>` with or without
 * extension, or a package.
 */
export function importTarget({ from, specifier }: ModuleImport): ImportTarget {
  if (specifier.startsWith('.')) {
    const withoutQuery = specifier.split('?')[0] ?? specifier;
    return { kind: 'ours', path: path.posix.join(path.posix.dirname(from), withoutQuery) };
  }
  const [, ours, file] = OUR_PACKAGE.exec(specifier) ?? [];
  if (ours !== undefined && file !== undefined)
    return { kind: 'ours', path: `packages/${ours}/src/${fileName(file)}` };
  if (specifier.startsWith('node:') || NODE_MODULES.has(specifier)) return { kind: 'node' };
  return { kind: 'package', name: packageName(specifier) };
}

/** Packages with one kind of file leave the extension out; those with styles and components write it. */
function fileName(file: string): string {
  const withoutQuery = file.split('?')[0] ?? file;
  return path.posix.extname(withoutQuery) === '' ? `${withoutQuery}.ts` : withoutQuery;
}

function packageName(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}
