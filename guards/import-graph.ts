import path from 'node:path';
import { importCycles } from './import-cycles.ts';
import { importFault, placeFault, placeOf } from './import-rules.ts';
import { importTarget, type ImportTarget } from './import-targets.ts';
import { jsonRecord } from './json-record.ts';
import { MODULE_FILE, moduleImports, type ModuleImport } from './module-imports.ts';
import type { SourceFile } from './source-files.ts';

interface Resolved {
  readonly found: ModuleImport;
  readonly target: ImportTarget;
}

/** Every import that breaks a rule of docs/areas.md, and every module that no rule covers, as 'file: sentence'. */
export function importGraphFaults(files: readonly SourceFile[]): string[] {
  const modules = files.filter(({ path: file }) => MODULE_FILE.test(file));
  const imports = modules
    .filter(({ path: file }) => placeOf(file) !== undefined)
    .flatMap(moduleImports)
    .map((found) => ({ found, target: importTarget(found) }));
  return [
    ...placeFaults(modules),
    ...directionFaults(imports),
    ...undeclaredFaults(files, imports),
    ...cycleFaults(imports),
  ];
}

/** A folder without rules would otherwise be seen only once it imports another one. */
function placeFaults(modules: readonly SourceFile[]): string[] {
  return modules.flatMap(({ path: file }) => {
    const fault = placeFault(file);
    return fault === undefined ? [] : [`${file}: ${fault}`];
  });
}

function directionFaults(imports: readonly Resolved[]): string[] {
  return imports.flatMap(({ found, target }) => {
    const from = placeOf(found.from);
    const fault = from && importFault(from, target, found);
    return fault === undefined ? [] : [`${found.from}: ${fault} ('${found.specifier}')`];
  });
}

/** Folders with a package.json of their own. */
const WITH_MANIFEST = /^(?:packages|apps|examples)\/[a-z-]+(?=\/)|^(?:e2e|bench|faults|firebase-tests)(?=\/)/;

/** npm installs all packages into one folder, so a workspace could import what only another one declares. */
function undeclaredFaults(files: readonly SourceFile[], imports: readonly Resolved[]): string[] {
  const declared = new Map(
    files
      .filter(({ path: file }) => path.posix.basename(file) === 'package.json')
      .map((file) => [path.posix.dirname(file.path), declaredPackages(file)]),
  );
  return imports.flatMap(({ found, target }) => {
    const name = packageOf(found, target);
    if (name === undefined) return [];
    const workspace = WITH_MANIFEST.exec(found.from)?.[0] ?? '.';
    if (
      declared.get(workspace)?.has(name) === true ||
      (workspaceTool(found.from) && declared.get('.')?.has(name) === true)
    )
      return [];
    return [`${found.from}: ${name} is not declared in ${path.posix.join(workspace, 'package.json')}`];
  });
}

/** Tests may use the test runner that the root declares. */
function workspaceTool(file: string): boolean {
  return placeOf(file)?.isTest === true;
}

function packageOf(found: ModuleImport, target: ImportTarget): string | undefined {
  if (target.kind === 'package') return target.name;
  return found.specifier.startsWith('@lifted/')
    ? found.specifier.split('/').slice(0, 2).join('/')
    : undefined;
}

const DEPENDENCY_LISTS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

function declaredPackages({ text }: SourceFile): Set<string> {
  const manifest = jsonRecord(JSON.parse(text));
  return new Set(DEPENDENCY_LISTS.flatMap((list) => Object.keys(jsonRecord(manifest[list]))));
}

function cycleFaults(imports: readonly Resolved[]): string[] {
  const graph = new Map<string, string[]>();
  for (const { found, target } of imports) {
    const targets = graph.get(found.from) ?? [];
    if (target.kind === 'ours') targets.push(target.path);
    graph.set(found.from, targets);
  }
  return importCycles(graph).map((cycle) => `${cycle[0]}: imports itself in a circle (${cycle.join(' → ')})`);
}
