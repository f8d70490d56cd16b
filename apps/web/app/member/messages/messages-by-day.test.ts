import { expect, it } from 'vitest';
import { messagesByDay } from './messages-by-day.ts';

const words = { title: '', body: '' };
const written = (number: number, written_at: string) => ({
  number,
  kind: 'booked' as const,
  words: { en: words, de: words },
  path: '/',
  written_at,
  is_read: true,
});

it('puts messages below the day in Berlin they were written on, also around midnight', () => {
  const days = messagesByDay([
    written(4, '2026-11-21T00:00:00+01:00'),
    written(3, '2026-11-20T23:59:59+01:00'),
    written(2, '2026-11-20T08:00:00+01:00'),
    written(1, '2026-10-25T02:30:00+02:00'),
  ]);
  expect(days.map(({ day, messages }) => [day, messages.map(({ number }) => number)])).toEqual([
    ['2026-11-21', [4]],
    ['2026-11-20', [3, 2]],
    ['2026-10-25', [1]],
  ]);
});
