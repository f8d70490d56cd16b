import { useState } from 'react';
import { chosenAt, FIRST_SET, type ActiveSet, type ChosenSet } from './active-set.ts';
import type { PersonOnGrid } from './grid-rows.ts';

/** The set the tools are about, and whether its keypad is open. Another exercise, or the person leaving, begins at the first. */
export function useChosenSet(
  people: readonly PersonOnGrid[],
  exerciseNumber: number,
): {
  readonly chosen: ChosenSet | null;
  readonly choose: (set: ActiveSet) => void;
  readonly isTyping: boolean;
  readonly setIsTyping: (isTyping: boolean) => void;
} {
  const [chosen, setChosen] = useState<ChosenSet | null>(() => chosenAt(people, FIRST_SET));
  const [isTyping, setIsTyping] = useState(false);
  // The next exercise takes the same rows and cells, which is faster than new ones, and nothing else of this one.
  const [shownNumber, setShownNumber] = useState(exerciseNumber);
  const isThere = people.some(({ customerId }) => customerId === chosen?.customerId);
  if (shownNumber !== exerciseNumber || !isThere) {
    setShownNumber(exerciseNumber);
    setChosen(chosenAt(people, FIRST_SET));
    setIsTyping(false);
  }
  const choose = (set: ActiveSet) => setChosen((before) => chosenAt(people, set) ?? before);
  return { chosen, choose, isTyping, setIsTyping };
}
