import type { TimetableClass } from '../../timetable-class.ts';
import type { MemberClasses } from '../../booking/own-classes.ts';
import type { CustomerAnswers } from '../../customer/member-answers.ts';

/** What the parts of the card know. */
export interface OwnClassProps {
  readonly own: MemberClasses;
  /** The classes of the coming days. */
  readonly classes: readonly TimetableClass[];
  readonly answers: CustomerAnswers;
  readonly now: Date;
  readonly onChanged: () => void;
}

interface OwnClass {
  readonly workoutId: string;
  readonly name: string;
  readonly start: Date;
}

/** A class one has a place in or waits for, as the timetable knows it; places of later days are not known. */
export function shownClass({ workoutId, name, start }: OwnClass, classes: readonly TimetableClass[]) {
  const known = classes.find(({ id }) => id === workoutId);
  return known ?? { id: workoutId, name, start, freePlaces: 0 };
}
