import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { licenceFaults, licencesPage } from './licence-rules.ts';
import { shippedPackages } from './shipped-packages.ts';

const ROOT = path.dirname(import.meta.dirname);
const lockfile: unknown = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));

const MADE_UP = {
  packages: {
    '': { optionalDependencies: { runtime: '1.0.0' } },
    'apps/api': {
      dependencies: { web: '1.0.0', '@ours/rules': '0.1.0' },
      devDependencies: { tester: '1.0.0' },
    },
    'apps/web': { dependencies: { view: '1.0.0' }, devDependencies: { '@fontsource/inter': '5.0.0' } },
    'packages/rules': { dependencies: { deep: '1.0.0' } },
    'node_modules/@ours/rules': { link: true, resolved: 'packages/rules' },
    'node_modules/runtime': { version: '1.0.0', license: 'MIT' },
    'node_modules/web': { version: '1.0.0', license: 'MIT', dependencies: { deep: '2.0.0' } },
    'node_modules/web/node_modules/deep': { version: '2.0.0', license: 'GPL-3.0-only' },
    'node_modules/deep': { version: '1.0.0' },
    'node_modules/view': { version: '1.0.0', license: 'MIT', dependencies: { deep: '1.0.0' } },
    'node_modules/tester': { version: '1.0.0', license: 'AGPL-3.0-only' },
    'node_modules/@fontsource/inter': { version: '5.0.0', license: 'OFL-1.1' },
  },
};

describe('what ships', () => {
  test('is what servers and browsers need, in every version, and nothing that only tests', () => {
    const found = shippedPackages(MADE_UP).map(({ name, version, goesTo }) =>
      [name, version, ...goesTo].join(' '),
    );
    expect(found).toEqual([
      '@fontsource/inter 5.0.0 browser',
      'deep 1.0.0 browser server',
      'deep 2.0.0 server',
      'runtime 1.0.0 server',
      'view 1.0.0 browser',
      'web 1.0.0 server',
    ]);
  });

  test('under a licence nobody has allowed, or none, is reported', () => {
    expect(licenceFaults(shippedPackages(MADE_UP))).toEqual([
      expect.stringContaining("deep 1.0.0: 'none stated'"),
      expect.stringContaining("deep 2.0.0: 'GPL-3.0-only'"),
    ]);
  });

  test('of this project has allowed licences', () => {
    expect(licenceFaults(shippedPackages(lockfile))).toEqual([]);
  });

  test('of this project is in docs/licences.md', async () => {
    await expect(licencesPage(shippedPackages(lockfile))).toMatchFileSnapshot('../docs/licences.md');
  });
});
