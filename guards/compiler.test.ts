import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { PROJECT_ROOT, runTool, scratchProject, type ScratchProject } from './scratch-project.ts';

let scratch: ScratchProject | undefined;

afterEach(() => scratch?.remove());

/** What the compiler reports about a file under the settings of one of our packages. */
async function compile(workspace: string, text: string) {
  scratch = scratchProject({
    'tsconfig.json': JSON.stringify({
      extends: path.join(PROJECT_ROOT, workspace, 'tsconfig.json'),
      include: ['file.ts'],
    }),
    'package.json': '{"type":"module"}',
    'file.ts': text,
  });
  return runTool('tsc', ['-p', scratch.root], scratch.root);
}

describe.each(['packages/domain', 'packages/contract', 'packages/profile'])(
  '%s is pure to the compiler',
  (workspace) => {
    test.each([
      ['the page', 'export const a = document.title;', "Cannot find name 'document'"],
      ['the network', "export const a = fetch('/api');", "Cannot find name 'fetch'"],
      ['the process', "export const a = process.env['PORT'];", "Cannot find name 'process'"],
      ['Node', "import { readFileSync } from 'node:fs';\nexport const a = readFileSync;", 'node:fs'],
    ])('%s is unknown there', async (_what, text, says) => {
      const { passed, output } = await compile(workspace, text);
      expect(passed).toBe(false);
      expect(output).toContain(says);
    });
  },
);

describe('every workspace is strict', () => {
  test.each([
    [
      'an index may miss',
      'export const a = (b: string[]): string => b[0];',
      "'string | undefined' is not assignable",
    ],
    [
      'undefined is not left out',
      'export const a: { b?: string } = { b: undefined };',
      'exactOptionalPropertyTypes',
    ],
    ['no enum, which Node cannot strip', 'export enum A {\n  B,\n}', 'erasableSyntaxOnly'],
    [
      'nothing is unused',
      'export const a = (b: string) => 1;',
      "'b' is declared but its value is never read",
    ],
  ])('%s', async (_rule, text, says) => {
    const { passed, output } = await compile('apps/api', text);
    expect(passed).toBe(false);
    expect(output).toContain(says);
  });

  test('clean code passes', async () => {
    expect(
      await compile('packages/domain', 'export const a = (b: readonly string[]) => b[0]?.length ?? 0;'),
    ).toMatchObject({ passed: true });
  });
});
