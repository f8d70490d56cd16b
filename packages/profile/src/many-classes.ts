import { studio } from './studio.ts';

/** Three a day from Monday to Saturday and more: fewer are no reason to come. */
const MANY = 20;

/** Whether pages say how many classes there are in a week, 'from early to late'. */
export function hasManyClasses(): boolean {
  return studio.classesPerWeek >= MANY;
}
