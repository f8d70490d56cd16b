import { expect, test } from 'vitest';
import { countPlaywright, countVitest } from './tool-works.mjs';
import { doAll, NOTHING, secondTries, summary } from './work-queue.mjs';

const work = (name: string, outcome: Partial<typeof NOTHING>) => ({
  name,
  run: async () => ({ ...NOTHING, ...outcome }),
});

test('a failure stops nothing, and everything is counted', async () => {
  const printed: string[] = [];
  const works = [
    work('format', { passed: 1 }),
    work('lint', { failed: 1, output: 'a.ts: no' }),
    work('unit tests', { passed: 40, skipped: 2 }),
  ];
  const total = await doAll(works, { atOnce: 2, print: (text: string) => void printed.push(text) });
  expect(total).toMatchObject({ passed: 41, failed: 1, skipped: 2 });
  expect(printed).toHaveLength(works.length);
  expect(printed.join('')).toContain('    a.ts: no');
});

test('the summary is one line, with the skipped ones when there are any', () => {
  expect(summary({ ...NOTHING, passed: 41, failed: 1 })).toBe('41 passed, 1 failed');
  expect(summary({ ...NOTHING, passed: 41, failed: 0, skipped: 2 })).toBe('41 passed, 0 failed, 2 skipped');
});

test('what passed at the second try only is named, and its first failure is printed', async () => {
  const printed: string[] = [];
  const works = [
    work('journeys', { passed: 2, flaky: ['[phone] a.e2e.ts › books'], output: 'a.e2e.ts: once no' }),
  ];
  const total = await doAll(works, { atOnce: 1, print: (text: string) => void printed.push(text) });
  expect(summary(total)).toBe('2 passed, 0 failed');
  expect(secondTries(total)).toBe('Passed at the second try only:\n  [phone] a.e2e.ts › books\n');
  expect(secondTries(NOTHING)).toBe('');
  expect(printed.join('')).toContain('    a.e2e.ts: once no');
});

test('a Vitest file that could not be loaded counts as a failure', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'passed', assertionResults: [{}, {}] },
    ],
  };
  expect(countVitest(report)).toEqual({ passed: 3, failed: 2, skipped: 1, flaky: [] });
});

test('a Playwright error outside of a test counts as a failure, and a second try has a name', () => {
  const report = {
    stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 3 },
    errors: [{ message: 'no server' }],
    suites: [
      {
        title: 'a.e2e.ts',
        specs: [],
        suites: [
          {
            title: 'a member',
            specs: [
              { title: 'books', tests: [{ projectName: 'phone', status: 'flaky' }] },
              { title: 'cancels', tests: [{ projectName: 'phone', status: 'expected' }] },
            ],
          },
        ],
      },
    ],
  };
  expect(countPlaywright(report)).toEqual({
    passed: 6,
    failed: 3,
    skipped: 3,
    flaky: ['[phone] a.e2e.ts › a member › books'],
  });
});
