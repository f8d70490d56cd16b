import { describe, expect, it } from 'vitest';
import { berlinInstant } from '../calendar/studio-calendar.ts';
import { latePushTime, pushTime } from './quiet-hours.ts';

const at = (text: string) => berlinInstant(text.slice(0, 10), text.slice(11));

describe('a message on a device', () => {
  it.each([
    ['is shown at once until a second before ten', '2026-11-20 21:59:59', '2026-11-20 21:59:59'],
    ['waits for seven from ten on', '2026-11-20 22:00', '2026-11-21 07:00'],
    ['waits at midnight', '2026-11-21 00:00', '2026-11-21 07:00'],
    ['waits until a second before seven', '2026-11-21 06:59:59', '2026-11-21 07:00'],
    ['is shown at once from seven on', '2026-11-21 07:00', '2026-11-21 07:00'],
    ['waits through the night of 25 hours', '2026-10-24 23:00', '2026-10-25 07:00'],
    ['waits in both hours that autumn repeats', '2026-10-25 02:30', '2026-10-25 07:00'],
    ['waits through the night of 23 hours', '2026-03-28 22:00', '2026-03-29 07:00'],
    ['waits in the hour after the one spring skips', '2026-03-29 03:00', '2026-03-29 07:00'],
    ['waits through the night of New Year', '2026-12-31 23:30', '2027-01-01 07:00'],
  ])('%s', (_, now, shown) => {
    expect(pushTime(at(now), null)).toEqual(at(shown));
  });

  it.each([
    ['a class a minute before nine that morning', '2026-11-21 08:59', true],
    ['a class at nine', '2026-11-21 09:00', false],
    ['a class late the same night', '2026-11-20 23:00', true],
    ['an early class of another day', '2026-11-22 08:00', false],
  ])('in the night about %s', (_, start, isShownAtOnce) => {
    const now = at('2026-11-20 22:30');
    expect(pushTime(now, at(start))).toEqual(isShownAtOnce ? now : at('2026-11-21 07:00'));
  });

  it.each([
    ['by day is shown at once', '2026-11-21 07:00', '2026-11-20 21:59', null, true],
    ['in the night waits for seven', '2026-11-20 22:00', '2026-11-20 21:59', null, false],
    [
      'in the night about an early class does not',
      '2026-11-20 22:00',
      '2026-11-20 21:59',
      '2026-11-21 08:59',
      true,
    ],
    [
      'in the night about a class that has begun does',
      '2026-11-20 22:00',
      '2026-11-20 17:00',
      '2026-11-20 21:00',
      false,
    ],
    ['in the night it was let through in is shown', '2026-11-21 02:00', '2026-11-20 23:00', null, true],
    ['in the night after that one waits', '2026-11-21 23:00', '2026-11-20 23:00', null, false],
  ])('late %s', (_, late, planned, start, isShownAtOnce) => {
    const startsAt = start === null ? null : at(start);
    const shown = latePushTime(at(late), { plannedFor: at(planned), startsAt });
    expect(shown.getTime() === at(late).getTime()).toBe(isShownAtOnce);
  });

  it('about an early class goes through both changes of the clock', () => {
    for (const [now, start] of [
      ['2026-10-25 02:30', '2026-10-25 08:59'],
      ['2026-03-29 01:59', '2026-03-29 08:59'],
    ] as const) {
      expect(pushTime(at(now), at(start))).toEqual(at(now));
    }
  });
});
