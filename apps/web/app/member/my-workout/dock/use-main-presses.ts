import { useRef } from 'react';

/** A finger that presses again within this time has not read what the button says by then. */
const DOUBLE_PRESS_MS = 500;

/** Presses of the main button of the dock, which leads to the next set with each of them. */
export interface MainPresses {
  /** Whether a press is the second one of a double press; `at` is the time of its event, in milliseconds. */
  readonly isSecond: (at: number) => boolean;
  /** Something else was pressed or typed: the next press is meant. */
  readonly interrupt: () => void;
}

/** To be kept where all exercises are: the second press may be on the dock of the next one. */
export function useMainPresses(): MainPresses {
  const lastAt = useRef(Number.NEGATIVE_INFINITY);
  return {
    isSecond(at) {
      if (at - lastAt.current < DOUBLE_PRESS_MS) return true;
      lastAt.current = at;
      return false;
    },
    interrupt() {
      lastAt.current = Number.NEGATIVE_INFINITY;
    },
  };
}
