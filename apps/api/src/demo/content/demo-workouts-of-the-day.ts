/** The demo studio's workouts of the day. Each follows from its date alone. */
import { type CivilDate, weekdayFromMonday } from '@lifted/domain/calendar/studio-calendar';
import type { ExerciseSide, WodSection } from '@lifted/domain/training/workout-of-the-day';
import { type DemoExercise, type ExerciseGroup, exercisesOf, MOBILITY } from './demo-exercises.ts';
import { type Random, seededRandom, shuffled, wholeBetween } from './seeded-random.ts';
import { groupsOfClass, themeOf } from './training-themes.ts';

/** One card of a workout of the day. */
export interface DemoCard {
  readonly section: WodSection;
  readonly exerciseId: string;
  readonly reps: number | null;
  /** Seconds. */
  readonly duration: number | null;
  readonly perSide: boolean;
  readonly side: ExerciseSide | null;
}

const MAIN_REPS = [5, 6, 8, 10, 12] as const;
const CORE_REPS = 12;
/** How often a group's basic lift is chosen over its variations. */
const BASIC_LIFT_SHARE = 0.6;
const SHORT_WORKOUT = 5;
const LONG_WORKOUT = 6;

/** Wednesday and Saturday. */
const CHALLENGE_WEEKDAYS = [2, 5];
/** Held or repeated without a rest at the end; a plank is held as long as possible and has no number. */
const CHALLENGES = [
  { exerciseId: 'plank', reps: null, perSide: false },
  { exerciseId: 'push-up', reps: 30, perSide: false },
  { exerciseId: 'kettlebell-swing', reps: 50, perSide: false },
  { exerciseId: 'goblet-squat', reps: 40, perSide: false },
  { exerciseId: 'walking-lunge', reps: 20, perSide: true },
] as const;
const CHALLENGES_A_DAY = 2;

const FEWEST_STRETCH_CARDS = 3;
const STRETCH_REPS = [8, 10] as const;
const STRETCH_SECONDS = [30, 45, 60] as const;

/** The cards of a day, main exercises first, in display order. */
export function demoWorkoutOfTheDay(date: CivilDate): DemoCard[] {
  const random = seededRandom(workoutSeed(date));
  return [
    ...mainCards(themeOf(date).groups, random),
    ...challengeCards(date, random),
    ...stretchCards(random),
  ];
}

/** What a class of this name trains on a day: the workout of the day if it has the same theme. */
export function demoMainCards(date: CivilDate, timerName: string): DemoCard[] {
  const isOfTheDay = themeOf(date).timerName === timerName;
  const seed = isOfTheDay ? workoutSeed(date) : `${timerName} ${date}`;
  return mainCards(groupsOfClass(timerName), seededRandom(seed));
}

function workoutSeed(date: CivilDate): string {
  return `workout of the day ${date}`;
}

function mainCards(groups: readonly ExerciseGroup[], random: Random): DemoCard[] {
  return groups.slice(0, wholeBetween(random, SHORT_WORKOUT, LONG_WORKOUT)).map((group) => {
    const exercise = chooseExercise(group, random);
    const reps = group === 'Core' ? CORE_REPS : oneOf(random, MAIN_REPS);
    return { ...card('main', exercise), reps, perSide: exercise.isOneSided };
  });
}

/** A plank is held, not counted; a main exercise is counted. */
function chooseExercise(group: ExerciseGroup, random: Random): DemoExercise {
  const [basic, ...variations] = exercisesOf(group).filter(({ id }) => id !== 'plank');
  if (basic === undefined) throw new Error(`the group ${group} has no exercise`);
  return random() < BASIC_LIFT_SHARE || variations.length === 0 ? basic : oneOf(random, variations);
}

function challengeCards(date: CivilDate, random: Random): DemoCard[] {
  if (!CHALLENGE_WEEKDAYS.includes(weekdayFromMonday(date))) return [];
  return shuffled(random, CHALLENGES)
    .slice(0, CHALLENGES_A_DAY)
    .map(({ exerciseId, reps, perSide }) => ({ ...card('challenge', { id: exerciseId }), reps, perSide }));
}

function stretchCards(random: Random): DemoCard[] {
  const cards: DemoCard[] = [];
  for (const stretch of shuffled(random, exercisesOf(MOBILITY))) {
    if (cards.length >= FEWEST_STRETCH_CARDS) break;
    cards.push(...cardsOfStretch(stretch, random));
  }
  return cards;
}

/** A one-sided stretch is one card per side, or one card for both sides. */
function cardsOfStretch(stretch: DemoExercise, random: Random): readonly DemoCard[] {
  const held = { reps: null, duration: oneOf(random, STRETCH_SECONDS) };
  const counted = { reps: oneOf(random, STRETCH_REPS), duration: null };
  const blank = { ...card('warmup', stretch), ...(random() < 0.5 ? held : counted) };
  if (!stretch.isOneSided) return [blank];
  return oneOf<readonly DemoCard[]>(random, [
    [
      { ...blank, side: 'left' },
      { ...blank, side: 'right' },
    ],
    [{ ...blank, perSide: true }],
  ]);
}

function card(section: WodSection, { id }: { readonly id: string }): DemoCard {
  return { section, exerciseId: id, reps: null, duration: null, perSide: false, side: null };
}

function oneOf<Item>(random: Random, items: readonly Item[]): Item {
  const chosen = items[Math.floor(random() * items.length)];
  if (chosen === undefined) throw new Error('there is nothing to choose from');
  return chosen;
}
