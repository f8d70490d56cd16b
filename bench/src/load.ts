import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Type } from 'typebox';
import { Parse } from 'typebox/value';

const run = promisify(execFile);
const AUTOCANNON = fileURLToPath(import.meta.resolve('autocannon'));
export const CONNECTIONS = 32;

export interface LoadResult {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Unsuccessful answers and broken connections. */
  readonly failures: number;
}

export interface LoadRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly seconds: number;
}

export type LoadTool = (request: LoadRequest) => Promise<LoadResult>;

/** wrk where it is installed, because it uses the least CPU; otherwise autocannon from npm. */
export async function findLoadTool(): Promise<{
  readonly name: 'wrk' | 'autocannon';
  readonly load: LoadTool;
}> {
  try {
    await run('wrk', ['--version']).catch((failure: unknown) => {
      // `wrk -v` exits with an error; only its absence counts.
      if (failure instanceof Error && 'code' in failure && failure.code === 'ENOENT') throw failure;
    });
    return { name: 'wrk', load: loadWithWrk };
  } catch {
    return { name: 'autocannon', load: loadWithAutocannon };
  }
}

async function loadWithWrk({ url, headers, seconds }: LoadRequest): Promise<LoadResult> {
  const { stdout } = await run('wrk', [
    '-t1',
    `-c${CONNECTIONS}`,
    `-d${seconds}s`,
    '--latency',
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    url,
  ]);
  return wrkResult(stdout);
}

/** Reads what wrk prints with `--latency`. */
export function wrkResult(stdout: string): LoadResult {
  return {
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN),
    p50Ms: milliseconds(/^\s+50%\s+(\S+)/m.exec(stdout)?.[1]),
    p99Ms: milliseconds(/^\s+99%\s+(\S+)/m.exec(stdout)?.[1]),
    failures: Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0) + socketErrors(stdout),
  };
}

function socketErrors(output: string): number {
  const line = /Socket errors: (.*)/.exec(output)?.[1] ?? '';
  return [...line.matchAll(/\d+/g)].reduce((sum, [count]) => sum + Number(count), 0);
}

function milliseconds(text = ''): number {
  const value = Number.parseFloat(text);
  if (text.endsWith('us')) return value / 1000;
  return text.endsWith('ms') ? value : value * 1000;
}

const AutocannonOutput = Type.Object({
  requests: Type.Object({ average: Type.Number() }),
  latency: Type.Object({ p50: Type.Number(), p99: Type.Number() }),
  non2xx: Type.Integer(),
  '3xx': Type.Integer(),
  errors: Type.Integer(),
});

async function loadWithAutocannon({ url, headers, seconds }: LoadRequest): Promise<LoadResult> {
  const { stdout } = await run(process.execPath, [
    AUTOCANNON,
    '--connections',
    String(CONNECTIONS),
    '--duration',
    String(seconds),
    '--json',
    '--no-progress',
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]),
    url,
  ]);
  const output = Parse(AutocannonOutput, JSON.parse(stdout));
  return {
    requestsPerSecond: output.requests.average,
    p50Ms: output.latency.p50,
    p99Ms: output.latency.p99,
    failures: output.non2xx - output['3xx'] + output.errors,
  };
}
