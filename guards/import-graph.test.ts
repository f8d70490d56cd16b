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
    { 'packages/database/src/a.ts': "import { addDays } from '@lifted/domain/calendar/studio-calendar';" },
    'database may not import domain',
  ],
  [
    'database cannot reach around the package either',
    {
      'packages/database/src/a.ts': "import { addDays } from '../../domain/src/calendar/studio-calendar.ts';",
    },
    'database may not import domain',
  ],
  [
    'the embedded PostgreSQL imports none of our parts',
    { 'packages/embedded-postgres/src/a.ts': "import '@lifted/database/migrate';" },
    'embedded-postgres may not import database',
  ],
  [
    'the web never reaches the database',
    {
      'apps/web/app/public/timetable/a.ts': "import type { Database } from '@lifted/database/open-database';",
    },
    'web may not import database',
  ],
  [
    'the web never reaches the server',
    {
      'apps/web/app/public/timetable/a.ts': "const app = await import('../../../../api/src/server/app.ts');",
    },
    'web may not import api',
  ],
  [
    'the journeys take no value from the web',
    { 'e2e/src/a.ts': "import { ADDRESSES } from '../../apps/web/app/addresses.ts';" },
    'e2e takes only types from web',
  ],
  [
    'the journeys take no value from the client',
    { 'e2e/src/a.ts': "import { Session } from '@lifted/client/session/session.ts';" },
    'e2e takes only types from client',
  ],
  [
    'the website knows nothing of the staff app',
    { 'apps/web/app/public/about/a.ts': "import { b } from '../../../../staff/app/today/today.ts';" },
    'web may not import staff',
  ],
  [
    'the staff app knows nothing of the website',
    { 'apps/staff/app/desk/a.ts': "import { ADDRESSES } from '../../../web/app/addresses.ts';" },
    'staff may not import web',
  ],
  [
    'the staff app takes no value from the contract',
    { 'apps/staff/app/desk/a.ts': "import { getTimetable } from '@lifted/contract/timetable';" },
    'staff takes only types from contract',
  ],
  [
    'the desk knows nothing of the floor',
    { 'apps/staff/app/desk/a.tsx': "import { b } from '../floor/b.tsx';" },
    'desk may not import floor',
  ],
  [
    'the client takes no value from the contract',
    { 'packages/client/src/http/a.ts': "import { getTimetable } from '@lifted/contract/timetable';" },
    'client takes only types from contract',
  ],
  [
    'the client knows nothing of the design',
    { 'packages/client/src/session/a.tsx': "import { Button } from '@lifted/design/button.tsx';" },
    'client may not import design',
  ],
  [
    'the design knows nothing of the client',
    {
      'packages/design/src/a.tsx': "import { useSession } from '@lifted/client/session/session-context.tsx';",
    },
    'design may not import client',
  ],
  [
    'the web takes no value from the contract',
    {
      'apps/web/app/public/timetable/a.ts':
        "import { getTimetable, type Timetable } from '@lifted/contract/timetable';",
    },
    'web takes only types from contract',
  ],
  [
    'a page imports no other page',
    { 'apps/web/app/public/timetable/a.ts': "import { b } from '../trial/b.ts';" },
    'public/timetable may not import public/trial',
  ],
  [
    'a card of the dashboard imports no other card',
    { 'apps/web/app/member/strength/a.ts': "import { b } from '../history/b.ts';" },
    'member/strength may not import member/history',
  ],
  [
    'a feature of the server imports no feature, nor its types',
    { 'apps/api/src/features/timetable/a.ts': "import type { B } from '../trial/b.ts';" },
    'features/timetable may not import features/trial',
  ],
  [
    'a feature of the server does not import identity',
    { 'apps/api/src/features/trial/a.ts': "import { b } from '../../identity/accounts/b.ts';" },
    'features/trial may not import identity',
  ],
  [
    'ui knows no page',
    { 'apps/web/app/ui/forms/a.tsx': "import { b } from '../../public/timetable/b.ts';" },
    'ui may not import public/timetable',
  ],
  [
    'consent knows nothing it is asked for',
    { 'apps/web/app/platform/consent/a.tsx': "import { b } from '../../public/booking-service/b.ts';" },
    'platform/consent may not import public/booking-service',
  ],
  [
    'http of the client knows no session',
    { 'packages/client/src/http/a.ts': "import { b } from '../session/b.ts';" },
    'http may not import session',
  ],
  [
    'what is known without a network knows no session',
    { 'packages/client/src/last-known/a.ts': "import { b } from '../session/b.ts';" },
    'last-known may not import session',
  ],
  [
    'http of the server knows no feature',
    { 'apps/api/src/http/limits/a.ts': "import { b } from '../../features/timetable/b.ts';" },
    'http may not import features/timetable',
  ],
  [
    'mail knows no letter of a feature',
    { 'apps/api/src/mail/a.ts': "import { b } from '../features/contracts/b.ts';" },
    'mail may not import features/contracts',
  ],
  [
    'a folder that nobody declared',
    { 'apps/api/src/drawer/a.ts': "import '../http/b.ts';" },
    'drawer is no declared area of api',
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
      'apps/api/src/server/app.ts': "import '../features/timetable/a.ts';\nimport '../mail/b.ts';",
      'apps/api/src/features/timetable/a.ts':
        "import '../../http/errors/c.ts';\nimport '../../cache/d.ts';\nimport '@lifted/database/pool';",
      'apps/api/src/features/trial/a.db.test.ts': "import '../../identity/accounts/b.ts';",
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
