import { describe, expect, it } from 'vitest';
import { decideMailRetry, MAIL_PATIENCE_MS } from './mail-delivery.ts';
import { HOUR_MS, MINUTE_MS } from '../calendar/studio-calendar.ts';

const writtenAt = new Date('2026-03-28T20:00:00Z');

describe('a mail that could not be delivered', () => {
  it.each([
    [1, MINUTE_MS],
    [2, 2 * MINUTE_MS],
    [6, 32 * MINUTE_MS],
    [7, HOUR_MS],
    [500, HOUR_MS],
  ])('is tried again, after failure %i in %i ms', (attempts, pause) => {
    const at = new Date(writtenAt.getTime() + pause);
    expect(decideMailRetry({ now: writtenAt, writtenAt, attempts })).toEqual({ outcome: 'retry', at });
  });

  it('is tried for three whole days, also over a clock change, and only then given up', () => {
    const lastMoment = new Date(writtenAt.getTime() + MAIL_PATIENCE_MS);
    expect(decideMailRetry({ now: lastMoment, writtenAt, attempts: 70 })).toMatchObject({ outcome: 'retry' });
    const later = new Date(lastMoment.getTime() + 1);
    expect(decideMailRetry({ now: later, writtenAt, attempts: 71 })).toEqual({ outcome: 'give_up' });
  });
});
