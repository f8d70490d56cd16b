import { Counter, Gauge, type Registry } from 'prom-client';
import type { OutboxState } from './outbox-state.ts';

/** Rejects when the outbox cannot be read. */
type ReadOutbox = () => Promise<OutboxState>;

/**
 * Mails: what this process handed to the mail server, and what waits in the outbox of all processes together. While the
 * outbox cannot be read its figures are NaN, and `lifted_ready` tells why.
 */
export class MailFigures {
  readonly #deliveries: Counter<'kind' | 'outcome'>;
  readonly #read: ReadOutbox;
  #reading: Promise<OutboxState | undefined> | undefined;

  constructor(registry: Registry, read: ReadOutbox) {
    this.#read = read;
    const registers = [registry];
    this.#deliveries = new Counter({
      name: 'lifted_mail_deliveries_total',
      help: 'Mails handed to the mail server: `sent`, or `failed` and tried again',
      labelNames: ['kind', 'outcome'],
      registers,
    });
    const state = () => this.#state();
    const gauge = (name: string, help: string, figure: (state: OutboxState) => number) =>
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          const read = await state();
          this.set(read === undefined ? Number.NaN : figure(read));
        },
      });
    gauge('lifted_mails_waiting', 'Mails that wait to be sent', ({ waiting }) => waiting);
    gauge('lifted_mails_given_up', 'Mails that will not be tried again', ({ givenUp }) => givenUp);
    gauge(
      'lifted_mails_oldest_waiting_seconds',
      'Age of the oldest mail that waits to be sent; 0 when none does',
      ({ oldestSeconds }) => oldestSeconds,
    );
  }

  note(kind: string, outcome: 'sent' | 'failed'): void {
    this.#deliveries.inc({ kind, outcome });
  }

  /** The figures of one scrape come from one look at the outbox. */
  #state(): Promise<OutboxState | undefined> {
    this.#reading ??= this.#read()
      .catch(() => undefined)
      .finally(() => {
        this.#reading = undefined;
      });
    return this.#reading;
  }
}
