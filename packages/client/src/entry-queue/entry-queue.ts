import { passFailure, type PassEnd } from './pass-failure.ts';
import type { QueueStorage, RefusedCommand, WaitingCommand } from './queue-storage.ts';

/** Something to be sent. The server takes each id once, however often it arrives. */
export interface Command {
  readonly id: string;
}

/** What the server said about one command: done, or the code it was refused with. */
export interface Reply {
  readonly id: string;
  readonly refusal: string | null;
}

/** What waits on this device. A new object after each change. */
export interface QueueState<C extends Command> {
  /** Entered, but not yet written to the device's storage: do not show these as stored. */
  readonly writing: readonly C[];
  /** Stored on the device and not yet answered by the server, in the order of entry. */
  readonly waiting: readonly C[];
  /** Refused by the server, until somebody has looked. */
  readonly refused: readonly RefusedCommand<C>[];
  /** How the last attempt to send ended; null before the first. */
  readonly lastPass: PassEnd | null;
}

interface QueueParts<C extends Command> {
  readonly storage: QueueStorage<C>;
  /** How many of the waiting commands, from the first on, go to the server in one request; at least 1. */
  readonly batchOf: (waiting: readonly C[]) => number;
  /**
   * Sends these in order and replies to each. It stores the answers before it returns: a command leaves the queue right
   * after. Throws ApiProblem or ApiUnreachable when the request as a whole failed.
   */
  readonly send: (batch: readonly C[]) => Promise<readonly Reply[]>;
  /** Runs work while no other tab of this browser runs any. */
  readonly exclusively: (work: () => Promise<PassEnd>) => Promise<PassEnd>;
  /** Told after each change of the storage by this queue, so that other tabs read it again. */
  readonly changed?: (change: QueueChange) => void;
  /**
   * Reads again what commands changed that another tab's queue got answered; resolves once it was read. Until then they wait
   * here, so that what they entered never disappears from the page. Left out: they leave at once.
   */
  readonly renew?: () => Promise<void>;
}

/** What a queue did to the storage: commands were answered by the server and left, or anything else. */
export type QueueChange = 'answered' | 'changed';

/** More than one request needs. */
const LOOK_AHEAD = 200;

/**
 * Commands made on this device, kept in its storage until the server has answered each of them (studio operations, section
 * 3). They are sent in the order in which they were made, one request at a time.
 */
export class EntryQueue<C extends Command> {
  readonly #parts: QueueParts<C>;
  readonly #listeners = new Set<() => void>();
  #state: QueueState<C> = { writing: [], waiting: [], refused: [], lastPass: null };
  #lastWrite: Promise<unknown> = Promise.resolve();
  /** Ids of commands another tab got answered, which leave as soon as the storage is read again. */
  readonly #renewed = new Set<string>();
  /** Raised by each change: what was read from the storage before it is no longer true. */
  #changes = 0;

  constructor(parts: QueueParts<C>) {
    this.#parts = parts;
  }

  readonly state = (): QueueState<C> => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Commands the server has not answered: the 'n not sent' of the page. */
  readonly unsentCount = (): number => this.#state.writing.length + this.#state.waiting.length;

  /** Reads the storage again: at the start, and after another tab changed it, which way `change` says. */
  async load(change: QueueChange = 'changed'): Promise<void> {
    await this.#lastWrite;
    const before = this.#changes;
    const { waiting, refused } = await this.#parts.storage.all();
    if (this.#changes !== before) return this.load(change);
    const stored = waiting.map(commandOf);
    const there = new Set([...stored, ...refused.map(({ command }) => command)].map(({ id }) => id));
    const gone = this.#state.waiting.filter(({ id }) => !there.has(id));
    const renewed = this.#renewed;
    const isRenewed = change !== 'answered' && gone.every(({ id }) => renewed.has(id));
    if (this.#parts.renew === undefined || isRenewed) {
      for (const { id } of gone) renewed.delete(id);
      return this.#become({ waiting: stored, refused });
    }
    this.#become({ waiting: [...gone, ...stored], refused });
    await this.#parts.renew();
    for (const { id } of gone) renewed.add(id);
    return this.load();
  }

  /**
   * Stores commands behind those that wait already; resolves once they survive the end of the browser. Shown as `writing`
   * until then.
   * @throws when the device cannot store them; they are then in no list.
   */
  async add(commands: readonly C[]): Promise<void> {
    this.#become({ writing: [...this.#state.writing, ...commands] });
    const stored = this.#lastWrite.then(() => this.#parts.storage.append(commands));
    this.#lastWrite = stored.catch(() => undefined);
    this.#changes += 1;
    const isNoLongerWriting = (one: C) => !commands.includes(one);
    try {
      await stored;
    } catch (failure) {
      this.#become({ writing: this.#state.writing.filter(isNoLongerWriting) });
      throw failure;
    }
    const known = new Set(this.#state.waiting.map(({ id }) => id));
    this.#become({
      writing: this.#state.writing.filter(isNoLongerWriting),
      waiting: [...this.#state.waiting, ...commands.filter(({ id }) => !known.has(id))],
    });
    this.#parts.changed?.('changed');
  }

  /** Sends what waits until nothing does, or a request fails. */
  async sendWaiting(): Promise<PassEnd> {
    const lastPass = await this.#parts.exclusively(() => this.#pass());
    this.#become({ lastPass });
    return lastPass;
  }

  /** Forgets refused commands that somebody has looked at. */
  async dismiss(ids: readonly string[]): Promise<void> {
    await this.#parts.storage.dismiss(ids);
    this.#changes += 1;
    this.#become({ refused: this.#state.refused.filter(({ command }) => !ids.includes(command.id)) });
    this.#parts.changed?.('changed');
  }

  async #pass(): Promise<PassEnd> {
    const { storage, batchOf } = this.#parts;
    for (;;) {
      const waiting = await storage.first(LOOK_AHEAD);
      if (waiting.length === 0) return 'empty';
      const end = await this.#sendBatch(waiting.slice(0, batchOf(waiting.map(commandOf))));
      if (end !== 'sent') return end;
    }
  }

  async #sendBatch(batch: readonly WaitingCommand<C>[]): Promise<PassEnd | 'sent'> {
    let replies: readonly Reply[];
    try {
      replies = await this.#parts.send(batch.map(commandOf));
    } catch (failure) {
      const verdict = passFailure(failure);
      if (verdict.kind === 'stop') return verdict.end;
      // One faulty command must not hold up the others: each is sent by itself.
      if (batch.length > 1) return this.#sendOneByOne(batch);
      replies = batch.map(({ command }) => ({ id: command.id, refusal: verdict.code }));
    }
    return (await this.#settle(batch, replies)) ? 'sent' : 'unreachable';
  }

  async #sendOneByOne(batch: readonly WaitingCommand<C>[]): Promise<PassEnd | 'sent'> {
    for (const one of batch) {
      const end = await this.#sendBatch([one]);
      if (end !== 'sent') return end;
    }
    return 'sent';
  }

  /** False when the server replied to none of them. */
  async #settle(batch: readonly WaitingCommand<C>[], replies: readonly Reply[]): Promise<boolean> {
    const replyTo = new Map(replies.map((reply) => [reply.id, reply]));
    const answered = batch.filter(({ command }) => replyTo.has(command.id));
    const refused = answered.flatMap(({ command }) => {
      const code = replyTo.get(command.id)?.refusal ?? null;
      return code === null ? [] : [{ command, code }];
    });
    await this.#parts.storage.settle(
      answered.map(({ key }) => key),
      refused,
    );
    this.#changes += 1;
    const gone = new Set(answered.map(({ command }) => command.id));
    this.#become({
      waiting: this.#state.waiting.filter(({ id }) => !gone.has(id)),
      refused: [...this.#state.refused, ...refused],
    });
    this.#parts.changed?.('answered');
    return answered.length > 0;
  }

  #become(change: Partial<QueueState<C>>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

function commandOf<C>({ command }: WaitingCommand<C>): C {
  return command;
}
