import { Counter, type Registry } from 'prom-client';

/** What this process handed to the mail server. */
export class MailFigures {
  readonly #deliveries: Counter<'kind' | 'outcome'>;

  constructor(registry: Registry) {
    this.#deliveries = new Counter({
      name: 'lifted_mail_deliveries_total',
      help: 'Mails handed to the mail server: `sent`, or `failed` and tried again',
      labelNames: ['kind', 'outcome'],
      registers: [registry],
    });
  }

  note(kind: string, outcome: 'sent' | 'failed'): void {
    this.#deliveries.inc({ kind, outcome });
  }
}
