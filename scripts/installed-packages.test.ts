import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { holdsLockedPackages } from './installed-packages.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'lifted installed '));
  mkdirSync(path.join(root, 'node_modules'));
});

afterEach(() => rmSync(root, { recursive: true }));

const LOCKED = {
  '': { name: 'lifted' },
  'apps/api': { version: '0.1.0' },
  'node_modules/fastify': { version: '5.12.8' },
  'node_modules/for-a-mac': { version: '1.0.0', optional: true },
};

function holds(installed: object | undefined): boolean {
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages: LOCKED }));
  if (installed !== undefined) {
    writeFileSync(
      path.join(root, 'node_modules/.package-lock.json'),
      JSON.stringify({ packages: installed }),
    );
  }
  return holdsLockedPackages(root);
}

test('the locked versions are enough, without packages for other systems', () => {
  expect(holds({ 'node_modules/fastify': { version: '5.12.8' } })).toBe(true);
});

test.each([
  ['nothing was installed', undefined],
  ['a package is missing', {}],
  ['a package has another version', { 'node_modules/fastify': { version: '5.12.7' } }],
  [
    'an optional package has another version',
    { 'node_modules/fastify': { version: '5.12.8' }, 'node_modules/for-a-mac': { version: '0.9.0' } },
  ],
])('it does not hold them when %s', (_what, installed) => {
  expect(holds(installed)).toBe(false);
});
