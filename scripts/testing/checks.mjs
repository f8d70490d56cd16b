import { existsSync } from 'node:fs';
import path from 'node:path';
import { reactRouter } from '../build.mjs';
import { advisories } from '../advisories.mjs';
import { runQuietly } from '../step.mjs';
import { countVitest, runTool, singleCheck, testSuite } from './tool-works.mjs';

/** Every project the compiler checks; those with a `.test` file check their tests with Node's types and the rest without. */
const TYPED = [
  'packages/domain',
  'packages/domain/tsconfig.test.json',
  'packages/contract',
  'packages/contract/tsconfig.test.json',
  'packages/profile',
  'packages/profile/tsconfig.test.json',
  'packages/client',
  'packages/design',
  'packages/database',
  'packages/embedded-postgres',
  'apps/api',
  'apps/web',
  'apps/web/service-worker',
  'apps/staff',
  'apps/staff/service-worker',
  'e2e',
  'bench',
  'faults',
  'guards',
];

/**
 * What is checked without running the product: format, lint, types, dead code, import rules and the other guards.
 * @param {{ root: string, node: string }} place
 * @returns {import('./work-queue.mjs').Work[]}
 */
export function checks(place) {
  return [
    testSuite(place, {
      name: 'import rules and guards',
      report: 'guards.json',
      command: 'vitest',
      args: [
        'run',
        '--config',
        'guards/vitest.config.ts',
        '--reporter=default',
        '--reporter=json',
        '--outputFile.json=test-results/guards.json',
      ],
      count: countVitest,
    }),
    singleCheck('format', () => runTool(place, 'oxfmt', ['--check', '.'])),
    singleCheck('lint', () => runTool(place, 'oxlint', [])),
    ...TYPED.map((project) => singleCheck(`types of ${project}`, () => compile(place, project))),
    advisories(place),
    singleCheck('dead code and undeclared dependencies', () => runTool(place, 'knip', ['--no-config-hints'])),
  ];
}

/**
 * @param {{ root: string, node: string }} place
 * @param {string} project
 */
async function compile(place, project) {
  if (project === 'apps/web') {
    const folder = path.join(place.root, project);
    const typegen = await runQuietly(place.node, [reactRouter(place.root), 'typegen'], { cwd: folder });
    if (typegen.code !== 0) return typegen;
  }
  if (!existsSync(path.join(place.root, project))) return { code: 1, output: `${project} is missing` };
  return runTool(place, 'tsc', ['-p', project]);
}
