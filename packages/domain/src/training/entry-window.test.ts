import { describe, expect, it } from 'vitest';
import { berlinInstant, DAY_MS, HOUR_MS, MINUTE_MS } from '../calendar/studio-calendar.ts';
import { entriesCloseAt, entryTimeRefusal } from './entry-window.ts';

const start = new Date('2026-11-20T18:00:00+01:00');
const at = (ms: number) => new Date(start.getTime() + ms);
const refusal = (
  author: 'member' | 'coach' | 'desk',
  madeMs: number,
  arrivedMs = madeMs,
  isCanceled = false,
) => entryTimeRefusal({ start, isCanceled }, author, { madeAt: at(madeMs), arrivedAt: at(arrivedMs) });

describe('sets of a class', () => {
  it('are entered from twenty minutes before it', () => {
    expect(refusal('coach', -20 * MINUTE_MS)).toBeNull();
    expect(refusal('member', -20 * MINUTE_MS - 1)).toBe('too_early');
  });

  it('are corrected by a coach for two days', () => {
    expect(refusal('coach', 48 * HOUR_MS)).toBeNull();
    expect(refusal('coach', 48 * HOUR_MS + 1)).toBe('correction_over');
  });

  it('are corrected by the member for fourteen days', () => {
    expect(refusal('member', 14 * DAY_MS)).toBeNull();
    expect(refusal('member', 14 * DAY_MS + 1)).toBe('correction_over');
  });

  it('are corrected by the desk at any time', () => {
    expect(refusal('desk', 3650 * DAY_MS)).toBeNull();
  });

  it('arrive up to fourteen days late if they were made in time', () => {
    expect(refusal('coach', 40 * MINUTE_MS, 16 * DAY_MS)).toBeNull();
    expect(refusal('coach', 40 * MINUTE_MS, 16 * DAY_MS + 1)).toBe('correction_over');
    expect(refusal('member', 40 * MINUTE_MS, 28 * DAY_MS)).toBeNull();
    expect(refusal('member', 40 * MINUTE_MS, 28 * DAY_MS + 1)).toBe('correction_over');
  });

  it('made by a clock that runs ahead count as made on arrival', () => {
    expect(refusal('coach', 90 * DAY_MS, HOUR_MS)).toBeNull();
    expect(refusal('coach', 0, -21 * MINUTE_MS)).toBe('too_early');
  });

  it('of a cancelled class are not taken', () => {
    expect(refusal('desk', 0, 0, true)).toBe('class_canceled');
  });

  it.each(['2026-03-28', '2026-10-24'])('keep elapsed time over the change of clocks after %s', (day) => {
    const evening = berlinInstant(day, '18:00');
    expect(entriesCloseAt(evening, 'coach')?.getTime()).toBe(evening.getTime() + 48 * HOUR_MS);
  });
});
