import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { DEFAULT_PROGRESSION_WINDOW, windowStart } from '@lifted/domain/training/strength-progression';
import { benchTable, timesAs, timesText, type BenchRow } from '../bench-table.ts';
import { measureInTurns, type MeasureOptions, type Subject } from '../measured-runs.ts';
import type { MixedLoad } from '../mixed-load.ts';
import { directusRequests } from './dashboard-requests.ts';
import { DIRECTUS_VERSION, installDirectus, startDirectus } from './directus-server.ts';
import { copyForDirectus } from './directus-tables.ts';
import { CUSTOMERS_OF } from './fill-studio.ts';
import { ownPostgres, treeMegabytes } from '../process-times.ts';
import { compareBodies } from './same-bodies.ts';
import { startScratchStudio, type ScratchStudio } from './scratch-studio.ts';
import {
  firstRequestSubject,
  floorSubject,
  unchangedSubject,
  versionedFloorSubject,
  warmSubject,
} from './studio-subjects.ts';
import { describeSize } from './size-words.ts';

export interface DashboardBenchOptions extends MeasureOptions {
  readonly load: MixedLoad;
  readonly folder: string;
  readonly firstPort: number;
}

const LARGEST_MEMORY_MB = 500;
const GOALS = { warmToFloor: 10, warmToDirectus: 100, firstToFloor: 0.9 } as const;

/** The five calls of one dashboard on the large studio, beside the floor and Directus. */
export async function benchDashboard(options: DashboardBenchOptions): Promise<string> {
  const { load, folder, firstPort, say } = options;
  const customers = CUSTOMERS_OF.large;
  const studio = await startScratchStudio({
    customers,
    lastAskingCustomer: customers,
    port: firstPort,
    folder,
    say,
  });
  try {
    const bodies = await compareBodies(studio);
    const directus = await directusSubject(studio, options);
    const subjects = [
      floorSubject('(a) node:http + pg, nobody signs in', studio, load),
      warmSubject('LIFTED', studio, load),
      firstRequestSubject('LIFTED, first request of a version', studio, load),
      versionedFloorSubject('(a) asked as for the first request of a version', studio, load),
      unchangedSubject('LIFTED, unchanged (304)', studio, load),
      ...directus.subjects,
    ];
    const rows = await measureInTurns('dashboard', subjects, options);
    await directus.stop();
    await studio.floor.stop();
    return [describeSize(studio, bodies), ...report(rows), memory(studio), ...directus.missing].join('\n');
  } finally {
    await studio.stop();
  }
}

interface DirectusPart {
  readonly subjects: readonly Subject[];
  readonly missing: readonly string[];
  stop(): Promise<void>;
}

async function directusSubject(studio: ScratchStudio, options: DashboardBenchOptions): Promise<DirectusPart> {
  const { load, folder, firstPort, say } = options;
  const reason = await installDirectus(say);
  if (reason !== undefined) {
    return {
      subjects: [],
      missing: [`Directus did not install, so there is no row (b): ${reason}`],
      stop: async () => undefined,
    };
  }
  say('copying the rows for Directus');
  await copyForDirectus(studio.pool);
  const server = await startDirectus({
    databaseUrl: studio.databaseUrl,
    port: firstPort + 2,
    logFolder: folder,
  });
  const from = windowStart(berlinDate(new Date()), DEFAULT_PROGRESSION_WINDOW);
  const requests = directusRequests(studio.members, from);
  const subject = {
    name: `(b) Directus ${DIRECTUS_VERSION}, nobody signs in`,
    pid: server.pid,
    load: (seconds: number) => load(server.origin, requests, seconds),
  };
  return { subjects: [subject], missing: [], stop: server.stop };
}

function report([floor, warm, first, versioned, unchanged, directus]: readonly BenchRow[]): string[] {
  if (!floor || !warm || !first || !versioned || !unchanged) return [];
  const rows = [floor, ...(directus ? [directus] : []), warm, first, versioned, unchanged];
  const references = [
    { heading: '× (a)', row: floor },
    ...(directus ? [{ heading: '× (b)', row: directus }] : []),
  ];
  return [
    benchTable(rows, references),
    '',
    goal('warm, times (a)', timesAs(warm, floor), GOALS.warmToFloor),
    ...(directus ? [goal('warm, times (b)', timesAs(warm, directus), GOALS.warmToDirectus)] : []),
    goal('first request of a version, times (a)', timesAs(first, floor), GOALS.firstToFloor),
    `${timesText(timesAs(first, versioned))} of (a) with the same statements, while versions rise`,
  ];
}

/** Memory of the server and its PostgreSQL right after the load, when the others have stopped. */
function memory({ server }: ScratchStudio): string {
  const megabytes = treeMegabytes([server.pid, ownPostgres()].filter((pid) => pid !== undefined));
  if (megabytes === undefined) return 'memory: not known without /proc';
  const isReached = megabytes < LARGEST_MEMORY_MB;
  return `${isReached ? 'reached' : 'MISSED '}  server and PostgreSQL after the load: ${megabytes.toFixed(0)} MB, goal below ${LARGEST_MEMORY_MB}`;
}

function goal(name: string, reached: number, least: number): string {
  return `${reached >= least ? 'reached' : 'MISSED '}  ${name}: ${timesText(reached)}, goal ${least}`;
}
