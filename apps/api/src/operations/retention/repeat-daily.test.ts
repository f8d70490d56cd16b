import { DAY_MS, HOUR_MS, MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeatDaily } from './repeat-daily.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Runs of a job whose tasks fail for as long as they are in `failing`: when each began, and what it was for. */
function started(failing: Set<string>) {
  const begin = Date.now();
  const runs: (readonly [minute: number, only: readonly string[] | 'all'])[] = [];
  const job = repeatDaily(async (only) => {
    runs.push([(Date.now() - begin) / MINUTE_MS, only ?? 'all']);
    return [...failing].filter((name) => only === undefined || only.includes(name));
  });
  return { runs, job };
}

test('everything is carried out at once, and then every day', async () => {
  const { runs, job } = started(new Set());
  await vi.advanceTimersByTimeAsync(2 * DAY_MS);
  expect(runs).toEqual([
    [0, 'all'],
    [1440, 'all'],
    [2880, 'all'],
  ]);
  await job.stop();
});

test('what failed at the start is tried again after a minute, on its own, and not again once it is done', async () => {
  const failing = new Set(['mails']);
  const { runs, job } = started(failing);
  await vi.advanceTimersByTimeAsync(MINUTE_MS - 1);
  expect(runs).toHaveLength(1);
  failing.clear();
  await vi.advanceTimersByTimeAsync(DAY_MS - MINUTE_MS);
  expect(runs).toEqual([
    [0, 'all'],
    [1, ['mails']],
  ]);
  await job.stop();
});

test('what keeps failing is tried less and less often, at least every hour', async () => {
  const { runs, job } = started(new Set(['mails']));
  await vi.advanceTimersByTimeAsync(5 * HOUR_MS);
  expect(runs.map(([minute]) => minute)).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183, 243]);
  await job.stop();
});

test('the next day begins with everything and short pauses again', async () => {
  const failing = new Set(['mails']);
  const { runs, job } = started(failing);
  await vi.advanceTimersByTimeAsync(DAY_MS + 3 * MINUTE_MS);
  expect(runs.slice(-3)).toEqual([
    [1440, 'all'],
    [1441, ['mails']],
    [1443, ['mails']],
  ]);
  await job.stop();
});

test('a run that takes longer than the pause is not overtaken by another', async () => {
  let running = 0;
  let most = 0;
  const job = repeatDaily(async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 2 * DAY_MS));
    running -= 1;
    return ['mails'];
  });
  await vi.advanceTimersByTimeAsync(6 * DAY_MS);
  expect(most).toBe(1);
  const stopped = job.stop();
  await vi.advanceTimersByTimeAsync(2 * DAY_MS);
  await stopped;
});

test('nothing is tried again after it was stopped, also when the last run failed meanwhile', async () => {
  const runs: string[] = [];
  const slow = Promise.withResolvers<readonly string[]>();
  const job = repeatDaily(() => {
    runs.push('run');
    return slow.promise;
  });
  const stopped = job.stop();
  slow.resolve(['mails']);
  await stopped;
  await vi.advanceTimersByTimeAsync(2 * DAY_MS);
  expect(runs).toEqual(['run']);
});
