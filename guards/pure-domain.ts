import { parseSync, Visitor } from 'oxc-parser';
import type { SourceFile } from './source-files.ts';

/** Expressions that give a different result each time. */
export const UNSTEADY: ReadonlySet<string> = new Set([
  'Date.now',
  'Math.random',
  'performance.now',
  'crypto.randomUUID',
  'crypto.getRandomValues',
]);

/** Rules that read the clock or use randomness, as 'file: sentence': `now` is an argument of every rule. */
export function unsteadyFaults(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /^packages\/(?:domain|profile|contract)\/src\/.*(?<!\.test)\.ts$/.test(path))
    .flatMap(unsteadyIn);
}

function unsteadyIn({ path, text }: SourceFile): string[] {
  const faults: string[] = [];
  const blame = (what: string) =>
    faults.push(`${path}: ${what} asks the clock or chance; take it as an argument`);
  new Visitor({
    NewExpression({ callee, arguments: given }) {
      if (callee.type === 'Identifier' && callee.name === 'Date' && given.length === 0) blame('new Date()');
    },
    CallExpression({ callee }) {
      if (callee.type === 'Identifier' && callee.name === 'Date') blame('Date()');
    },
    MemberExpression({ object, property }) {
      if (object.type !== 'Identifier' || property.type !== 'Identifier') return;
      const name = `${object.name}.${property.name}`;
      if (UNSTEADY.has(name)) blame(name);
    },
  }).visit(parseSync(path, text).program);
  return faults;
}
