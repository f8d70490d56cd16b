import { describe, expect, it } from 'vitest';
import { berlinInstant } from '../calendar/studio-calendar.ts';
import { reminderTime } from './reminder-time.ts';

const at = (text: string) => berlinInstant(text.slice(0, 10), text.slice(11));

describe('the reminder of a class', () => {
  it.each([
    ['is sent two hours before the cut-off', '2026-11-20 21:00', '2026-11-20 07:00'],
    ['may wait on the device for seven when half an hour is left', '2026-11-20 19:30', '2026-11-20 05:30'],
    ['is sent in the evening when less is left', '2026-11-20 19:29', '2026-11-19 20:00'],
    ['of an evening class is sent in the evening before', '2026-11-20 18:00', '2026-11-19 20:00'],
    ['of a class at noon is sent in the evening before', '2026-11-20 12:00', '2026-11-19 20:00'],
    ['is sent as usual a minute before the night', '2026-11-20 11:59', '2026-11-19 21:59'],
    ['of an early class is sent the afternoon before', '2026-11-20 07:00', '2026-11-19 17:00'],
    ['counts elapsed time when autumn repeats an hour', '2026-10-25 10:00', '2026-10-24 21:00'],
    ['keeps to the evening when autumn repeats an hour', '2026-10-25 18:00', '2026-10-24 20:00'],
    ['counts elapsed time when spring skips an hour', '2026-03-29 10:00', '2026-03-28 19:00'],
    ['keeps to the evening when spring skips an hour', '2026-03-29 18:00', '2026-03-28 20:00'],
  ])('%s', (_, start, sent) => {
    expect(reminderTime(at(start))).toEqual(at(sent));
  });
});
