import type { Measurement } from '@lifted/contract/measurements';
import { vitalBucket } from '@lifted/domain/measurement/web-vital';
import { OTHER, type MeasuredSite } from './measured-site.ts';

/** What to count, by kind; duplicates count twice. */
export type MeasurementCounts = ReturnType<typeof countMeasurements>;

const NO_CHUNK = 'none';

/** What is stored of measurements: the bucket instead of the value, and no name the served build does not contain. */
export function countMeasurements(entries: readonly Measurement[], site: MeasuredSite) {
  const known = (release: string | undefined) =>
    release !== undefined && release === site.release ? release : OTHER;
  const knownChunk = (chunk: string) => (site.chunks.has(chunk) ? chunk : OTHER);
  return {
    vitals: entries
      .filter((entry) => entry.kind === 'web_vital')
      .map(({ name: vital, route, device, release, value }) => ({
        vital,
        route,
        device,
        release: known(release),
        up_to: vitalBucket(vital, value),
      })),
    errors: entries
      .filter((entry) => entry.kind === 'client_error')
      .map(({ source, name, chunk, route, release }) => ({
        source,
        name,
        chunk: chunk === undefined ? NO_CHUNK : knownChunk(chunk),
        route,
        release: known(release),
      })),
    installs: entries.filter((entry) => entry.kind === 'install').map(({ event }) => ({ event })),
  };
}
