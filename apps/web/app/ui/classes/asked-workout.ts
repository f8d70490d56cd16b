import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';

/** Which workout: of a day, and of a kind of class that has workouts of its own. */
export interface AskedWorkout {
  readonly day: CivilDate;
  /** Null: the workout of the day. */
  readonly programme: string | null;
}

/** As an address and a call ask for it. */
export function workoutQuery({
  day,
  programme,
}: AskedWorkout): Record<'date', string> & { programme?: string } {
  return programme === null ? { date: day } : { date: day, programme };
}

/** The name under which it is stored on the device, and by which a page knows it from others. */
export function workoutName({ day, programme }: AskedWorkout): string {
  return programme === null ? `wod ${day}` : `wod ${day} ${programme}`;
}
