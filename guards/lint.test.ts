import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROJECT_ROOT, runTool, scratchProject, type ScratchProject } from './scratch-project.ts';

/** For each important rule of .oxlintrc.json: a file that breaks it, and the rule that must report it. */
const OFFENCES: readonly [rule: string, file: string, text: string][] = [
  ['no-explicit-any', 'packages/domain/src/any.ts', 'export const a = (b: any) => b;'],
  [
    'no-non-null-assertion',
    'packages/domain/src/bang.ts',
    'export const a = (b: string | null) => b!.length;',
  ],
  [
    'ban-ts-comment',
    'packages/domain/src/silenced.ts',
    '// @ts-expect-error because\nexport const a: number = "b";',
  ],
  ['no-unused-vars', 'packages/domain/src/unused.ts', 'const a = 1;\nexport const b = 2;'],
  [
    'no-unsafe-type-assertion',
    'packages/domain/src/cast.ts',
    'export const a = (b: unknown) => b as string;',
  ],
  ['no-default-export', 'packages/domain/src/default.ts', 'export default 1;'],
  ['max-lines', 'packages/domain/src/long.ts', `export const a = 1;\n${'// line\n'.repeat(400)}`],
  ['filename-case', 'packages/domain/src/camelCase.ts', 'export const a = 1;'],
  [
    'no-floating-promises',
    'apps/api/src/floating.ts',
    'const a = async () => 1;\nexport const b = () => {\n  a();\n};',
  ],
  [
    'no-misused-promises',
    'apps/api/src/misused.ts',
    'export const a = (b: Promise<boolean>) => (b ? 1 : 2);',
  ],
  [
    'switch-exhaustiveness-check',
    'packages/domain/src/half.ts',
    "export function a(b: 'c' | 'd') {\n  switch (b) {\n    case 'c':\n      return 1;\n  }\n  return 2;\n}",
  ],
  [
    'no-empty',
    'apps/api/src/swallowed.ts',
    'export const a = (b: () => void) => {\n  try {\n    b();\n  } catch {}\n};',
  ],
  ['no-console', 'apps/api/src/timetable/loud.ts', "console.log('a');\nexport const a = 1;"],
  ['no-console', 'apps/web/app/timetable/loud.ts', "console.log('a');\nexport const a = 1;"],
  ['no-process-env', 'apps/api/src/timetable/env.ts', "export const a = process.env['PORT'];"],
  ['no-cycle', 'packages/domain/src/round.ts', "import { b } from './trip.ts';\nexport const a = () => b;"],
  [
    'rules-of-hooks',
    'apps/web/app/timetable/hook.tsx',
    "import { useState } from 'react';\nexport function useA(b: boolean) {\n  if (b) useState(1);\n}",
  ],
  [
    'exhaustive-deps',
    'apps/web/app/timetable/effect.tsx',
    "import { useEffect } from 'react';\nexport function useA(b: () => void) {\n  useEffect(() => b(), []);\n}",
  ],
  ['alt-text', 'apps/web/app/timetable/image.tsx', 'export const A = () => <img src="/a.webp" />;'],
  [
    'label-has-associated-control',
    'apps/web/app/timetable/label.tsx',
    'export const A = () => <label>Name</label>;',
  ],
  [
    'no-danger',
    'apps/web/app/timetable/html.tsx',
    "export const A = () => <p dangerouslySetInnerHTML={{ __html: 'a' }} />;",
  ],
  ['button-has-type', 'apps/web/app/timetable/button.tsx', 'export const A = () => <button>Book</button>;'],
  [
    'no-focused-tests',
    'packages/domain/src/only.test.ts',
    "import { expect, test } from 'vitest';\ntest.only('a', () => expect(1).toBe(1));",
  ],
  [
    'no-disabled-tests',
    'packages/domain/src/skip.test.ts',
    "import { expect, test } from 'vitest';\ntest.skip('a', () => expect(1).toBe(1));",
  ],
];

/** Similar code that is allowed: the framework's default exports, the one reader of the environment, the server's banner. */
const HARMLESS: Readonly<Record<string, string>> = {
  'apps/api/src/config/env.ts': "export const port = process.env['PORT'];",
  'apps/web/build-steps/report.ts': "console.log('The site is built');\nexport {};",
  'apps/web/app/public/timetable/timetable-page.tsx':
    'export default function Page() {\n  return <h1>Workouts</h1>;\n}',
  'packages/domain/src/trip.ts': "export const b = 1;\nexport const words = ['a'] as const;",
  'scripts/loud.mjs': "console.log(process.env['PORT']);",
};

const TSCONFIG =
  '{"compilerOptions":{"strict":true,"module":"nodenext","target":"ES2024","jsx":"react-jsx","types":["node"],"noEmit":true,"allowImportingTsExtensions":true},"include":["packages","apps"]}';

let scratch: ScratchProject;
let output: string;

beforeAll(async () => {
  scratch = scratchProject({
    '.oxlintrc.json': readFileSync(path.join(PROJECT_ROOT, '.oxlintrc.json'), 'utf8'),
    'tsconfig.json': TSCONFIG,
    ...HARMLESS,
    ...Object.fromEntries(OFFENCES.map(([, file, text]) => [file, text])),
    'packages/domain/src/trip.ts': "import { a } from './round.ts';\nexport const b = () => a;",
  });
  ({ output } = await runTool('oxlint', ['--format', 'unix', 'packages', 'apps', 'scripts'], scratch.root));
});

afterAll(() => scratch.remove());

test.each(OFFENCES)('%s is reported in %s', (rule, file) => {
  expect(linesAbout(file).some((line) => line.includes(`(${rule})`))).toBe(true);
});

test.each(Object.keys(HARMLESS).filter((file) => !file.endsWith('trip.ts')))('%s passes', (file) => {
  expect(linesAbout(file)).toEqual([]);
});

function linesAbout(file: string): string[] {
  return output.split('\n').filter((line) => line.startsWith(`${file}:`));
}
