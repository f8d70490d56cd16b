import { entriesOf, hundredthsOf, KG, kilogramsOf } from './loads-text.ts';

/** What is wrong with a list of weights; `place` is the entry's, from 1. */
export type WeightsFault =
  | { readonly reason: 'none' | 'too_many' }
  | {
      readonly reason: 'unreadable' | 'no_step' | 'zero' | 'too_heavy' | 'backwards';
      readonly place: number;
    }
  | {
      /** The steps of a range do not lead to its end. */
      readonly reason: 'missed_end';
      readonly place: number;
      /** The last weight before the end, and the one after it. */
      readonly before: number;
      readonly after: number;
    };

export type ReadWeights =
  | { readonly kind: 'weights'; readonly weights: readonly number[] }
  | { readonly kind: 'fault'; readonly fault: WeightsFault };

/** Many more than any rack has; each is a button away on a phone. */
export const MOST_WEIGHTS = 500;
/** kg; nothing a person lifts is heavier. */
export const HEAVIEST_WEIGHT = 1000;

const STEPS_OF = String.raw`\s*(?:in steps of|in schritten von|in|by|je|/)\s*`;
const ENTRY = new RegExp(`^${KG}(?:\\s*(?:-|–|—|to|bis)\\s*${KG}(?:${STEPS_OF}${KG})?)?$`, 'i');

/** Reads weights as they are typed: '1–10 in 1, 12, 14, 20–30 in 2.5', in kg; ascending, each once. */
export function readWeights(text: string): ReadWeights {
  const found = new Set<number>();
  for (const [at, entry] of entriesOf(text).entries()) {
    const read = readEntry(entry, at + 1);
    if (read.kind === 'fault') return read;
    for (const weight of read.weights) found.add(weight);
  }
  if (found.size === 0) return { kind: 'fault', fault: { reason: 'none' } };
  if (found.size > MOST_WEIGHTS) return { kind: 'fault', fault: { reason: 'too_many' } };
  return { kind: 'weights', weights: [...found].toSorted((one, other) => one - other) };
}

function readEntry(entry: string, place: number): ReadWeights {
  const refuse = (reason: 'unreadable' | 'no_step' | 'zero' | 'too_heavy' | 'backwards') =>
    ({ kind: 'fault', fault: { reason, place } }) as const;
  const [, from, to, step] = ENTRY.exec(entry) ?? [];
  if (from === undefined) return refuse('unreadable');
  const first = hundredthsOf(from);
  const last = to === undefined ? first : hundredthsOf(to);
  if (first === 0) return refuse('zero');
  if (Math.max(first, last) > hundredthsOf(HEAVIEST_WEIGHT)) return refuse('too_heavy');
  if (to === undefined) return { kind: 'weights', weights: [kilogramsOf(first)] };
  if (step === undefined) return refuse('no_step');
  if (last <= first) return refuse('backwards');
  return inSteps({ first, last, by: hundredthsOf(step) }, place);
}

interface Range {
  readonly first: number;
  readonly last: number;
  readonly by: number;
}

function inSteps({ first, last, by }: Range, place: number): ReadWeights {
  if (by === 0) return { kind: 'fault', fault: { reason: 'zero', place } };
  const steps = Math.floor((last - first) / by);
  const before = first + steps * by;
  if (before !== last) {
    const around = { before: kilogramsOf(before), after: kilogramsOf(before + by) };
    return { kind: 'fault', fault: { reason: 'missed_end', place, ...around } };
  }
  if (steps >= MOST_WEIGHTS) return { kind: 'fault', fault: { reason: 'too_many' } };
  return {
    kind: 'weights',
    weights: Array.from({ length: steps + 1 }, (_, step) => kilogramsOf(first + step * by)),
  };
}

/** Fewer are written one by one. */
const SHORTEST_RANGE = 4;

/** Weights, ascending, as they are stored and typed: '1–10 in 1, 12–30 in 2'. `readWeights` reads the same back. */
export function weightsText(weights: readonly number[]): string {
  const left = weights.map(hundredthsOf);
  const entries: string[] = [];
  while (left.length > 0) {
    const run = evenRun(left);
    const [first = 0, second = 0] = run;
    const isRange = run.length >= SHORTEST_RANGE;
    entries.push(
      isRange
        ? `${kilogramsOf(first)}–${kilogramsOf(run.at(-1) ?? first)} in ${kilogramsOf(second - first)}`
        : String(kilogramsOf(first)),
    );
    left.splice(0, isRange ? run.length : 1);
  }
  return entries.join(', ');
}

/** The first weights that rise by the same step. */
function evenRun(weights: readonly number[]): readonly number[] {
  const [first = 0, second = 0] = weights;
  const end = weights.findIndex((weight, at) => weight !== first + at * (second - first));
  return weights.slice(0, end === -1 ? weights.length : end);
}
