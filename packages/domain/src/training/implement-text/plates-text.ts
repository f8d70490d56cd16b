import type { Plate } from '../implement.ts';
import { entriesOf, hundredthsOf, KG, kilogramsOf } from './loads-text.ts';

/** What is wrong with a list of plates; `place` is the entry's, from 1. */
export type PlatesFault =
  | { readonly reason: 'none' | 'too_many' }
  | { readonly reason: 'unreadable' | 'zero' | 'too_heavy' | 'count'; readonly place: number };

export type ReadPlates =
  | { readonly kind: 'plates'; readonly plates: readonly Plate[] }
  | { readonly kind: 'fault'; readonly fault: PlatesFault };

/** kg of one plate. */
export const HEAVIEST_PLATE = 100;
/** Of one plate on one end; an end of a bar has room for fewer. */
export const MOST_OF_ONE_PLATE = 20;
/** Every weight a bar can have is worked out on phones and tablets. */
export const MOST_LOADS = 2000;

const ENTRY = new RegExp(`^(?:(\\d{1,3})\\s*[x×*]\\s*)?${KG}$`, 'i');

/** Reads the plates of one end as they are typed: '4 × 25, 20, 2 × 10', in kg; the heaviest first, each once. */
export function readPlates(text: string): ReadPlates {
  const counts = new Map<number, number>();
  for (const [at, entry] of entriesOf(text).entries()) {
    const fault = (reason: 'unreadable' | 'zero' | 'too_heavy' | 'count') =>
      ({ kind: 'fault', fault: { reason, place: at + 1 } }) as const;
    const [, count = '1', kg] = ENTRY.exec(entry) ?? [];
    if (kg === undefined) return fault('unreadable');
    const weight = hundredthsOf(kg);
    const perEnd = (counts.get(weight) ?? 0) + Number(count);
    if (weight === 0 || Number(count) === 0) return fault('zero');
    if (perEnd > MOST_OF_ONE_PLATE) return fault('count');
    if (weight > hundredthsOf(HEAVIEST_PLATE)) return fault('too_heavy');
    counts.set(weight, perEnd);
  }
  if (counts.size === 0) return { kind: 'fault', fault: { reason: 'none' } };
  if (mostLoads(counts) > MOST_LOADS) return { kind: 'fault', fault: { reason: 'too_many' } };
  const heaviestFirst = [...counts].toSorted(([one], [other]) => other - one);
  return {
    kind: 'plates',
    plates: heaviestFirst.map(([weight, count]) => ({ weight: kilogramsOf(weight), per_end: count })),
  };
}

/** How many weights there are at most, without working them out: by the ways to choose plates, and by the steps they can make. */
function mostLoads(counts: ReadonlyMap<number, number>): number {
  let [ways, total, step] = [1, 0, 0];
  for (const [weight, count] of counts) {
    ways *= count + 1;
    total += weight * count;
    step = greatestDivisor(weight, step);
  }
  return Math.min(ways, total / step + 1);
}

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other);
}

/** Plates of one end as they are stored and typed: '4 × 25, 20, 2 × 10'. `readPlates` reads the same back. */
export function platesText(plates: readonly Plate[]): string {
  return plates
    .map(({ weight, per_end: count }) => (count === 1 ? String(weight) : `${count} × ${weight}`))
    .join(', ');
}
