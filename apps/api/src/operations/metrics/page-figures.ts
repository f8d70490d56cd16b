import type { Measurement } from '@lifted/contract/measurements';
import { rateVital } from '@lifted/domain/measurement/web-vital';
import { Counter, type Registry } from 'prom-client';

/** Counts what pages reported to this process; the counts of all processes are in the database. */
export function countPages(registry: Registry): (entry: Measurement) => void {
  const registers = [registry];
  const vitals = new Counter({
    name: 'lifted_page_vitals_total',
    help: 'Web vitals pages reported, by how they are rated',
    labelNames: ['vital', 'device', 'rating'],
    registers,
  });
  const errors = new Counter({
    name: 'lifted_page_errors_total',
    help: 'Failures in pages, by where they came up and their kind',
    labelNames: ['source', 'name'],
    registers,
  });
  const installs = new Counter({
    name: 'lifted_install_events_total',
    help: 'What became of the offer to install the app; `opened` is a visit in the installed app',
    labelNames: ['event'],
    registers,
  });
  return (entry) => {
    switch (entry.kind) {
      case 'web_vital': {
        const { name: vital, device, value } = entry;
        return vitals.inc({ vital, device, rating: rateVital(vital, value) });
      }
      case 'client_error':
        return errors.inc({ source: entry.source, name: entry.name });
      case 'install':
        return installs.inc({ event: entry.event });
      default:
        return entry satisfies never;
    }
  };
}
