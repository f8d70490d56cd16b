import { isStillKnown, LONGEST_KEPT, outlivedNames } from '@lifted/domain/last-known';
import type { AtShelf } from './shelf.ts';

/** Where an answer stands: whose it is, and its name there, such as 'wod 2026-11-20'. */
export interface KnownAs {
  /** The uid of the member who was signed in when it was asked for. */
  readonly owner: string;
  readonly name: string;
}

/** An answer of before. */
export interface Known<T> {
  readonly value: T;
  /** When it came, epoch milliseconds. */
  readonly asOf: number;
}

/** Whose answers these are, and when each of them came. Stands beside them, under a name that is none of theirs. */
interface Ledger {
  readonly owner: string;
  readonly asOf: Readonly<Record<string, number>>;
}
const LEDGER = '';

/**
 * The answers one member was given on this device. It belongs to whom the session admitted, and to nobody without that:
 * an answer that comes when its owner has signed out, in whatever tab, finds no place.
 */
export class LastKnownStore {
  readonly #atShelf: AtShelf;

  constructor(atShelf: AtShelf) {
    this.#atShelf = atShelf;
  }

  /** Somebody is signed in: what was known to anybody else goes. */
  async admit(owner: string): Promise<void> {
    await this.#atShelf('readwrite', async (shelf) => {
      if (readLedger(await shelf.get(LEDGER))?.owner === owner) return;
      await shelf.clear();
      await shelf.put(LEDGER, { owner, asOf: {} } satisfies Ledger);
    });
  }

  /** Keeps what came just now in place of what was known under this name, and lets go what is too old or too much. */
  async keep({ owner, name }: KnownAs, value: unknown, now: number): Promise<void> {
    const json = JSON.stringify(value);
    await this.#atShelf('readwrite', async (shelf) => {
      const ledger = readLedger(await shelf.get(LEDGER));
      if (ledger?.owner !== owner) return;
      const all = { ...ledger.asOf, [name]: now };
      const gone = [...outlivedNames(all, now), ...(json.length > LONGEST_KEPT ? [name] : [])];
      await shelf.put(name, json);
      for (const each of gone) await shelf.delete(each);
      const asOf = Object.fromEntries(Object.entries(all).filter(([each]) => !gone.includes(each)));
      await shelf.put(LEDGER, { owner, asOf } satisfies Ledger);
    });
  }

  /** What this member was answered last; null when that is not known, or too long ago. */
  async recall<T>({ owner, name }: KnownAs, now: number): Promise<Known<T> | null> {
    return this.#atShelf('readonly', async (shelf) => {
      const ledger = readLedger(await shelf.get(LEDGER));
      const asOf = ledger?.owner === owner ? ledger.asOf[name] : undefined;
      if (asOf === undefined || !isStillKnown(asOf, now)) return null;
      const json = await shelf.get(name);
      const value: unknown = typeof json === 'string' ? JSON.parse(json) : null;
      return isAnswer<T>(value) ? { value, asOf } : null;
    });
  }
}

/** What stands under a name was an answer of that name's call when it was kept; `FORM` says that it still reads as one. */
function isAnswer<T>(value: unknown): value is T {
  return value !== null;
}

function readLedger(content: unknown): Ledger | null {
  if (typeof content !== 'object' || content === null) return null;
  const { owner, asOf }: Partial<Record<keyof Ledger, unknown>> = content;
  if (typeof owner !== 'string' || typeof asOf !== 'object' || asOf === null) return null;
  return { owner, asOf: Object.fromEntries(Object.entries(asOf).filter(isMoment)) };
}

function isMoment(entry: [string, unknown]): entry is [string, number] {
  return typeof entry[1] === 'number';
}
