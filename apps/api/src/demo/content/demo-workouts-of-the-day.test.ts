import { addDays } from '@lifted/domain/calendar/studio-calendar';
import { expect, test } from 'vitest';
import { DEMO_CLASS_KINDS } from './demo-class-kinds.ts';
import { DEMO_EXERCISES, MOBILITY } from './demo-exercises.ts';
import { demoClassesOn } from './demo-timetable.ts';
import { type DemoCard, demoWorkoutOf, demoWorkoutOfTheDay } from './demo-workouts-of-the-day.ts';
import { themeOf } from './training-themes.ts';

const DAYS = Array.from({ length: 365 }, (_, day) => addDays('2026-01-01', day));
const cardsOf = (date: string, section: DemoCard['section']) =>
  demoWorkoutOfTheDay(date).filter((card) => card.section === section);

test('a day has the same workout whenever it is asked for, and not the one of the day before', () => {
  expect(demoWorkoutOfTheDay('2026-11-20')).toEqual(demoWorkoutOfTheDay('2026-11-20'));
  expect(demoWorkoutOfTheDay('2026-11-20')).not.toEqual(demoWorkoutOfTheDay('2026-11-19'));
});

test('every day has three different heavy lifts of few repetitions and one more exercise, all counted', () => {
  for (const date of DAYS) {
    const main = cardsOf(date, 'main');
    expect(new Set(main.map(({ exerciseId }) => exerciseId)).size).toBe(4);
    expect(main.slice(0, 3).every(({ reps }) => reps !== null && reps <= 6)).toBe(true);
    for (const card of main) {
      expect(card).toMatchObject({ duration: null, side: null });
      expect((card.reps === null) === (card.exerciseId === 'suitcase-carry')).toBe(true);
    }
  }
});

test('what nobody does heavy is no heavy lift: push-ups and swings are for the challenge', () => {
  const lifts = DEMO_CLASS_KINDS.flatMap(({ name }) => DAYS.flatMap((date) => demoWorkoutOf(date, name)))
    .filter(({ section }) => section === 'main')
    .map(({ exerciseId }) => exerciseId);
  expect(new Set(lifts)).not.toContain('push-up');
  expect(new Set(lifts)).not.toContain('kettlebell-swing');
  const inChallenges = DAYS.flatMap((date) => cardsOf(date, 'challenge').map(({ exerciseId }) => exerciseId));
  expect(inChallenges).toEqual(expect.arrayContaining(['push-up', 'kettlebell-swing']));
});

test('Wednesdays and Saturdays end with two challenge exercises, other days with none', () => {
  const counts = [
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  ].map((date) => cardsOf(date, 'challenge').length);
  expect(counts).toEqual([0, 0, 2, 0, 0, 2, 0]);
});

test('three or four stretches come first, each held for a time or repeated, in every way that makes sense to a reader', () => {
  const ways = new Set<string>();
  for (const date of DAYS) {
    const stretches = cardsOf(date, 'warmup');
    expect([3, 4]).toContain(stretches.length);
    for (const { reps, duration, side, perSide } of stretches) {
      expect((reps === null) === (duration !== null)).toBe(true);
      ways.add(
        `${reps === null ? 'held' : 'repeated'} ${side ?? 'no side'} ${perSide ? 'per side' : 'once'}`,
      );
    }
  }
  // No side, each side in turn, left, right; one side and both sides would contradict each other.
  expect(ways.size).toBe(2 * 4);
});

test('a carry is counted in metres, in the workout and in a challenge', () => {
  const carries = DAYS.flatMap(demoWorkoutOfTheDay).filter(
    ({ exerciseId }) => exerciseId === 'suitcase-carry',
  );
  expect(new Set(carries.map(({ section }) => section))).toEqual(new Set(['main', 'challenge']));
  for (const carry of carries) expect(carry).toMatchObject({ reps: null, duration: null, distance: 40 });
});

test('only known exercises are trained, stretches in the warm-up and nowhere else', () => {
  const groups = new Map(DEMO_EXERCISES.map(({ id, group }) => [id, group]));
  for (const { exerciseId, section } of DAYS.flatMap(demoWorkoutOfTheDay)) {
    expect(groups.has(exerciseId)).toBe(true);
    expect(groups.get(exerciseId) === MOBILITY).toBe(section === 'warmup');
  }
});

const FINISHING = ['Core', 'Arms'];
const groupOf = new Map(DEMO_EXERCISES.map(({ id, group }) => [id, group]));

/** Groups and exercises of all lifts that classes of a name train in a year. */
function trainedIn(name: string) {
  const main = DAYS.flatMap((date) => demoWorkoutOf(date, name)).filter(({ section }) => section === 'main');
  const groups = new Set(main.map(({ exerciseId }) => groupOf.get(exerciseId) ?? ''));
  return {
    groups: [...groups].filter((group) => !FINISHING.includes(group)).toSorted(),
    exercises: new Set(main.map(({ exerciseId }) => exerciseId)),
  };
}

test('a class trains what its name says: no squat on a push day, no press on a pull day', () => {
  const push = trainedIn('Push Day');
  expect(push.groups).toEqual(['Bodyweight', 'Chest Press Flat', 'Chest Press Incline', 'Shoulder Press']);
  expect(push.exercises).not.toContain('pull-up');
  const pull = trainedIn('Pull Day');
  expect(pull.groups).toEqual(['Bodyweight', 'Deadlift', 'Lat Pull', 'Row']);
  for (const press of ['push-up', 'dip', 'triceps-push-down']) expect(pull.exercises).not.toContain(press);
});

test('classes of the day’s theme train the workout of the day, and all others three heavy lifts too', () => {
  for (const date of DAYS.slice(0, 28)) {
    for (const { name } of DEMO_CLASS_KINDS) {
      const cards = demoWorkoutOf(date, name);
      if (themeOf(date).timerName === name) expect(cards).toEqual(demoWorkoutOfTheDay(date));
      const main = cards.filter(({ section }) => section === 'main');
      expect(new Set(main.map(({ exerciseId }) => exerciseId)).size).toBe(4);
      expect(main.slice(0, 3).every(({ reps }) => reps !== null && reps <= 6)).toBe(true);
    }
  }
});

test('every class of the timetable is of a kind that says in few words what it is, in both languages', () => {
  const names = new Set(
    DAYS.slice(0, 7)
      .flatMap(demoClassesOn)
      .map(({ timerName }) => timerName),
  );
  expect(new Set(DEMO_CLASS_KINDS.map(({ name }) => name))).toEqual(names);
  // A line on the smallest phone.
  for (const { description } of DEMO_CLASS_KINDS)
    for (const line of [description.en, description.de]) expect(line.length).toBeLessThanOrEqual(30);
});
