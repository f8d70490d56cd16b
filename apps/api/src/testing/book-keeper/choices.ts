/**
 * What may come of a command, and what it then means for the books. Where the specification leaves open which of several refusals
 * is told, all of them may come; where it leaves open whether something is refused, both may.
 */
export type Choices = ReadonlyMap<string, () => void>;

const nothing = () => undefined;

/** It is refused, for one of these reasons; the books stay as they are. */
export function refused(...reasons: readonly string[]): Choices {
  return new Map(reasons.map((reason) => [reason, nothing]));
}

/** It is done. */
export function done(outcome: string, effect: () => void): Choices {
  return new Map([[outcome, effect]]);
}

/** Either is right. */
export function either(...all: readonly Choices[]): Choices {
  return new Map(all.flatMap((choices) => [...choices]));
}
