/** A command that waits, under the key that says its place. */
export interface WaitingCommand<C> {
  readonly key: number;
  readonly command: C;
}

/** A command the server refused, and why: a code of its refusals. */
export interface RefusedCommand<C> {
  readonly command: C;
  readonly code: string;
}

/** Where a queue is stored. Each method is one transaction: all of it survives, or nothing. */
export interface QueueStorage<C> {
  append(commands: readonly C[]): Promise<void>;
  /** At most this many, in the order in which they were appended. */
  first(most: number): Promise<readonly WaitingCommand<C>[]>;
  all(): Promise<{
    readonly waiting: readonly WaitingCommand<C>[];
    readonly refused: readonly RefusedCommand<C>[];
  }>;
  /** Takes answered commands out, and stores which of them were refused. */
  settle(keys: readonly number[], refused: readonly RefusedCommand<C>[]): Promise<void>;
  /** Forgets refused commands by their id. */
  dismiss(ids: readonly string[]): Promise<void>;
}
