import { sample } from 'fast-check';
import { courses, type Course } from './course.ts';
import { replay, type Replayed } from './replay.ts';
import type { StudioUnderTest } from './book-keeper-fixture.ts';

/** Days of their own in one database. */
let number = 0;
function replayOnce(studio: StudioUnderTest, course: Course): Promise<Replayed> {
  number += 1;
  return replay(studio, course, number);
}

const kindOf = ({ differences: [first = ''] }: Replayed) => first.split(':')[0];

/** Leaves out steps as long as the difference stays of its kind. */
async function shrink(
  studio: StudioUnderTest,
  found: Course,
  difference: Replayed,
): Promise<readonly [Course, Replayed]> {
  let course: Course = { ...found, steps: found.steps.slice(0, difference.steps.length) };
  let replayed = difference;
  for (
    let size = Math.ceil(course.steps.length / 2);
    size >= 1;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  ) {
    for (let at = 0; at < course.steps.length;) {
      const shorter = { ...course, steps: course.steps.toSpliced(at, size) };
      const again = await replayOnce(studio, shorter);
      if (again.differences.length > 0 && kindOf(again) === kindOf(replayed)) {
        course = { ...shorter, steps: shorter.steps.slice(0, again.steps.length) };
        replayed = again;
      } else at += size;
    }
  }
  return [course, replayed];
}

export interface Difference {
  readonly seed: number;
  /** Which day of the seed it was, counted from 0. */
  readonly dayOfSeed: number;
  readonly text: string;
}

interface Days {
  readonly days: number;
  readonly steps: number;
  readonly seed: number;
}

interface Found {
  readonly course: Course;
  readonly dayOfSeed: number;
  readonly replayed: Replayed;
}

/** Replays random days; answers the first that differs, as it was. */
export async function findDifference(
  studio: StudioUnderTest,
  { days, steps, seed }: Days,
): Promise<Found | undefined> {
  for (const [dayOfSeed, course] of sample(courses(steps), { numRuns: days, seed }).entries()) {
    const replayed = await replayOnce(studio, course);
    if (replayed.differences.length > 0) return { course, dayOfSeed, replayed };
  }
  return undefined;
}

/** The same; answers what is needed to see the first difference again, in the fewest steps. */
export async function replayDays(studio: StudioUnderTest, asked: Days): Promise<Difference | undefined> {
  const { seed } = asked;
  const found = await findDifference(studio, asked);
  if (found === undefined) return undefined;
  const { course, dayOfSeed, replayed } = found;
  const [shrunk, { steps: done, differences }] = await shrink(studio, course, replayed);
  const text = [
    `Seed ${seed}, day ${dayOfSeed} (${shrunk.day}, ${shrunk.cancelsTooFew ? 'cancels too few by itself' : 'cancels too few by hand'}): step ${replayed.steps.length} differs, ${done.length} are enough`,
    ...done,
    ...differences,
  ].join('\n');
  return { seed, dayOfSeed, text };
}
