/** What the demo studio's customers lift: the exercises of their classes, heavier over the years, with plateaus. */
import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { type DemoHabit, yearsSince } from './demo-habits.ts';
import type { DemoVisit } from './demo-visits.ts';
import { demoLoad } from './demo-implements.ts';
import { demoMainCards } from './demo-workouts-of-the-day.ts';
import { type Random, seededRandom } from './seeded-random.ts';

/** One set of a visit. */
export interface DemoSet {
  readonly exerciseId: string;
  readonly exerciseNumber: number;
  readonly setNumber: number;
  readonly reps: number;
  /** kg; 0 for bodyweight exercises. */
  readonly weight: number;
}

/** Starting one-rep maximum in kg at strength 1. Bodyweight exercises are not listed. */
const ONE_REP_MAX: Readonly<Record<string, number>> = {
  deadlift: 80,
  'romanian-deadlift': 70,
  'sumo-deadlift': 82,
  'trap-bar-deadlift': 86,
  'back-squat': 66,
  'goblet-squat': 30,
  'front-squat': 54,
  'box-squat': 64,
  'leg-press': 140,
  'single-leg-press': 64,
  'walking-lunge': 36,
  'split-squat': 32,
  'step-up': 32,
  'hip-thrust': 105,
  'kettlebell-swing': 26,
  'back-extension': 20,
  'chest-press-flat': 38,
  'bench-press': 48,
  'close-grip-press': 44,
  'chest-press-incline': 34,
  'incline-fly': 20,
  'shoulder-press': 28,
  'push-press': 36,
  'landmine-press': 30,
  'lateral-raise': 14,
  'lat-pull': 56,
  'straight-arm-pull': 30,
  'bent-over-row': 50,
  'dumbbell-row': 30,
  'seated-row': 54,
  'biceps-curl': 20,
  'hammer-curl': 22,
  'triceps-push-down': 30,
  'pallof-press': 18,
  'suitcase-carry': 30,
};

/** Share of the working weight, set by set: warm-up, then working sets. */
const SET_SHARES = [0.85, 0.92, 1, 1] as const;
const WORKING_SHARE = 0.93;
/** Epley: the weight for n repetitions is the one-repetition maximum divided by 1 + n / 30. */
const EPLEY_REPS = 30;
/** Strength grows in steps: it rises for five eighths of a sixteen-week cycle, then rests. */
const CYCLE_YEARS = 16 / 52;
const GROWING_SHARE = 5 / 8;
/** Growth slows down: nobody gains more than this many times the first year's gain. */
const MOST_YEARS_OF_GAIN = 3;
const FAILED_ATTEMPT_CHANCE = 0.004;

/** The sets a customer logs in a class: its main exercises, as often as the class repeats them. */
export function demoSets({ habit, studioClass }: DemoVisit): DemoSet[] {
  const { date, timerName, setNumber } = studioClass;
  const random = seededRandom(`sets ${studioClass.id} of ${habit.customer.id}`);
  return demoMainCards(date, timerName).flatMap(({ exerciseId, reps }, position) => {
    const working = workingWeight(habit, exerciseId, reps ?? 1, date) * (0.985 + 0.03 * random());
    return Array.from({ length: setNumber }, (_, index): DemoSet => {
      const isLast = index === setNumber - 1;
      return {
        exerciseId,
        exerciseNumber: position + 1,
        setNumber: index + 1,
        reps: repsDone(reps, isLast, random),
        weight: demoLoad(exerciseId, working * (SET_SHARES[index] ?? 1)),
      };
    });
  });
}

function workingWeight(habit: DemoHabit, exerciseId: string, reps: number, date: CivilDate): number {
  const begin = (ONE_REP_MAX[exerciseId] ?? 0) * habit.strength;
  const now = begin * (1 + habit.yearlyGain * yearsOfGain(habit, exerciseId, date));
  return (now / (1 + reps / EPLEY_REPS)) * WORKING_SHARE;
}

/** Effective years of training, in steps that differ by exercise. */
function yearsOfGain(habit: DemoHabit, exerciseId: string, date: CivilDate): number {
  const offset = seededRandom(`plateau of ${exerciseId} of ${habit.customer.id}`)();
  const cycles = Math.max(0, yearsSince(date)) / CYCLE_YEARS + offset;
  const into = cycles - Math.floor(cycles);
  const stepped = (Math.floor(cycles) + Math.min(1, into / GROWING_SHARE) - offset) * CYCLE_YEARS;
  return MOST_YEARS_OF_GAIN * (1 - Math.exp(-stepped / MOST_YEARS_OF_GAIN));
}

/** Repetitions of a set; what is carried is carried once. */
function repsDone(reps: number | null, isLast: boolean, random: Random): number {
  const chance = random();
  if (reps === null) return 1;
  if (!isLast) return reps;
  if (chance < FAILED_ATTEMPT_CHANCE) return 0;
  if (chance < 0.2) return Math.max(1, reps - 1);
  return chance > 0.75 ? reps + 1 : reps;
}
