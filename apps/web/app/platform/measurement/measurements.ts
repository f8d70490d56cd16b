import type {
  ClientErrorMeasurement,
  InstallMeasurement,
  Measurement,
  WebVitalMeasurement,
} from '@lifted/contract/measurements';
import { MOST_MEASUREMENTS } from '@lifted/domain/measurement/page-measurement';

/** At most this many distinct failures per page; repeats are dropped. */
const MOST_FAILURES = 5;

/** What one page measured and has not sent yet. */
export interface Measurements {
  /** The value of one vital, `id` by its library; only the latest value is sent, once. */
  vital(id: string, measurement: WebVitalMeasurement): void;
  failure(measurement: ClientErrorMeasurement): void;
  install(measurement: InstallMeasurement): void;
  /** Sends everything pending as one batch. */
  send(): void;
  /** Discards everything pending. */
  forget(): void;
}

/** Without consent nothing is noted, and what was noted with it is not sent once it is taken back. */
export function createMeasurements(page: {
  readonly mayMeasure: () => boolean;
  readonly post: (entries: readonly Measurement[]) => void;
}): Measurements {
  const vitals = new Map<string, WebVitalMeasurement>();
  const sentVitals = new Set<string>();
  const failures = new Set<string>();
  let others: Measurement[] = [];

  const note = (measurement: Measurement) => {
    if (page.mayMeasure() && others.length < MOST_MEASUREMENTS) others.push(measurement);
  };
  const forget = () => {
    vitals.clear();
    others = [];
  };

  return {
    vital(id, measurement) {
      if (page.mayMeasure() && !sentVitals.has(id)) vitals.set(id, measurement);
    },
    failure(measurement) {
      const text = JSON.stringify(measurement);
      if (failures.has(text) || failures.size >= MOST_FAILURES) return;
      failures.add(text);
      note(measurement);
    },
    install: note,
    send() {
      const entries = [...vitals.values(), ...others].slice(0, MOST_MEASUREMENTS);
      for (const id of vitals.keys()) sentVitals.add(id);
      forget();
      if (entries.length > 0 && page.mayMeasure()) page.post(entries);
    },
    forget,
  };
}
