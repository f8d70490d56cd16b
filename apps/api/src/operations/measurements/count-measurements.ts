import type { Measurement } from '@lifted/contract/measurements';
import { vitalBucket } from '@lifted/domain/measurement/web-vital';
import { OTHER, type MeasuredSite } from './measured-site.ts';

interface VitalCount {
  readonly vital: string;
  readonly route: string;
  readonly device: string;
  readonly release: string;
  readonly up_to: number;
}

interface ClientErrorCount {
  readonly source: string;
  readonly name: string;
  readonly chunk: string;
  readonly route: string;
  readonly release: string;
}

interface InstallCount {
  readonly event: string;
}

/** What to count, by kind; duplicates count twice. */
export interface MeasurementCounts {
  readonly vitals: readonly VitalCount[];
  readonly errors: readonly ClientErrorCount[];
  readonly installs: readonly InstallCount[];
}

const NO_CHUNK = 'none';

/** What is stored of measurements: the bucket instead of the value, and no name the served build does not contain. */
export function countMeasurements(entries: readonly Measurement[], site: MeasuredSite): MeasurementCounts {
  const vitals: VitalCount[] = [];
  const errors: ClientErrorCount[] = [];
  const installs: InstallCount[] = [];
  for (const entry of entries) {
    switch (entry.kind) {
      case 'web_vital': {
        const { name: vital, route, device } = entry;
        const release = knownRelease(entry.release, site);
        vitals.push({ vital, route, device, release, up_to: vitalBucket(vital, entry.value) });
        break;
      }
      case 'client_error': {
        const { source, name, route } = entry;
        const release = knownRelease(entry.release, site);
        errors.push({ source, name, chunk: knownChunk(entry.chunk, site), route, release });
        break;
      }
      case 'install':
        installs.push({ event: entry.event });
        break;
      default:
        entry satisfies never;
    }
  }
  return { vitals, errors, installs };
}

function knownRelease(release: string | undefined, site: MeasuredSite): string {
  return release !== undefined && release === site.release ? release : OTHER;
}

function knownChunk(chunk: string | undefined, { chunks }: MeasuredSite): string {
  if (chunk === undefined) return NO_CHUNK;
  return chunks.has(chunk) ? chunk : OTHER;
}
