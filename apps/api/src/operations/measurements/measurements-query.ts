import {
  vitalPercentile,
  WEB_VITALS,
  type VitalPercentile,
  type WebVital,
} from '@lifted/domain/measurement/web-vital';
import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import type { Pool } from 'pg';

/** How a page felt to people with a kind of device. */
export interface PageVitals {
  readonly route: string;
  readonly device: string;
  /** The 75th percentile; a vital without measurements is missing. */
  readonly p75: ReadonlyMap<WebVital, VitalPercentile>;
  /** Measurements of the vital that has most: roughly, visits. */
  readonly measured: number;
}

export interface ClientErrorSum {
  readonly name: string;
  readonly source: string;
  readonly chunk: string;
  readonly route: string;
  readonly seen: number;
}

export interface InstallSum {
  readonly event: string;
  readonly seen: number;
}

interface VitalRow {
  readonly route: string;
  readonly device: string;
  readonly vital: string;
  readonly upTo: number;
  readonly seen: number;
}

/** Google's thresholds apply to this percentile. */
const JUDGED_SHARE = 0.75;

/** How pages felt since a day, by page and device, most measured first. */
export async function readPageVitals(pool: Pool, since: CivilDate): Promise<PageVitals[]> {
  const { rows } = await pool.query<VitalRow>(
    `select route, device, vital, up_to as "upTo", sum(seen)::bigint as seen
       from studio.web_vital_counts where day >= $1 group by route, device, vital, up_to`,
    [since],
  );
  const pages = Map.groupBy(rows, ({ route, device }) => `${route} ${device}`);
  return [...pages.values()]
    .flatMap(pageVitals)
    .toSorted((one, other) => other.measured - one.measured || one.route.localeCompare(other.route));
}

function pageVitals(rows: readonly VitalRow[]): PageVitals[] {
  const [first] = rows;
  if (first === undefined) return [];
  const p75 = new Map<WebVital, VitalPercentile>();
  let measured = 0;
  for (const vital of WEB_VITALS) {
    const buckets = rows.filter((row) => row.vital === vital);
    const value = vitalPercentile(vital, buckets, JUDGED_SHARE);
    if (value !== undefined) p75.set(vital, value);
    measured = Math.max(
      measured,
      buckets.reduce((sum, { seen }) => sum + seen, 0),
    );
  }
  return [{ route: first.route, device: first.device, p75, measured }];
}

/** Failures in pages since a day, most frequent first. */
export async function readClientErrors(pool: Pool, since: CivilDate): Promise<ClientErrorSum[]> {
  const { rows } = await pool.query<ClientErrorSum>(
    `select name, source, chunk, route, sum(seen)::bigint as seen
       from studio.client_error_counts where day >= $1
      group by name, source, chunk, route order by sum(seen) desc, name, source, chunk, route`,
    [since],
  );
  return rows;
}

/** Outcomes of the offer to install the app, since a day. */
export async function readInstalls(pool: Pool, since: CivilDate): Promise<InstallSum[]> {
  const { rows } = await pool.query<InstallSum>(
    `select event, sum(seen)::bigint as seen
       from studio.install_counts where day >= $1 group by event order by event`,
    [since],
  );
  return rows;
}
