import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { importGraphFaults } from './import-graph.ts';
import { madeUpFiles, sourceFiles } from './source-files.ts';

const ROOT = path.dirname(import.meta.dirname);

const MANIFESTS = {
  'package.json': '{"devDependencies":{"vitest":"5.1.1"}}',
  'packages/domain/package.json': '{}',
  'packages/contract/package.json': '{"dependencies":{"@lifted/domain":"0.1.0","typebox":"1.4.3"}}',
  'packages/database/package.json': '{"dependencies":{"pg":"8.23.1","@lifted/domain":"0.1.0"}}',
  'apps/api/package.json': '{"dependencies":{"@lifted/database":"0.1.0","@lifted/contract":"0.1.0"}}',
  'apps/web/package.json':
    '{"dependencies":{"@lifted/contract":"0.1.0","@lifted/domain":"0.1.0","@lifted/database":"0.1.0"}}',
};

/** Faults of a project of these files and the manifests above. */
function faultsOf(files: Readonly<Record<string, string>>): string[] {
  return importGraphFaults(madeUpFiles({ ...MANIFESTS, ...files }));
}

/** What is forbidden besides the pairs of areas and parts in forbidden-imports.ts, and other ways to import those. */
const FORBIDDEN: readonly [rule: string, files: Readonly<Record<string, string>>, says: string][] = [
  [
    'another part by the name of its package, passed on',
    { 'packages/contract/src/a.ts': "export { studio } from '@lifted/profile/studio';" },
    'contract may not import profile',
  ],
  [
    'another part in an import at run time',
    {
      'apps/web/app/public/timetable/a.ts': "const app = await import('../../../../api/src/server/app.ts');",
    },
    'web may not import api',
  ],
  [
    'another part from a file that is in no area',
    { 'apps/web/app/routes.ts': "import type { Database } from '@lifted/database/open-database';" },
    'web may not import database',
  ],
  [
    'another part from a file beside the source',
    { 'apps/web/service-worker/a.ts': "import '../../staff/app/floor/b.ts';" },
    'web may not import staff',
  ],
  [
    'another part in a test',
    { 'packages/domain/src/a.test.ts': "import type { A } from '@lifted/contract/a';" },
    'domain may not import contract',
  ],
  [
    'another part in what only tests use',
    { 'apps/api/src/testing/a.ts': "import { Session } from '@lifted/client/session/session.ts';" },
    'api may not import client',
  ],
  [
    'a value beside a type of a part that is only imported as types',
    {
      'apps/web/app/public/timetable/a.ts':
        "import { getTimetable, type Timetable } from '@lifted/contract/timetable';",
    },
    'web takes only types from contract',
  ],
  [
    'such a value passed on',
    { 'apps/staff/app/desk/a.ts': "export { getTimetable } from '@lifted/contract/timetable';" },
    'staff takes only types from contract',
  ],
  [
    'such a value in a test',
    { 'apps/staff/app/desk/a.test.ts': "import { getTimetable } from '@lifted/contract/timetable';" },
    'staff takes only types from contract',
  ],
  [
    'another area from further down',
    { 'apps/api/src/http/limits/a.ts': "import { b } from '../../features/timetable/rows/b.ts';" },
    'http may not import features/timetable',
  ],
  [
    'another area from a file whose name only sounds like a test',
    { 'apps/api/src/mail/latest.ts': "import '../classes/b.ts';" },
    'mail may not import classes',
  ],
  [
    'a folder that nobody declared',
    { 'apps/api/src/drawer/a.ts': "import '../http/b.ts';" },
    'drawer is no declared area of api',
  ],
  [
    'a folder that nobody declared and that imports nothing',
    { 'packages/client/src/drawer/a.ts': '' },
    'drawer is no declared area of client',
  ],
  ['a package that nobody declared', { 'packages/drawer/src/a.ts': '' }, 'drawer is no declared part'],
  ['a folder at the root that nobody declared', { 'drawer/a.mjs': '' }, 'no declared part has this folder'],
  [
    'a circle, also one of types',
    {
      'apps/api/src/mail/a.ts': "import type { B } from './b.ts';",
      'apps/api/src/mail/b.ts': "import './c.ts';",
      'apps/api/src/mail/c.ts': "import './a.ts';",
    },
    'imports itself in a circle (apps/api/src/mail/a.ts → apps/api/src/mail/b.ts → apps/api/src/mail/c.ts → apps/api/src/mail/a.ts)',
  ],
  [
    'a file that imports itself',
    { 'apps/api/src/mail/a.ts': "import './a.ts';" },
    'imports itself in a circle (apps/api/src/mail/a.ts → apps/api/src/mail/a.ts)',
  ],
  [
    'a package only the neighbour declares',
    { 'apps/api/src/mail/a.ts': "import pg from 'pg';" },
    'pg is not declared in apps/api/package.json',
  ],
  [
    'a package that the root declares for tests',
    { 'apps/api/src/mail/a.ts': "import { test } from 'vitest';" },
    'vitest is not declared in apps/api/package.json',
  ],
  [
    'a package of ours nobody declares',
    { 'apps/api/src/mail/a.ts': "import { studio } from '@lifted/profile/studio';" },
    '@lifted/profile is not declared in apps/api/package.json',
  ],
  ...['bench', 'e2e', 'faults', 'firebase-tests', 'examples/door-list'].map((folder) => {
    const rule: [string, Readonly<Record<string, string>>, string] = [
      `a package that ${folder} does not declare`,
      { [`${folder}/a.mjs`]: "import pg from 'pg';" },
      `pg is not declared in ${folder}/package.json`,
    ];
    return rule;
  }),
  [
    'a package that the root does not declare',
    { 'renders/a.mjs': "import pg from 'pg';" },
    'pg is not declared in package.json',
  ],
];

describe('the import rules refuse', () => {
  test.each(FORBIDDEN)('%s', (_rule, files, says) => {
    expect(faultsOf(files).join('\n')).toContain(says);
  });

  test('everything the architecture allows passes', () => {
    const allowed = {
      'packages/domain/src/a.ts': "import { b } from './b.ts';",
      'packages/domain/src/a.test.ts': "import { test } from 'vitest';\nimport { a } from './a.ts';",
      'packages/contract/src/a.ts':
        "import { WORDS } from '@lifted/domain/words';\nimport { Type } from 'typebox';",
      'packages/database/src/a.ts': "import pg from 'pg';\nimport 'node:fs';",
      'apps/api/src/server/app.ts': "import '../features/timetable/a.ts';\nimport '../mail/b.ts';",
      'apps/api/src/features/timetable/a.ts':
        "import '../../http/errors/c.ts';\nimport '../../cache/d.ts';\nimport '@lifted/database/pool';",
      'apps/api/src/features/trial/a.db.test.ts': "import '../../identity/accounts/b.ts';",
      'apps/api/src/features/trial/trial-fixture.ts': "import '../../testing/b.ts';",
      'apps/api/src/commands/c.ts': "import '../server/app.ts';",
      'apps/web/app/public/timetable/a.ts':
        "import type { A } from '@lifted/contract/a';\nimport '../../ui/b.css';\nimport '../../platform/http/c.ts';\nimport '../../platform/consent/d.tsx';\nimport '../../addresses.ts';",
      'apps/web/app/member/dashboard/a.ts': "import '../strength/a.ts';",
      'apps/web/app/platform/consent/a.tsx': "import '../../ui/b.css';",
    };
    expect(faultsOf(allowed)).toEqual([]);
  });
});

test('this project keeps its import rules', () => {
  expect(importGraphFaults(sourceFiles(ROOT))).toEqual([]);
});
