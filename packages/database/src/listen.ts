import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Callbacks of a listener. None of them may throw. */
export type ListenHandlers = {
  /** A notification arrived. */
  onMessage(payload: string): void;
  /** The connection is lost: from now on notifications are missed. Called once per loss. */
  onGap(): void;
  /** Notifications arrive (again). Changes before this moment may have been missed. */
  onReady(): void;
};

const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 5000;
const CONNECT_TIMEOUT_MS = 5000;
// A silently cut connection is only noticed by a query, because a listener does not send anything itself.
const PROBE_INTERVAL_MS = 15_000;
const PROBE_TIMEOUT_MS = 5000;

/** Whether it succeeded. Why a connection ended does not matter: it always reconnects. */
async function succeeds(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch {
    return false;
  }
}

async function probeUntilLost(client: pg.Client, lost: AbortSignal): Promise<void> {
  for (;;) {
    await pause(PROBE_INTERVAL_MS, undefined, { signal: lost, ref: false });
    await client.query('select 1');
  }
}

class Listener {
  #client: pg.Client | undefined;
  readonly #stop = new AbortController();
  readonly #connection: pg.ClientConfig;
  readonly #channel: string;
  readonly #handlers: ListenHandlers;

  constructor(connection: pg.ClientConfig, channel: string, handlers: ListenHandlers) {
    this.#connection = connection;
    this.#channel = channel;
    this.#handlers = handlers;
  }

  async run(): Promise<void> {
    let delay = FIRST_RETRY_MS;
    while (!this.#stop.signal.aborted) {
      if (await this.#listenOnce()) delay = FIRST_RETRY_MS;
      await this.#wait(delay);
      delay = Math.min(delay * 2, LONGEST_RETRY_MS);
    }
  }

  /** One connection until it ends. Returns whether it ever listened. */
  async #listenOnce(): Promise<boolean> {
    const client = new pg.Client({
      application_name: 'lifted listener',
      keepAlive: true,
      ...this.#connection,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: PROBE_TIMEOUT_MS,
    });
    const lost = new AbortController();
    client.on('error', () => lost.abort());
    client.on('end', () => lost.abort());
    client.on('notification', ({ payload }) => this.#handlers.onMessage(payload ?? ''));
    this.#client = client;
    const listens = await succeeds(async () => {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(this.#channel)}`);
    });
    if (listens && !this.#stop.signal.aborted) {
      this.#handlers.onReady();
      await succeeds(() => probeUntilLost(client, lost.signal));
      if (!this.#stop.signal.aborted) this.#handlers.onGap();
    }
    client.end().catch(() => undefined);
    return listens;
  }

  async #wait(milliseconds: number): Promise<void> {
    await pause(milliseconds, undefined, { signal: this.#stop.signal, ref: false }).catch(() => undefined);
  }

  close(): void {
    this.#stop.abort();
    this.#client?.end().catch(() => undefined);
  }
}

/**
 * Listens to a PostgreSQL channel on a connection of its own until `close`. It reconnects by itself, after 0.1 s at first
 * and 5 s at most; `onGap` and `onReady` tell when notifications are missed.
 */
export function listen(
  connection: pg.ClientConfig,
  channel: string,
  handlers: ListenHandlers,
): { close(): void } {
  const listener = new Listener(connection, channel, handlers);
  void listener.run();
  return { close: () => listener.close() };
}
