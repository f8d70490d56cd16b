import { describe, expect, test } from 'vitest';
import { UNSTEADY, unsteadyFaults } from './pure-domain.ts';
import { madeUpFiles } from './source-files.ts';

const PURE = ['domain', 'profile', 'contract'];

/** Every expression that asks the clock or chance, and what the refusal calls it. */
const ASKING = [
  ['new Date()', 'new Date()'],
  ['Date()', 'Date()'],
  ['Date.now()', 'Date.now'],
  ['performance.now()', 'performance.now'],
  ['Math.random()', 'Math.random'],
  ['crypto.randomUUID()', 'crypto.randomUUID'],
  ['crypto.getRandomValues(new Uint8Array(4))', 'crypto.getRandomValues'],
] as const;

const faultsOf = (file: string, expression: string) =>
  unsteadyFaults(madeUpFiles({ [file]: `export const ask = () => ${expression};` }));

describe('rules are given the time and never throw dice', () => {
  test.each(ASKING)('%s is refused', (expression, name) => {
    const faults = PURE.flatMap((part) => faultsOf(`packages/${part}/src/days/a.ts`, expression));
    expect(faults).toEqual(
      PURE.map(
        (part) => `packages/${part}/src/days/a.ts: ${name} asks the clock or chance; take it as an argument`,
      ),
    );
  });

  test('whatever is refused by its name is shown here', () => {
    const shown = new Set(ASKING.map(([, name]) => name).filter((name) => name.includes('.')));
    expect(shown).toEqual(UNSTEADY);
  });

  test('a date that is read from its text is a value like others', () => {
    expect(faultsOf('packages/domain/src/a.ts', "new Date('2026-03-01')")).toEqual([]);
  });

  test('tests and the server may ask', () => {
    expect(faultsOf('packages/domain/src/a.test.ts', 'Math.random()')).toEqual([]);
    expect(faultsOf('apps/api/src/a.ts', 'Date.now()')).toEqual([]);
  });
});
