/** What the evening has shown, as Markdown. */
import { capacityOf } from './capacity.ts';
import { KINDS, requestsOfEvening } from './evening-of-a-studio.ts';
import type { MeasuredStage } from './measured-stage.ts';
import type { TracedCall } from './traced-calls.ts';

const PERCENT = 100;
/** Calls with a smaller share of the database's time are put together. */
const LEAST_SHARE = 0.005;
const MACHINES = [1, 2, 4, 8, 16];

/** Rates, failures and what each stage took of the machine. */
export function stagesTable(stages: readonly MeasuredStage[]): string {
  return table(
    [
      'servers',
      'times the hour',
      'asked/s',
      'answered/s',
      'longest p99 ms',
      'refused',
      'failed',
      'server, cores',
      'PostgreSQL',
      'load',
      'machine',
      'wait for a connection, ms',
      'MB',
      'carried',
      'ran out',
    ],
    stages.map((stage) => [
      `${stage.processes}`,
      `${stage.multiple} ×`,
      stage.result.askedPerSecond.toFixed(0),
      stage.result.achievedPerSecond.toFixed(0),
      stage.p99Ms.toFixed(0),
      `${stage.result.kinds.reduce((sum, { refused }) => sum + refused, 0)}`,
      `${stage.failures}`,
      stage.serverCores.toFixed(2),
      stage.postgresCores.toFixed(2),
      stage.loadCores.toFixed(2),
      stage.machineCores.toFixed(2),
      stage.poolWaitMs.toFixed(2),
      stage.megabytes.toFixed(0),
      stage.isTooMuch ? 'no' : 'yes',
      stage.exhausted.join(', ') || (stage.isTooMuch ? 'none of what is measured' : ''),
    ]),
  );
}

/** p50 and p99 of each kind of call, a column for each stage. */
export function waitsTable(stages: readonly MeasuredStage[]): string {
  return table(
    [
      'p50 / p99 in ms',
      ...stages.map(({ processes, multiple }) => `${serverWords(processes)}, ${multiple} ×`),
    ],
    KINDS.map((kind) => [
      `${kind} (${requestsOfEvening(kind)} an evening)`,
      ...stages.map(({ result }) => {
        const found = result.kinds.find((each) => each.kind === kind);
        return found === undefined || found.asked === 0
          ? '–'
          : `${found.p50Ms.toFixed(1)} / ${found.p99Ms.toFixed(0)}`;
      }),
    ]),
  );
}

/** Time at the database by call, the most first. */
export function databaseTable(calls: readonly TracedCall[], seconds: number): string {
  const all = calls.reduce((sum, { databaseMs }) => sum + databaseMs, 0);
  const isLarge = ({ databaseMs }: TracedCall) => databaseMs >= LEAST_SHARE * all;
  const others = calls.filter((call) => !isLarge(call));
  const together: TracedCall = {
    call: `${others.length} others`,
    requests: sumOf(others, 'requests'),
    statements: sumOf(others, 'statements'),
    databaseMs: sumOf(others, 'databaseMs'),
  };
  return table(
    ['call', 'requests/s', 'statements each', 'ms each', 'share of the time at the database'],
    [...calls.filter(isLarge), ...(others.length > 0 ? [together] : [])].map(
      ({ call, requests, statements, databaseMs }) => [
        call,
        (requests / seconds).toFixed(1),
        (statements / requests).toFixed(1),
        (databaseMs / requests).toFixed(2),
        `${((databaseMs / all) * PERCENT).toFixed(1)} %`,
      ],
    ),
  );
}

/** What a core carries, from the processor time of a stage: the arithmetic for other machines. */
export function capacityWords({ cost, multiple, processes }: MeasuredStage): string {
  const capacity = capacityOf(cost);
  const { eveningSeconds, studiosPerCore, shareOfHalfCore, serverShare } = capacity;
  return [
    `Of the stage with ${serverWords(processes)}, ${multiple} ×: a request takes ${cost.serverMs.toFixed(2)} ms of a processor in the server and ${cost.postgresMs.toFixed(2)} in PostgreSQL;`,
    `one studio's evening of ${requestsOfEvening()} requests takes ${eveningSeconds.toFixed(1)} processor-seconds, ${(shareOfHalfCore * PERCENT).toFixed(2)} % of half a core over its four hours.`,
    'Cores that are 70 % full on average, with the load on another machine (calculated, not measured):',
    '',
    table(
      ['cores', 'studios whose evening fits into one hour', 'server processes'],
      [0.5, ...MACHINES].map((cores) => [
        `${cores}`,
        `${Math.floor(cores * studiosPerCore)}`,
        `${Math.max(1, Math.ceil(cores * serverShare))}`,
      ]),
    ),
  ].join('\n');
}

function serverWords(count: number): string {
  return count === 1 ? '1 server' : `${count} servers`;
}

function sumOf(calls: readonly TracedCall[], figure: 'requests' | 'statements' | 'databaseMs'): number {
  return calls.reduce((sum, call) => sum + call[figure], 0);
}

function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n');
}
