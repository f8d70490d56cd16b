import { sendMeasurements, type Measurement } from '@lifted/contract/measurements';
import { berlinDate, MINUTE_MS, SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import type { Pool } from 'pg';
import { registerCall, type RateLimit } from '../../http/routing/register-call.ts';
import { Refusal } from '../../http/errors/refusal.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { countMeasurements } from './count-measurements.ts';
import type { MeasuredSite } from './measured-site.ts';
import { addCounts } from './measurement-repository.ts';

/** A page sends one batch when it is left, rarely a second; people in a class share the studio's connection. */
const MEASUREMENT_LIMIT: RateLimit = { max: 120, seconds: (10 * MINUTE_MS) / SECOND_MS };

interface MeasurementsDependencies {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly site: MeasuredSite;
  /** Called with every measurement that was counted. */
  readonly watch: (entry: Measurement) => void;
  readonly limit?: RateLimit;
}

/** Accepts measurements from pages and stores them as counts by day, without their origin (docs/decisions/092). */
export function registerMeasurements(
  app: StudioApp,
  { pool, now, site, watch, limit = MEASUREMENT_LIMIT }: MeasurementsDependencies,
): void {
  registerCall(app, sendMeasurements, {
    rateLimit: limit,
    async handler({ body: { entries } }) {
      refuseUnknownRoutes(entries, site);
      await addCounts(pool, berlinDate(now()), countMeasurements(entries, site));
      for (const entry of entries) watch(entry);
      return null;
    },
  });
}

/** Throws for a page the app does not have: an address instead of its pattern could contain anything. */
function refuseUnknownRoutes(entries: readonly Measurement[], { routes }: MeasuredSite): void {
  const message = {
    en: 'The app has no page with this pattern.',
    de: 'Die App hat keine Seite mit diesem Muster.',
  };
  const errors = entries.flatMap((entry, at) =>
    'route' in entry && !routes.has(entry.route) ? [{ field: `entries.${at}.route`, message }] : [],
  );
  if (errors.length > 0) throw new Refusal('invalid_input', message, { errors });
}
