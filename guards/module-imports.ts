import { parseSync } from 'oxc-parser';
import type { SourceFile } from './source-files.ts';

/** One import or re-export of a module. */
export interface ModuleImport {
  /** The file that imports. */
  readonly from: string;
  /** The text between the quotes. */
  readonly specifier: string;
  /** True when nothing remains at run time: `import type`, or only names marked `type`. */
  readonly typeOnly: boolean;
}

export const MODULE_FILE = /\.(?:ts|tsx|mts|mjs)$/;

/**
 * All imports of a TypeScript or JavaScript file, from its syntax tree. TypeScript 7 has no API for other programs, and
 * tools that fall back to a JavaScript parser miss type imports. Throws on a file that does not parse.
 */
export function moduleImports(file: SourceFile): ModuleImport[] {
  const { module, errors } = parseSync(file.path, file.text);
  if (errors[0] !== undefined) throw new Error(`${file.path} does not parse: ${errors[0].message}`);
  const imports = module.staticImports.map(({ moduleRequest, entries }) => ({
    from: file.path,
    specifier: moduleRequest.value,
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ from: file.path, specifier: moduleRequest.value, typeOnly: isType }] : [],
    ),
  );
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const literal = /^(['"])(.*)\1$/.exec(file.text.slice(moduleRequest.start, moduleRequest.end));
    return literal?.[2] === undefined ? [] : [{ from: file.path, specifier: literal[2], typeOnly: false }];
  });
  return [...imports, ...exported, ...dynamic];
}
