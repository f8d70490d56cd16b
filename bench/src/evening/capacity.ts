/** How many studios processors carry, from what a request costs: arithmetic, where the machine is not there to be measured. */
import { requestsOfEvening } from './evening-of-a-studio.ts';

const HOUR_SECONDS = 3600;
const EVENING_HOURS = 4;
const MS_PER_SECOND = 1000;
/** What people ask is uneven, so processors that are to answer at once are this full on average. */
const PLANNED_FULL = 0.7;

/** Processor time of one request on average, in ms. */
interface RequestCost {
  readonly serverMs: number;
  readonly postgresMs: number;
}

interface Capacity {
  /** Processor-seconds of one studio's evening. */
  readonly eveningSeconds: number;
  /** Studios whose evening fits into one hour of one core, with room for what arrives together. */
  readonly studiosPerCore: number;
  /** Share of half a core that one studio's evening of four hours takes. */
  readonly shareOfHalfCore: number;
  /** Of the processor time, the server's; the rest is PostgreSQL's. */
  readonly serverShare: number;
}

/** What an evening costs, and so how many of them a core carries. */
export function capacityOf({ serverMs, postgresMs }: RequestCost): Capacity {
  const both = serverMs + postgresMs;
  const eveningSeconds = (requestsOfEvening() * both) / MS_PER_SECOND;
  return {
    eveningSeconds,
    studiosPerCore: (HOUR_SECONDS * PLANNED_FULL) / eveningSeconds,
    shareOfHalfCore: eveningSeconds / (EVENING_HOURS * HOUR_SECONDS * 0.5),
    serverShare: serverMs / both,
  };
}
