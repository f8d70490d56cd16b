import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { PROJECT_ROOT, runTool, scratchProject, type ScratchProject } from './scratch-project.ts';

let scratch: ScratchProject | undefined;

afterEach(() => scratch?.remove());

/** What knip reports, with our settings, about a server of these files. */
async function knip(
  files: Readonly<Record<string, string>>,
  dependencies: Readonly<Record<string, string>> = {},
) {
  scratch = scratchProject({
    'knip.json': readFileSync(path.join(PROJECT_ROOT, 'knip.json'), 'utf8'),
    'package.json': '{"name":"lifted","private":true,"type":"module","workspaces":["apps/*"]}',
    'apps/api/package.json': JSON.stringify({
      name: '@lifted/api',
      private: true,
      type: 'module',
      dependencies,
    }),
    ...files,
  });
  return runTool('knip', ['--workspace', 'apps/api', '--no-config-hints'], scratch.root);
}

const SERVER = "import { a } from '../a.ts';\na();\n";

test('an export nobody imports is found', async () => {
  const { passed, output } = await knip({
    'apps/api/src/server/server.ts': SERVER,
    'apps/api/src/a.ts': 'export const a = () => 1;\nexport const forgotten = 2;\n',
  });
  expect(passed).toBe(false);
  expect(output).toContain('forgotten');
});

test('a file nobody imports is found', async () => {
  const { passed, output } = await knip({
    'apps/api/src/server/server.ts': SERVER,
    'apps/api/src/a.ts': 'export const a = () => 1;\n',
    'apps/api/src/orphan.ts': 'export const b = 1;\n',
  });
  expect(passed).toBe(false);
  expect(output).toContain('apps/api/src/orphan.ts');
});

test('a dependency nobody uses is found', async () => {
  const { passed, output } = await knip(
    { 'apps/api/src/server/server.ts': 'export {};\n' },
    { fastify: '5.12.8' },
  );
  expect(passed).toBe(false);
  expect(output).toContain('fastify');
});

test('code in which all is used passes', async () => {
  expect(
    await knip({
      'apps/api/src/server/server.ts': SERVER,
      'apps/api/src/a.ts': 'export const a = () => 1;\n',
    }),
  ).toMatchObject({
    passed: true,
  });
});
