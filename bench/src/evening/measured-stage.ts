import { availableParallelism } from 'node:os';
import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import type { ChildServer } from '../child-servers.ts';
import { cpuSeconds, treeMegabytes } from '../process-times.ts';
import { rateOf } from './evening-of-a-studio.ts';
import type { StageResult } from './load-messages.ts';
import type { LoadSender } from './load-sender.ts';
import { exhausted, isTooMuch } from './stage-limits.ts';

/** What a stage runs on. */
interface StageSetting {
  readonly sender: LoadSender;
  readonly servers: readonly ChildServer[];
  /** Process of PostgreSQL. */
  readonly postgres: number;
  readonly studios: number;
  readonly seconds: number;
}

/** One stage of the load, with what it took of the machine; processors in cores, on average. */
export interface MeasuredStage {
  readonly multiple: number;
  readonly processes: number;
  readonly result: StageResult;
  readonly p99Ms: number;
  readonly failures: number;
  readonly serverCores: number;
  readonly postgresCores: number;
  readonly loadCores: number;
  readonly machineCores: number;
  /** Processor time of an answered request, in ms. */
  readonly cost: { readonly serverMs: number; readonly postgresMs: number };
  readonly poolWaitMs: number;
  readonly megabytes: number;
  readonly isTooMuch: boolean;
  readonly exhausted: readonly string[];
}

/** Sends `multiple` times the hour's load for a while. Needs /proc. */
export async function measureStage(setting: StageSetting, multiple: number): Promise<MeasuredStage> {
  const { sender, servers, postgres, studios, seconds } = setting;
  const before = await readUse(setting);
  const startedAt = performance.now();
  const result = await sender.send({
    origins: servers.map(({ origin }) => origin),
    seconds,
    perSecond: multiple * rateOf(studios),
  });
  const elapsed = (performance.now() - startedAt) / SECOND_MS;
  const after = await readUse(setting);
  const cores = (of: (use: Use) => number) => (of(after) - of(before)) / elapsed;
  const each = servers.map((_, at) => cores((use) => use.servers[at] ?? 0));
  const serverCores = each.reduce((sum, one) => sum + one, 0);
  const postgresCores = cores((use) => use.postgres);
  const loadCores = cores((use) => use.load);
  const machineCores = cores((use) => use.machine);
  const poolWaitMs =
    ((after.waitedSeconds - before.waitedSeconds) * SECOND_MS) / Math.max(1, after.taken - before.taken);
  const p99Ms = Math.max(...result.kinds.map((kind) => kind.p99Ms));
  const failures = result.kinds.reduce((sum, kind) => sum + kind.failures, 0);
  const perRequest = (inCores: number) => (inCores * elapsed * SECOND_MS) / (result.askedPerSecond * seconds);
  return {
    multiple,
    processes: servers.length,
    result,
    p99Ms,
    failures,
    serverCores,
    postgresCores,
    loadCores,
    machineCores,
    cost: { serverMs: perRequest(serverCores), postgresMs: perRequest(postgresCores) },
    poolWaitMs,
    megabytes: treeMegabytes([...servers.map(({ pid }) => pid), postgres]) ?? 0,
    isTooMuch: isTooMuch({ ...result, p99Ms, failures }),
    exhausted: exhausted({
      cores: availableParallelism(),
      busiestServer: Math.max(...each),
      machine: machineCores,
      load: loadCores,
      poolWaitMs,
    }),
  };
}

/** So far; processors in seconds. */
interface Use {
  readonly servers: readonly number[];
  readonly postgres: number;
  readonly load: number;
  readonly machine: number;
  /** Waited for connections of the pools, and how often one was taken. */
  readonly waitedSeconds: number;
  readonly taken: number;
}

async function readUse({ sender, servers, postgres }: StageSetting): Promise<Use> {
  const metrics = await Promise.all(
    servers.map(async ({ origin }) => (await fetch(`${origin}/metrics`)).text()),
  );
  const sum = (name: string) => metrics.reduce((all, text) => all + valueOf(text, `${name}{pool="main"}`), 0);
  const own = (pid: number) => cpuSeconds(pid)?.own ?? 0;
  const machine = cpuSeconds(sender.pid)?.machine;
  if (machine === undefined) throw new Error('This measurement needs /proc, as Linux has it.');
  return {
    servers: servers.map(({ pid }) => own(pid)),
    postgres: own(postgres),
    load: own(sender.pid),
    machine,
    waitedSeconds: sum('lifted_pool_wait_seconds_sum'),
    taken: sum('lifted_pool_wait_seconds_count') + sum('lifted_pool_taken_at_once_total'),
  };
}

/** Of a line of the metrics; 0 where nothing was counted yet. */
function valueOf(metrics: string, name: string): number {
  const line = metrics.split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.slice(name.length) ?? 0);
}
