import { describe, expect, it } from 'vitest';
import { decideJobRetry, MAIL_PATIENCE_MS } from './job-retry.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../calendar/studio-calendar.ts';

// Berlin's clocks change in the night that follows.
const plannedFor = new Date('2026-03-28T20:00:00Z');
const later = (ms: number) => new Date(plannedFor.getTime() + ms);

describe('a job that failed', () => {
  it.each([
    [1, MINUTE_MS],
    [2, 2 * MINUTE_MS],
    [6, 32 * MINUTE_MS],
    [7, HOUR_MS],
    [500, HOUR_MS],
  ])('is tried again, after failure %i in %i ms', (attempts, pause) => {
    const facts = { now: plannedFor, plannedFor, attempts, patienceMs: undefined };
    expect(decideJobRetry(facts)).toEqual({ outcome: 'retry', at: later(pause) });
  });

  it('is tried for its whole patience, also over a clock change, and only then given up', () => {
    const facts = { plannedFor, attempts: 70, patienceMs: MAIL_PATIENCE_MS };
    const lastMoment = later(MAIL_PATIENCE_MS);
    expect(decideJobRetry({ ...facts, now: lastMoment })).toMatchObject({ outcome: 'retry' });
    const now = later(MAIL_PATIENCE_MS + 1);
    expect(decideJobRetry({ ...facts, now })).toEqual({ outcome: 'give_up' });
  });

  it('is never given up where there is no limit', () => {
    const facts = { now: later(400 * DAY_MS), plannedFor, attempts: 9600, patienceMs: undefined };
    expect(decideJobRetry(facts)).toMatchObject({ outcome: 'retry' });
  });
});
