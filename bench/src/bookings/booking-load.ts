import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { CONNECTIONS, wrkResult, type LoadResult } from '../load.ts';

/** Books places in these classes, each with its own email address and client address; `run` tells runs apart. */
export type BookingLoad = (
  origin: string,
  classIds: readonly string[],
  run: string,
  seconds: number,
) => Promise<LoadResult>;

const start = promisify(execFile);
const WRK_SCRIPT = fileURLToPath(new URL('./booking-mix.lua', import.meta.url));
/** More than one connection can book in the longest run. */
const MOST_OF_A_CONNECTION = 10_000;
const CLIENTS_PER_NETWORK = 250;

/** wrk where it is installed, or autocannon in this process, as for the other parts. */
export function bookingLoad(tool: 'wrk' | 'autocannon'): BookingLoad {
  return tool === 'wrk' ? bookWithWrk : bookWithAutocannon;
}

const bookWithWrk: BookingLoad = async (origin, classIds, run, seconds) => {
  const folder = await mkdtemp(join(tmpdir(), 'lifted-bookings-'));
  const file = join(folder, 'classes');
  try {
    await writeFile(file, classIds.join('\n'));
    const options = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', '-s', WRK_SCRIPT];
    const { stdout } = await start('wrk', [...options, origin, '--', file, run]);
    return wrkResult(stdout);
  } finally {
    await rm(folder, { recursive: true });
  }
};

const bookWithAutocannon: BookingLoad = async (origin, classIds, run, seconds) => {
  let connections = 0;
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: seconds,
    setupClient(client) {
      const connection = connections++;
      client.setRequests(
        Array.from({ length: MOST_OF_A_CONNECTION }, (_, at) => {
          const number = connection * MOST_OF_A_CONNECTION + at;
          return {
            method: 'POST',
            path: `/api/bsport/join_test_workout/${classIds[number % classIds.length] ?? ''}`,
            headers: { 'content-type': 'application/json', 'x-forwarded-for': clientOf(number) },
            body: JSON.stringify({ email: `${run}-${number}@lifted.example`, name: 'Mia Muster' }),
          };
        }),
      );
    },
  });
  return {
    requestsPerSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failures: result.non2xx + result.errors,
  };
};

function clientOf(number: number): string {
  const network = Math.floor(number / CLIENTS_PER_NETWORK);
  return `10.${number % CLIENTS_PER_NETWORK}.${network % CLIENTS_PER_NETWORK}.1`;
}
