/**
 * `npm run bench -- evening`: one evening of a hundred studios in one hour, as a mixed load from a process of its own: members reading
 * and booking, tablets logging sets, desks searching, visitors on public pages. Then multiples of it until it is too much, with one, two
 * and four server processes. The site has to be built. BENCH_STUDIOS (100), BENCH_SECONDS (20) for each stage, BENCH_MOST (64) for the
 * largest multiple, BENCH_PROCESSES (1,2,4) and BENCH_PORT (7290, and the next ones).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { migrate } from '@lifted/database/migrate';
import { openDatabase } from '@lifted/database/open-database';
import { berlinDate, HOUR_MS, SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { startPatientMailServer } from '../bookings/patient-mail-server.ts';
import type { ChildServer } from '../child-servers.ts';
import { databaseUrlOf } from '../database-url.ts';
import { machineWords } from '../machine-words.ts';
import { ownPostgres } from '../process-times.ts';
import { startStudioServer } from '../studio-server.ts';
import { readCast } from './cast.ts';
import { rateOf } from './evening-of-a-studio.ts';
import { capacityWords, databaseTable, stagesTable, waitsTable } from './evening-tables.ts';
import { fillEvening } from './fill-evening.ts';
import { startLoadSender, type LoadSender } from './load-sender.ts';
import { measureStage, type MeasuredStage } from './measured-stage.ts';
import { nextMultiple } from './stage-limits.ts';
import { startTraceCollector, type TracedCall } from './traced-calls.ts';

const studios = Number(process.env['BENCH_STUDIOS'] ?? 100);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 20);
const most = Number(process.env['BENCH_MOST'] ?? 64);
const processCounts = (process.env['BENCH_PROCESSES'] ?? '1,2,4').split(',').map(Number);
const firstPort = Number(process.env['BENCH_PORT'] ?? 7290);
const WARM_UP_SECONDS = Math.min(5, seconds);
/** After it a server that had too much has answered what it was still asked; spans are sent after five seconds at the latest. */
const REST_MS = 6 * SECOND_MS;
const say = (line: string) => process.stderr.write(`${line}\n`);

const now = new Date();
if (berlinDate(new Date(now.getTime() + HOUR_MS)) !== berlinDate(now)) {
  throw new Error('Tablets see classes of the day alone, so begin after midnight in Berlin.');
}
const folder = await mkdtemp(join(tmpdir(), 'lifted-evening-'));
const mailServer = await startPatientMailServer();
const database = await openDatabase({ dataDir: join(folder, 'data'), log: () => undefined });
const databaseUrl = databaseUrlOf(database.connection);
const running: { stop(): Promise<void> }[] = [];
try {
  await migrate(database.pool);
  say(`filling the database with ${studios} studios`);
  const { customers, bookings, sets } = await fillEvening(database.pool, studios, now);
  const sender = await signIn();
  const stages: MeasuredStage[] = [];
  for (const processes of processCounts) stages.push(...(await climb(sender, processes, stages.at(-1))));
  const carried = stages.filter(({ processes, isTooMuch }) => processes === processCounts[0] && !isTooMuch);
  const capacity = carried.toSorted((one, other) => other.multiple - one.multiple)[0];
  const traced = Math.min(1, capacity?.multiple ?? 1);
  const calls = await traceOnce(sender, traced);
  const count = (of: number) => of.toLocaleString('en');
  process.stdout.write(
    [
      '',
      machineWords(new Date()),
      '',
      `${studios} evenings in one hour, ${rateOf(studios).toFixed(0)} requests/s; ${count(customers)} members, ${count(bookings)} bookings, ${count(sets)} sets; ${seconds} s each`,
      '',
      stagesTable(stages),
      '',
      waitsTable(stages),
      '',
      `Time at the database by call, ${traced} ×, one server that traces every request:`,
      '',
      databaseTable(calls, seconds),
      '',
      capacity === undefined ? 'Not even an eighth of it was carried.' : capacityWords(capacity),
      '',
    ].join('\n'),
  );
} finally {
  for (const one of running.toReversed()) await one.stop();
  mailServer.stop();
  await database.close();
  await rm(folder, { recursive: true, force: true });
}

/** Reads what the home page loads, signs everybody in, and starts the process of the load. */
async function signIn(): Promise<LoadSender> {
  const [server] = await startServers(1);
  const page = await fetch(`${server?.origin}/`);
  const html = await page.text();
  const files = new Set(
    [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|woff2))"/g)].map(([, path = '']) => path),
  );
  if (!page.ok || files.size === 0) throw new Error('The site is not built: npm run build.');
  await stopServers();
  say('signing everybody in');
  const sender = await startLoadSender(await readCast(database.pool, [...files]));
  running.push(sender);
  return sender;
}

async function startServers(count: number, tracesTo?: string): Promise<readonly ChildServer[]> {
  const servers: ChildServer[] = [];
  for (let n = 0; n < count; n += 1) {
    const server = await startStudioServer({
      databaseUrl,
      port: firstPort + n,
      logFolder: folder,
      smtpUrl: mailServer.url,
      ...(tracesTo !== undefined && { tracesTo }),
    });
    running.push(server);
    servers.push(server);
  }
  return servers;
}

/** All but the load, which knows what it has booked. */
async function stopServers(): Promise<void> {
  for (const server of running.filter((one) => 'origin' in one)) {
    await server.stop();
    running.splice(running.indexOf(server), 1);
  }
}

/**
 * Doubles the load until it is too much, then tries once in between; begins at a quarter of the evening, so that the machine is warm
 * when it has much to do, and further on at half of what was measured last.
 */
async function climb(
  sender: LoadSender,
  processes: number,
  last: MeasuredStage | undefined,
): Promise<MeasuredStage[]> {
  const servers = await startServers(processes);
  const setting = { sender, servers, postgres: postgresPid(), studios, seconds };
  const measured: MeasuredStage[] = [];
  let carried = 0;
  let tooMuch: number | undefined;
  let multiple: number | undefined = last === undefined ? 0.25 : last.multiple / 2;
  await measureStage({ ...setting, seconds: WARM_UP_SECONDS }, Math.min(1, multiple));
  while (multiple !== undefined && multiple <= most) {
    say(`${processes} server: ${multiple} ×`);
    const stage = await measureStage(setting, multiple);
    measured.push(stage);
    for (const example of stage.result.examples) say(`  failed: ${example}`);
    if (stage.isTooMuch) {
      tooMuch = multiple;
      await pause(REST_MS);
    } else carried = multiple;
    multiple = nextMultiple(carried, tooMuch);
  }
  await stopServers();
  return measured;
}

/** The evening once more, at a server that traces every request. */
async function traceOnce(sender: LoadSender, multiple: number): Promise<TracedCall[]> {
  const collector = await startTraceCollector();
  running.unshift(collector);
  const servers = await startServers(1, collector.url);
  const setting = { sender, servers, postgres: postgresPid(), studios, seconds };
  say('time at the database');
  await measureStage({ ...setting, seconds: WARM_UP_SECONDS }, multiple);
  await pause(REST_MS);
  collector.take();
  await measureStage(setting, multiple);
  await stopServers();
  return collector.take();
}

function postgresPid(): number {
  const pid = ownPostgres();
  if (pid === undefined) throw new Error('The process of PostgreSQL was not found.');
  return pid;
}
