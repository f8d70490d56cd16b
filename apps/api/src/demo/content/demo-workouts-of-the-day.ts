/** The demo studio's workouts, as /about describes a class. Each follows from its date and the name of the class alone. */
import { type CivilDate, weekdayFromMonday } from '@lifted/domain/calendar/studio-calendar';
import type { ExerciseSide, WodSection } from '@lifted/domain/training/workout-of-the-day';
import { type DemoExercise, type ExerciseGroup, exercisesOf, MOBILITY } from './demo-exercises.ts';
import { type Random, seededRandom, shuffled } from './seeded-random.ts';
import { themeNamed, themeOf, type TrainingTheme } from './training-themes.ts';

/** One card of a workout of the day. */
export interface DemoCard {
  readonly section: WodSection;
  readonly exerciseId: string;
  readonly reps: number | null;
  /** Seconds. */
  readonly duration: number | null;
  /** Metres. */
  readonly distance: number | null;
  readonly perSide: boolean;
  readonly side: ExerciseSide | null;
}

/** One big lift, then two in turns. */
const LIFTS = 3;
const HEAVY_REPS = [3, 4, 5, 6] as const;
const FINISHER_REPS = [8, 10] as const;
/** Held for a time: a finisher as a challenge, never among the lifts. */
const TIMED: readonly string[] = ['plank'];
/** Counted in metres wherever it occurs. */
const CARRIED: ReadonlyMap<string, number> = new Map([['suitcase-carry', 40]]);
/** How often a group's basic lift is chosen over its variations. */
const BASIC_LIFT_SHARE = 0.6;

/** Wednesday and Saturday. */
const CHALLENGE_WEEKDAYS = [2, 5];
/** Held or repeated without a rest at the end; a plank is held as long as possible and has no number. */
const CHALLENGES = [
  { exerciseId: 'plank' },
  { exerciseId: 'push-up', reps: 30 },
  { exerciseId: 'kettlebell-swing', reps: 50 },
  { exerciseId: 'goblet-squat', reps: 40 },
  { exerciseId: 'walking-lunge', reps: 20, perSide: true },
  { exerciseId: 'suitcase-carry', distance: 40, perSide: true },
] as const;
const CHALLENGES_A_DAY = 2;

const FEWEST_STRETCH_CARDS = 3;
const STRETCH_REPS = [8, 10] as const;
const STRETCH_SECONDS = [30, 45, 60] as const;

/** The cards of the workout of a day, main exercises first, in display order. */
export function demoWorkoutOfTheDay(date: CivilDate): DemoCard[] {
  return demoWorkoutOf(date, themeOf(date).timerName);
}

/** The cards of the workout that classes of this name have on a day: the workout of the day if it has the same theme. */
export function demoWorkoutOf(date: CivilDate, timerName: string): DemoCard[] {
  const isOfTheDay = themeOf(date).timerName === timerName;
  const random = seededRandom(isOfTheDay ? `workout of the day ${date}` : `${timerName} ${date}`);
  return [
    ...mainCards(themeNamed(timerName), random),
    ...challengeCards(date, random),
    ...stretchCards(random),
  ];
}

/** What is lifted in a class of this name on a day. */
export function demoMainCards(date: CivilDate, timerName: string): DemoCard[] {
  return demoWorkoutOf(date, timerName).filter(({ section }) => section === 'main');
}

/** The theme's first lift every time, two of its others, and something for the core or the arms. */
function mainCards({ groups, finishers, without }: TrainingTheme, random: Random): DemoCard[] {
  const [first, ...others] = groups;
  if (first === undefined) throw new Error('a theme has no lift');
  const lifts: readonly ExerciseGroup[] = [first, ...shuffled(random, others).slice(0, LIFTS - 1)];
  return [
    ...lifts.map((group) => counted(chooseExercise(group, without, random), oneOf(random, HEAVY_REPS))),
    counted(chooseExercise(oneOf(random, finishers), without, random), oneOf(random, FINISHER_REPS)),
  ];
}

function counted(exercise: DemoExercise, reps: number): DemoCard {
  const distance = CARRIED.get(exercise.id) ?? null;
  const amount = distance === null ? { reps } : { distance };
  return { ...card('main', exercise), ...amount, perSide: exercise.isOneSided };
}

/** A main exercise is counted, in repetitions or metres; what is held for a time is not. */
function chooseExercise(group: ExerciseGroup, without: readonly string[], random: Random): DemoExercise {
  const left = [...TIMED, ...without];
  const [basic, ...variations] = exercisesOf(group).filter(({ id }) => !left.includes(id));
  if (basic === undefined) throw new Error(`the group ${group} has no exercise`);
  return random() < BASIC_LIFT_SHARE || variations.length === 0 ? basic : oneOf(random, variations);
}

function challengeCards(date: CivilDate, random: Random): DemoCard[] {
  if (!CHALLENGE_WEEKDAYS.includes(weekdayFromMonday(date))) return [];
  return shuffled(random, CHALLENGES)
    .slice(0, CHALLENGES_A_DAY)
    .map(({ exerciseId, ...how }) => ({ ...card('challenge', { id: exerciseId }), ...how }));
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
  return { section, exerciseId: id, reps: null, duration: null, distance: null, perSide: false, side: null };
}

function oneOf<Item>(random: Random, items: readonly Item[]): Item {
  const chosen = items[Math.floor(random() * items.length)];
  if (chosen === undefined) throw new Error('there is nothing to choose from');
  return chosen;
}
