import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { PROJECT_ROOT, runTool, scratchProject, type ScratchProject } from './scratch-project.ts';

/* 'Adding a call' in docs/development.md is followed by people new to the project: its files compile as they are printed there. */
const page = readFileSync(path.join(PROJECT_ROOT, 'docs/development.md'), 'utf8');
const example = page.slice(page.indexOf('## Adding a call'), page.indexOf('## Adding a page'));

const FEATURE = 'apps/api/src/features/coaches';
/** Where the text says each block belongs, in its order. */
const FILES = [
  'packages/contract/src/coaches.ts',
  'packages/domain/src/classes/this-week.ts',
  `${FEATURE}/coaches-repository.ts`,
  `${FEATURE}/coaches-routes.ts`,
];

const blocks = [...example.matchAll(/^ *```ts\n([^`]+|`(?!``))*?^ *```$/gm)].map(([block]) =>
  block
    .split('\n')
    .slice(1, -1)
    .map((line) => line.replace(/^ {3}/, ''))
    .join('\n'),
);

let scratch: ScratchProject | undefined;
afterAll(() => scratch?.remove());

/** What the compiler says of the files beside those of the project, as if they were in its folders. */
function compile(texts: readonly string[]) {
  scratch?.remove();
  scratch = scratchProject({
    ...Object.fromEntries(FILES.map((file, index) => [file, texts[index] ?? ''])),
    'package.json': '{"type":"module"}',
    'tsconfig.json': JSON.stringify({
      extends: path.join(PROJECT_ROOT, 'apps/api/tsconfig.json'),
      compilerOptions: {
        rootDirs: ['.', PROJECT_ROOT],
        paths: {
          '@lifted/contract/coaches': ['./packages/contract/src/coaches.ts'],
          '@lifted/domain/classes/this-week': ['./packages/domain/src/classes/this-week.ts'],
        },
      },
      // What the ground adds to requests is declared in its files, whether the example imports them or not.
      include: ['apps', 'packages', `${PROJECT_ROOT}/apps/api/src/http`, `${PROJECT_ROOT}/apps/api/src/data`],
      exclude: ['**/*.test.ts'],
    }),
  });
  return runTool('tsc', ['-p', scratch.root], scratch.root);
}

test('the text has a block for each of its files, and names them', () => {
  expect(blocks).toHaveLength(FILES.length);
  for (const file of FILES) expect(example).toContain(path.basename(file));
  expect(example).toContain(FEATURE);
});

test('the worked example compiles as it is printed', { timeout: 180_000 }, async () => {
  expect(await compile(blocks)).toEqual({ passed: true, output: '' });
});

test('a block that is no longer true is noticed', async () => {
  const { passed, output } = await compile(
    blocks.map((block) => block.replace('addDays(from, 6)', 'addDays(from)')),
  );
  expect(passed).toBe(false);
  expect(output).toContain('this-week.ts');
});
