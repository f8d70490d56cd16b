import type { WorkoutFields } from '@lifted/contract/desk/desk-programme';
import { expect, it } from 'vitest';
import { savedNow, savedWorkout, typedMore, UNTOUCHED } from './workout-edit.ts';

const of = (visible_from: string | null): WorkoutFields => ({
  main: [],
  challenge: [],
  warmup: [],
  visible_from,
});
const ANSWERED = of('2026-11-23T08:00:00+01:00');
const SAVED = of('2026-11-24T08:00:00+01:00');
const READ_AGAIN = of('2026-11-24T08:00:00+01:00');

it('what is typed lies on top of the workout it was typed over, until it is saved', () => {
  const typed = typedMore(typedMore(UNTOUCHED, ANSWERED, { day: '2026-11-24' }), ANSWERED, { time: '08:00' });
  expect(typed.typed).toMatchObject({ was: ANSWERED, draft: { day: '2026-11-24', time: '08:00' } });
  const saved = savedNow(typed, typed.typed, { over: ANSWERED, fields: SAVED });
  expect(saved.typed).toBeNull();
  expect(savedWorkout(saved, ANSWERED)).toBe(SAVED);
  expect(savedWorkout(saved, READ_AGAIN)).toBe(READ_AGAIN);
});

it('what is typed while a save is on its way lies on top of what is saved, also from a page drawn before that', () => {
  const sent = typedMore(UNTOUCHED, ANSWERED, { day: '2026-11-24' });
  const saving = { over: ANSWERED, fields: SAVED };
  const meanwhile = savedNow(typedMore(sent, ANSWERED, { day: '' }), sent.typed, saving);
  expect(typedMore(meanwhile, ANSWERED, { time: '' }).typed).toMatchObject({
    was: SAVED,
    draft: { day: '', time: '' },
  });
  const right = typedMore(savedNow(sent, sent.typed, saving), ANSWERED, { time: '' });
  expect(right.typed).toMatchObject({ was: SAVED, draft: { day: '2026-11-24', time: '' } });
});
