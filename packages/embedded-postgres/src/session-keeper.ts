import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { type DatabaseLog, errorCode, errorMessage } from './database-log.ts';
import { leaveAsLast } from './occupancy.ts';

const FIRST_RECOVERY_DELAY_MS = 100;
const LONGEST_RECOVERY_DELAY_MS = 10_000;

/** Holds a session open to PostgreSQL and reconnects, which starts PostgreSQL again, whenever it breaks. */
export class SessionKeeper {
  #session: pg.Client;
  #closing = false;
  #recovery: Promise<void> = Promise.resolve();
  readonly #reconnect: () => Promise<pg.Client>;
  readonly #log: DatabaseLog;

  constructor(session: pg.Client, reconnect: () => Promise<pg.Client>, log: DatabaseLog) {
    this.#session = session;
    this.#reconnect = reconnect;
    this.#log = log;
    this.#watch();
  }

  #watch(): void {
    this.#session.once('end', () => {
      if (!this.#closing) this.#recovery = this.#recover();
    });
  }

  async #recover(): Promise<void> {
    this.#log('database.lost');
    for (
      let delay = FIRST_RECOVERY_DELAY_MS;
      !this.#closing;
      delay = Math.min(delay * 2, LONGEST_RECOVERY_DELAY_MS)
    ) {
      try {
        this.#session = await this.#reconnect();
        this.#watch();
        return this.#log('database.recovered');
      } catch (error) {
        this.#log('database.recovery_failed', { reason: errorMessage(error) });
        await pause(delay);
      }
    }
  }

  /** Gives up our use. False when the session broke meanwhile, so that the outcome is unknown. */
  async #leaveOnce(stop: () => Promise<void>): Promise<boolean> {
    try {
      if (await leaveAsLast(this.#session)) await stop();
      return true;
    } catch (error) {
      this.#log('database.lost_at_close', { code: errorCode(error) });
      return false;
    } finally {
      await this.#session.end().catch(() => undefined);
    }
  }

  /** Ends the session, and calls `stop` when no other process uses PostgreSQL. */
  async leave(stop: () => Promise<void>, isRunning: () => boolean): Promise<void> {
    this.#closing = true;
    await this.#recovery;
    if ((await this.#leaveOnce(stop)) || !isRunning()) return;
    this.#session = await this.#reconnect();
    await this.#leaveOnce(stop);
  }
}
