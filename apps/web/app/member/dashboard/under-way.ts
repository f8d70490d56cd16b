import type { MyWorkout } from '@lifted/contract/floor/set-entries';

/** Whether the class of a workout is under way at `now`: from when its sets can be entered until it ends. */
export function isUnderWay(
  { studio_class: studioClass, opens_at: opensAt }: Pick<MyWorkout, 'studio_class' | 'opens_at'>,
  now: Date,
): boolean {
  if (studioClass === null || opensAt === null) return false;
  return new Date(opensAt) <= now && now < new Date(studioClass.end_datetime);
}
