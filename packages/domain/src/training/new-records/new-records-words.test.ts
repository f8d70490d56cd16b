import { expect, it } from 'vitest';
import { newRecordWords } from './new-records-words.ts';
import type { NewRecord } from './new-records.ts';

const deadlift: NewRecord = { lift: 'Deadlift', kind: 'weight', weight: 102.5, reps: 3, gain: 2.5 };

it.each<[NewRecord, string, string]>([
  [
    deadlift,
    'Deadlift: 102.5 kg × 3, 2.5 kg more than ever',
    'Deadlift: 102,5 kg × 3, 2,5 kg mehr als je zuvor',
  ],
  [
    { ...deadlift, kind: 'reps', reps: 8, gain: 2 },
    'Deadlift: 102.5 kg × 8, 2 reps more than ever at this weight',
    'Deadlift: 102,5 kg × 8, 2 Wdh. mehr als je zuvor mit diesem Gewicht',
  ],
  [
    { lift: 'Pull-Up', kind: 'reps', weight: 0, reps: 9, gain: 1 },
    'Pull-Up: 9 reps, 1 more than ever',
    'Pull-Up: 9 Wdh., 1 mehr als je zuvor',
  ],
])('says what was lifted and by how much it is more', (record, english, german) => {
  const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
  expect([newRecordWords(record, 'en'), newRecordWords(record, 'de')].map(spaced)).toEqual([english, german]);
});
