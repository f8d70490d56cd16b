/** Numbers from 0 (inclusive) to 1 (exclusive) that follow from a seed alone. */
export type Random = () => number;

const TWO_TO_32 = 2 ** 32;
/** Offset and prime of the 32-bit FNV-1a hash, which turns the seed's text into a number. */
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
/** Step of the Weyl sequence below: 2^32 divided by the golden ratio. */
const GOLDEN_STEP = 0x9e3779b9;

/** The same seed gives the same numbers on every machine: a Weyl sequence with each member scrambled. Not for secrets. */
export function seededRandom(seed: string): Random {
  let state = FNV_OFFSET;
  for (const sign of seed) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), FNV_PRIME);
  return () => {
    state = (state + GOLDEN_STEP) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / TWO_TO_32;
  };
}

/** An integer between both bounds, inclusive. */
export function wholeBetween(random: Random, from: number, to: number): number {
  return from + Math.floor(random() * (to - from + 1));
}

/** The items in random order. */
export function shuffled<Item>(random: Random, items: readonly Item[]): Item[] {
  const drawn = items.map((item) => ({ item, rank: random() }));
  return drawn.toSorted((one, other) => one.rank - other.rank).map(({ item }) => item);
}
