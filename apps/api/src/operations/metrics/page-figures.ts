import type { Measurement } from '@lifted/contract/measurements';
import { rateVital } from '@lifted/domain/measurement/web-vital';
import { Counter, type Registry } from 'prom-client';

/** What pages reported to this process; the counts of all processes are in the database. */
export class PageFigures {
  readonly #vitals: Counter<'vital' | 'device' | 'rating'>;
  readonly #errors: Counter<'source' | 'name'>;
  readonly #installs: Counter<'event'>;

  constructor(registry: Registry) {
    const registers = [registry];
    this.#vitals = new Counter({
      name: 'lifted_page_vitals_total',
      help: 'Web vitals pages reported, by how they are rated',
      labelNames: ['vital', 'device', 'rating'],
      registers,
    });
    this.#errors = new Counter({
      name: 'lifted_page_errors_total',
      help: 'Failures in pages, by where they came up and their kind',
      labelNames: ['source', 'name'],
      registers,
    });
    this.#installs = new Counter({
      name: 'lifted_install_events_total',
      help: 'What became of the offer to install the app; `opened` is a visit in the installed app',
      labelNames: ['event'],
      registers,
    });
  }

  note(entry: Measurement): void {
    switch (entry.kind) {
      case 'web_vital': {
        const { name: vital, device, value } = entry;
        this.#vitals.inc({ vital, device, rating: rateVital(vital, value) });
        return;
      }
      case 'client_error':
        this.#errors.inc({ source: entry.source, name: entry.name });
        return;
      case 'install':
        this.#installs.inc({ event: entry.event });
        return;
      default:
        entry satisfies never;
    }
  }
}
