const DEFAULT_SEED = 20261121;
const TWO_TO_32 = 2 ** 32;

/** `FAULT_SEED=7` for another run; repeat a failure with the seed printed with it. */
export const SEED = Number(process.env['FAULT_SEED'] ?? DEFAULT_SEED);

/** Pseudo-random choices, the same for the same seed and subject (mulberry32). */
export class Seeded {
  #state: number;

  constructor(subject: string) {
    this.#state = Array.from(subject).reduce(
      (hash, sign) => Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0),
      SEED,
    );
  }

  /** From 0 up to, not including, 1. */
  share(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / TWO_TO_32;
  }

  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.share() * (most - least + 1));
  }

  pick<T>(list: readonly T[]): T {
    const picked = list[this.whole(0, list.length - 1)];
    if (picked === undefined) throw new Error('There is nothing to pick from.');
    return picked;
  }
}
