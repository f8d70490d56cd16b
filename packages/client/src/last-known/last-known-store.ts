import { isStillKnown, MAX_STORED_LENGTH, outlivedNames } from './last-known-age.ts';
import type { Transact } from './browser-store.ts';

/** The key of an answer: its owner and its name, such as 'wod 2026-11-20'. */
export interface KnownAs {
  /** The uid of the member who was signed in when it was requested. */
  readonly owner: string;
  readonly name: string;
}

/** An older answer. */
export interface Known<T> {
  readonly value: T;
  /** When it arrived, epoch milliseconds. */
  readonly asOf: number;
}

/** The owner of the answers, and when each arrived. Stored beside them under a name no answer has. */
interface Ledger {
  readonly owner: string;
  readonly asOf: Readonly<Record<string, number>>;
}
const LEDGER = '';

/**
 * The answers one member received on this device. The session admits the owner; without that nothing is stored: an answer
 * that arrives after its owner has signed out, in any tab, is dropped.
 */
export class LastKnownStore {
  readonly #transact: Transact;

  constructor(transact: Transact) {
    this.#transact = transact;
  }

  /** Sets the owner; answers of anybody else are deleted. */
  async admit(owner: string): Promise<void> {
    await this.#transact('readwrite', async (store) => {
      if (readLedger(await store.get(LEDGER))?.owner === owner) return;
      await store.clear();
      await store.put(LEDGER, { owner, asOf: {} } satisfies Ledger);
    });
  }

  /** Stores a new answer under this name, and deletes answers that are too old or too many. */
  async keep({ owner, name }: KnownAs, value: unknown, now: number): Promise<void> {
    const json = JSON.stringify(value);
    await this.#transact('readwrite', async (store) => {
      const ledger = readLedger(await store.get(LEDGER));
      if (ledger?.owner !== owner) return;
      const all = { ...ledger.asOf, [name]: now };
      const gone = [...outlivedNames(all, now), ...(json.length > MAX_STORED_LENGTH ? [name] : [])];
      await store.put(name, json);
      for (const each of gone) await store.delete(each);
      const asOf = Object.fromEntries(Object.entries(all).filter(([each]) => !gone.includes(each)));
      await store.put(LEDGER, { owner, asOf } satisfies Ledger);
    });
  }

  /** Deletes the answers of this owner, and of nobody else. */
  async forget(owner: string): Promise<void> {
    await this.#transact('readwrite', async (store) => {
      if (readLedger(await store.get(LEDGER))?.owner === owner) await store.clear();
    });
  }

  /** The member's last answer under this name; null when there is none, or it is too old. */
  async recall<T>({ owner, name }: KnownAs, now: number): Promise<Known<T> | null> {
    return this.#transact('readonly', async (store) => {
      const ledger = readLedger(await store.get(LEDGER));
      const asOf = ledger?.owner === owner ? ledger.asOf[name] : undefined;
      if (asOf === undefined || !isStillKnown(asOf, now)) return null;
      const json = await store.get(name);
      const value: unknown = typeof json === 'string' ? JSON.parse(json) : null;
      return isAnswer<T>(value) ? { value, asOf } : null;
    });
  }
}

/** The value was an answer of this call when it was stored; `FORM` guarantees that it still has that shape. */
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
