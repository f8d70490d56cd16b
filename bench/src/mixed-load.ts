import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { seededRandom } from '../../apps/api/src/demo/content/seeded-random.ts';
import { CONNECTIONS, wrkResult, type LoadResult } from './load.ts';

const run = promisify(execFile);
/** High, so that a slow answer is not counted as a failure. */
const SLOWEST_ANSWER = '30s';
const WRK_SCRIPT = fileURLToPath(new URL('./wrk-mix.lua', import.meta.url));

/** A request; it draws from many, each as likely as the others. */
export interface MixedRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

export type MixedLoad = (
  origin: string,
  requests: readonly MixedRequest[],
  seconds: number,
) => Promise<LoadResult>;

/** As the tool of the single requests (load.ts): wrk, or autocannon in this process. */
export function mixedLoad(tool: 'wrk' | 'autocannon'): MixedLoad {
  return tool === 'wrk' ? mixWithWrk : mixWithAutocannon;
}

const mixWithWrk: MixedLoad = async (origin, requests, seconds) => {
  const folder = await mkdtemp(join(tmpdir(), 'lifted-mix-'));
  const file = join(folder, 'requests');
  try {
    await writeFile(file, requests.map(lineOf).join('\n'));
    const { stdout } = await run('wrk', [
      '-t1',
      `-c${CONNECTIONS}`,
      `-d${seconds}s`,
      '--latency',
      '--timeout',
      SLOWEST_ANSWER,
      '-s',
      WRK_SCRIPT,
      origin,
      '--',
      file,
    ]);
    return wrkResult(stdout);
  } finally {
    await rm(folder, { recursive: true });
  }
};

function lineOf({ path, headers }: MixedRequest): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join('\t');
}

const mixWithAutocannon: MixedLoad = async (origin, requests, seconds) => {
  const random = seededRandom('requests of the bench');
  const draw = () => requests[Math.floor(random() * requests.length)];
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: seconds,
    // Each connection has its own order, or all would send the same request at the same time.
    setupClient: (client) => client.setRequests(requests.map(draw).filter((one) => one !== undefined)),
  });
  return {
    requestsPerSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failures: result.non2xx - result['3xx'] + result.errors,
  };
};
