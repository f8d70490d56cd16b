import { CLASS_LENGTH_MS, MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { expect, it } from 'vitest';
import { classCourse } from './class-course.ts';

it('fills a class from its first to its last minute, without a gap', () => {
  const course = classCourse();
  expect(course[0]?.from).toBe(0);
  expect(course.at(-1)?.to).toBe(CLASS_LENGTH_MS / MINUTE_MS);
  expect(course.slice(1).map(({ from }) => from)).toEqual(course.slice(0, -1).map(({ to }) => to));
});
