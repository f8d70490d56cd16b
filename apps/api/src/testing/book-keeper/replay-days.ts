import { sample } from 'fast-check';
import { courses, type Course } from './course.ts';
import type { Reached } from './reached.ts';
import { replay, type Replayed } from './replay.ts';
import type { StudioUnderTest } from './book-keeper-fixture.ts';

/** Days of their own in one database. */
let number = 0;
function replayOnce(studio: StudioUnderTest, course: Course, reached?: Reached): Promise<Replayed> {
  number += 1;
  return replay(studio, course, number, reached);
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

interface Days {
  readonly days: number;
  readonly steps: number;
  readonly seed: number;
  /** The first of them, counted from 0. */
  readonly from?: number;
}

/** A day of a seed, and what came of it. */
export interface ReplayedDay {
  readonly course: Course;
  readonly dayOfSeed: number;
  readonly replayed: Replayed;
}

/** Replays random days one after another, whether they differ or not. */
export async function* replayDays(
  studio: StudioUnderTest,
  { days, steps, seed, from = 0 }: Days,
  reached?: Reached,
): AsyncGenerator<ReplayedDay> {
  const all = sample(courses(steps), { numRuns: days, seed });
  for (const [dayOfSeed, course] of all.entries())
    if (dayOfSeed >= from) yield { course, dayOfSeed, replayed: await replayOnce(studio, course, reached) };
}

/** The first day that differs. */
export async function findDifference(studio: StudioUnderTest, asked: Days): Promise<ReplayedDay | undefined> {
  for await (const day of replayDays(studio, asked)) if (day.replayed.differences.length > 0) return day;
  return undefined;
}

/** What is needed to see a difference again, in the fewest steps. */
export async function describeDifference(
  studio: StudioUnderTest,
  seed: number,
  { course, dayOfSeed, replayed }: ReplayedDay,
): Promise<string> {
  const [shrunk, { steps: done, differences }] = await shrink(studio, course, replayed);
  return [
    `Seed ${seed}, day ${dayOfSeed} (${shrunk.day}, ${shrunk.cancelsTooFew ? 'cancels too few by itself' : 'cancels too few by hand'}): step ${replayed.steps.length} differs, ${done.length} are enough`,
    ...done,
    ...differences,
  ].join('\n');
}
