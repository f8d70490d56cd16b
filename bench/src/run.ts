/**
 * `npm run bench`: loads the demo studio into a scratch database and prints what the public reads and bookings reach,
 * beside the floors they are measured against, and what members' pages ask for. BENCH_SECONDS (6) and BENCH_ROUNDS (3) make it shorter or longer.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '@lifted/database/migrate';
import { openDatabase } from '@lifted/database/open-database';
import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { fillDemoStudio } from '../../apps/api/src/demo/fill-demo-studio.ts';
import { benchAuthentication } from './authentication.ts';
import { benchBookings } from './bookings/bench-bookings.ts';
import { bookingLoad } from './bookings/booking-load.ts';
import { startPatientMailServer } from './bookings/patient-mail-server.ts';
import { startChildServer, type ChildServer } from './child-servers.ts';
import { databaseUrlOf } from './database-url.ts';
import { findLoadTool } from './load.ts';
import { machineWords } from './machine-words.ts';
import { mixedLoad } from './mixed-load.ts';
import { benchPublicReads } from './reads/public-reads.ts';
import { benchSignedInPages } from './reads/signed-in-pages.ts';
import { BENCH_SECRET, startStudioServer } from './studio-server.ts';

const FIRST_PORT = Number(process.env['BENCH_PORT'] ?? 7290);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 6);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const say = (line: string) => process.stderr.write(`${line}\n`);

const folder = await mkdtemp(join(tmpdir(), 'lifted-bench-'));
const children: ChildServer[] = [];
const mailServer = await startPatientMailServer();
const database = await openDatabase({ dataDir: join(folder, 'data'), log: () => undefined });
try {
  await migrate(database.pool);
  await fillDemoStudio(database.pool, {
    now: new Date(),
    log: () => undefined,
    publicUrl: 'http://localhost',
  });
  // Production refuses a database with accounts whose password is public.
  await database.pool.query('delete from identity."user"');
  const tool = await findLoadTool();
  const servers = await startServers(databaseUrlOf(database.connection));
  say(`${tool.name}, 32 connections, ${rounds} rounds of ${seconds} s each`);
  const options = { load: tool.load, rounds, seconds, say };
  const tables = await benchPublicReads(servers, options);
  const pages = await benchSignedInPages(database.pool, servers, { ...options, load: mixedLoad(tool.name) });
  const authentication = await benchAuthentication(servers.guarded, options);
  process.stdout.write(
    `\n${machineWords(new Date())}\n\n${tables}\n\n${pages}\n\n* others took more than 15 % of a core even after two repeats\n`,
  );
  const bookings = await benchBookings(
    database.pool,
    { floor: servers.booking, studio: servers.studio },
    { ...options, load: bookingLoad(tool.name) },
  );
  process.stdout.write(`\n${authentication}\n\n${bookings}\n`);
} finally {
  for (const child of children) await child.stop();
  mailServer.stop();
  await database.close();
  await rm(folder, { recursive: true, force: true });
}

async function startServers(databaseUrl: string) {
  const env = { DATABASE_URL: databaseUrl, TODAY: berlinDate(new Date()), IDENTITY_SECRET: BENCH_SECRET };
  return {
    sql: await startFloor('sql-server.ts', FIRST_PORT, env),
    memory: await startFloor('memory-server.ts', FIRST_PORT + 1, env),
    guarded: await startFloor('guarded-server.ts', FIRST_PORT + 3, env, '/healthz'),
    booking: await startFloor('booking-server.ts', FIRST_PORT + 4, env, '/'),
    studio: started(
      await startStudioServer({
        databaseUrl,
        port: FIRST_PORT + 2,
        logFolder: folder,
        smtpUrl: mailServer.url,
      }),
    ),
  };
}

async function startFloor(
  name: string,
  port: number,
  env: Readonly<Record<string, string>>,
  readyPath = '/api/timetable',
): Promise<ChildServer> {
  const file = fileURLToPath(new URL(`floors/${name}`, import.meta.url));
  return started(await startChildServer({ file, port, env, readyPath, logFolder: folder }));
}

function started(server: ChildServer): ChildServer {
  children.push(server);
  return server;
}
