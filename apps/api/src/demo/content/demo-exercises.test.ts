import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEMO_EXERCISES, MOBILITY } from './demo-exercises.ts';

test('there are about forty strength exercises in about a dozen groups, and stretches', () => {
  const strength = DEMO_EXERCISES.filter(({ group }) => group !== MOBILITY);
  expect(strength).toHaveLength(41);
  expect(new Set(strength.map(({ group }) => group)).size).toBe(13);
  expect(DEMO_EXERCISES.length - strength.length).toBe(8);
});

test('the groups a progress chart starts with exist under exactly these names', () => {
  const groups = DEMO_EXERCISES.map(({ group }) => group);
  expect(groups).toEqual(
    expect.arrayContaining(['Chest Press Flat', 'Deadlift', 'Leg Press', 'Lat Pull', 'Shoulder Press']),
  );
});

test('ids are unique', () => {
  expect(new Set(DEMO_EXERCISES.map(({ id }) => id)).size).toBe(DEMO_EXERCISES.length);
});

test('every exercise has a clip and its first frame among the media of the site', () => {
  const media = new URL('../../../../web/public/media/exercises/', import.meta.url);
  const files = DEMO_EXERCISES.flatMap(({ id }) => [`${id}.mp4`, `${id}.webp`]);
  expect(files.filter((file) => !existsSync(new URL(file, media)))).toEqual([]);
});
