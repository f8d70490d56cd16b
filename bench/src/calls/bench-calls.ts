/**
 * `npm run bench -- calls [part of a name …]`: every reading call of members, desk and floor, and what they write most, in a studio of a million sets and
 * in a chain of twenty branches with ten years of fifty million. The coming fortnight is the same in both, and so is each
 * member who asks. BENCH_CUSTOMERS_SMALL (2,010) and BENCH_CUSTOMERS_LARGE (101,000) are how many people there are, BENCH_ROUNDS
 * (200) how often a call is made in each. The large one takes 10 GB on the disk of TMPDIR; in BENCH_DATA, where that is named, the filled
 * studios are kept for the next run of the same day.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractCalls } from '../../../apps/api/src/testing/calls/contract-calls.ts';
import type { Pool } from 'pg';
import { machineWords } from '../machine-words.ts';
import { askedOf, LEFT_OUT, type AskedCall } from './addresses.ts';
import { callsTable, pooled, rowOf, verdictOf, type MeasuredCall } from './calls-table.ts';
import {
  fillYears,
  openStudio,
  untilCalm,
  type FilledDatabase,
  type StudioOfCalls,
} from './studio-of-calls.ts';
import { callerWords, NotMeasured, takeTimes } from './take-times.ts';
import { WRITTEN_CALLS, type WrittenCall } from './written-calls.ts';

const smallCustomers = Number(process.env['BENCH_CUSTOMERS_SMALL'] ?? 2_010);
const largeCustomers = Number(process.env['BENCH_CUSTOMERS_LARGE'] ?? 101_000);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 200);
/** Parts of the names of calls. */
const onlyThese = process.argv.slice(2);
/** How many times more a call is taken that seems to grow. */
const MORE_OFTEN = 2;
const firstPort = Number(process.env['BENCH_PORT'] ?? 7290);

const folder = await mkdtemp(join(tmpdir(), 'lifted-bench-'));
const filled: FilledDatabase[] = [];
const opened: StudioOfCalls[] = [];
try {
  for (const customers of [smallCustomers, largeCustomers]) {
    say(`filling a studio of ${customers.toLocaleString('en')} people`);
    const one = await fillYears(customers, folder, process.env['BENCH_DATA']);
    filled.push(one);
    say(one.words);
  }
  for (const [at, one] of filled.entries())
    opened.push(await openStudio(one, { lastCustomer: smallCustomers, port: firstPort + at, folder }));
  const [small, large] = opened;
  if (small === undefined || large === undefined) throw new Error('Two studios are compared.');
  await untilCalm();
  process.stdout.write(`${await report([small, large])}\n`);
} finally {
  for (const studio of opened) await studio.stop();
  for (const { database } of filled) await database.close();
  await rm(folder, { recursive: true, force: true });
}

async function report(studios: readonly [StudioOfCalls, StudioOfCalls]): Promise<string> {
  const reading = (await contractCalls()).filter(({ method }) => method === 'GET');
  const { asked, unknown } = askedOf(reading.toSorted((one, other) => one.path.localeCompare(other.path)));
  const missing = [
    ...Object.entries(LEFT_OUT).map(([path, why]) => `- \`${path}\`: ${why}`),
    ...unknown.map((path) => `- \`${path}\`: nobody knows how to ask it`),
  ];
  const measured: MeasuredCall[] = [];
  const take = async (call: WrittenCall, isRead: boolean): Promise<void> => {
    say(`${call.name}, ${call.caller}`);
    try {
      const takeOnce = async () => ({
        ...(await takeTimes(call, studios, rounds)),
        caller: callerWords(call.caller),
      });
      let taken = await takeOnce();
      // Two of two hundred decide about the 99th percentile. What is written cannot be written a second time.
      for (let more = 0; more < MORE_OFTEN && isRead && verdictOf(taken) === 'GROWS'; more += 1)
        taken = pooled(taken, await startedAgain(studios, takeOnce));
      measured.push(taken);
      say(rowOf(taken));
    } catch (failure) {
      if (!(failure instanceof NotMeasured)) throw failure;
      missing.push(`- \`${call.name}\`, ${callerWords(call.caller)}: ${failure.message}`);
    }
  };
  const reads = asked.map(askedAsRead);
  for (const call of [...reads, ...WRITTEN_CALLS].filter(isAsked))
    await startedAgain(studios, () => take(call, reads.includes(call)));
  return [
    `${machineWords(new Date())}; load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
    ...filled.map(({ words }, at) => `${at === 0 ? 'small' : 'large'}: ${words}`),
    'One request at a time over HTTP, small and large in turns, each by another of the same members. Connections, plans and the',
    'pages a call has read before are warm; an answer of a member is none that was kept. What everybody reads (`nobody`) is',
    'kept by the server from its first time on. What seemed to grow was taken up to three times; all times count.',
    '',
    callsTable(measured),
    '',
    `Not measured (${missing.length}):`,
    '',
    ...missing,
  ].join('\n');
}

function askedAsRead({ name, caller, address }: AskedCall): WrittenCall {
  return { name, caller, request: async (turn) => ({ method: 'GET', path: address(turn) }) };
}

/** Whether a call is among those named; all are where none is. */
function isAsked({ name }: WrittenCall): boolean {
  return onlyThese.length === 0 || onlyThese.some((one) => name.includes(one));
}

async function startedAgain<Result>(
  studios: readonly StudioOfCalls[],
  work: () => Promise<Result>,
): Promise<Result> {
  for (const { pool } of studios) await startAgain(pool);
  return work();
}

/** No answer about a member was kept, as after a change, and everybody signed in a moment ago, as some calls ask for. */
async function startAgain(pool: Pool): Promise<void> {
  await pool.query(
    'update studio.customers set version = studio.next_version(version) where number % 10 = 0 and number <= $1',
    [smallCustomers],
  );
  await pool.query('update identity."session" set "createdAt" = now()');
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
