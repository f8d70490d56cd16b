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

/** Faults of a house that consists of these files and the manifests above. */
function faultsOf(files: Readonly<Record<string, string>>): string[] {
  return importGraphFaults(madeUpFiles({ ...MANIFESTS, ...files }));
}

const FORBIDDEN: readonly [rule: string, files: Readonly<Record<string, string>>, says: string][] = [
  [
    'domain uses nothing of Node',
    { 'packages/domain/src/a.ts': "import 'node:fs';" },
    'domain imports nothing at all',
  ],
  [
    'domain uses no package',
    { 'packages/domain/src/a.ts': "import { z } from 'zod';" },
    'domain imports nothing at all',
  ],
  [
    'domain knows no contract, not even a type of it',
    { 'packages/domain/src/a.ts': "import type { A } from '@lifted/contract/a';" },
    'domain may not import contract',
  ],
  [
    'contract knows domain and no other part',
    { 'packages/contract/src/a.ts': "export { studio } from '@lifted/profile/studio';" },
    'contract may not import profile',
  ],
  [
    'database knows nothing of ours',
    { 'packages/database/src/a.ts': "import { addDays } from '@lifted/domain/studio-calendar';" },
    'database may not import domain',
  ],
  [
    'database cannot reach around the package either',
    { 'packages/database/src/a.ts': "import { addDays } from '../../domain/src/studio-calendar.ts';" },
    'database may not import domain',
  ],
  [
    'the web never reaches the database',
    { 'apps/web/app/timetable/a.ts': "import type { Database } from '@lifted/database/open-database';" },
    'web may not import database',
  ],
  [
    'the web never reaches the server',
    { 'apps/web/app/timetable/a.ts': "const app = await import('../../../api/src/app.ts');" },
    'web may not import api',
  ],
  [
    'the journeys take no value from the web',
    { 'e2e/src/a.ts': "import { Session } from '../../apps/web/app/session/session.ts';" },
    'e2e takes only types from web',
  ],
  [
    'the web takes no value from the contract',
    {
      'apps/web/app/timetable/a.ts':
        "import { getTimetable, type Timetable } from '@lifted/contract/timetable';",
    },
    'web takes only types from contract',
  ],
  [
    'a slice of the web imports no slice',
    { 'apps/web/app/timetable/a.ts': "import { b } from '../trial-workout/b.ts';" },
    'timetable may not import trial-workout',
  ],
  [
    'a slice of the server imports no slice, nor its types',
    { 'apps/api/src/timetable/a.ts': "import type { B } from '../mail/b.ts';" },
    'timetable may not import mail',
  ],
  [
    'ui knows no slice',
    { 'apps/web/app/ui/a.tsx': "import { b } from '../timetable/b.ts';" },
    'ui knows no slice',
  ],
  [
    'consent knows no slice it is asked for',
    { 'apps/web/app/consent/a.tsx': "import { b } from '../studio-management/b.ts';" },
    'consent knows no slice',
  ],
  [
    'http of the web knows no session',
    { 'apps/web/app/http/a.ts': "import { b } from '../session/b.ts';" },
    'http knows no slice',
  ],
  [
    'what is known without a network knows no session',
    { 'apps/web/app/last-known/a.ts': "import { b } from '../session/b.ts';" },
    'last-known knows no slice',
  ],
  [
    'http of the server knows no slice',
    { 'apps/api/src/http/a.ts': "import { b } from '../timetable/b.ts';" },
    'http knows no slice',
  ],
  [
    'scripts run before packages are installed',
    { 'scripts/a.mjs': "import pg from 'vitest';" },
    'run before packages are there',
  ],
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
    'a package only the neighbour declares',
    { 'apps/api/src/mail/a.ts': "import pg from 'pg';" },
    'pg is not declared in apps/api/package.json',
  ],
  [
    'a package of ours nobody declares',
    { 'apps/api/src/mail/a.ts': "import { studio } from '@lifted/profile/studio';" },
    '@lifted/profile is not declared in apps/api/package.json',
  ],
];

describe('the import rules bite', () => {
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
      'apps/api/src/app.ts': "import './timetable/a.ts';\nimport './mail/b.ts';",
      'apps/api/src/timetable/a.ts': "import '../http/c.ts';\nimport '@lifted/database/pool';",
      'apps/web/app/timetable/a.ts':
        "import type { A } from '@lifted/contract/a';\nimport '../ui/b.css';\nimport '../http/c.ts';\nimport '../consent/d.tsx';",
      'apps/web/app/dashboard/a.ts': "import '../timetable/a.ts';",
      'apps/web/app/consent/a.tsx': "import '../ui/b.css';",
    };
    expect(faultsOf(allowed)).toEqual([]);
  });
});

test('this project keeps its import rules', () => {
  expect(importGraphFaults(sourceFiles(ROOT))).toEqual([]);
});
