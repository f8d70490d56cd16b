import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '@lifted/database/migrate';
import { openDatabase } from '@lifted/database/open-database';
import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { startChildServer } from '../child-servers.ts';
import { databaseUrlOf } from '../database-url.ts';
import { startStudioServer } from '../studio-server.ts';
import { fillStudio, type StudioSize } from './fill-studio.ts';
import { signInMembers } from './members.ts';
import type { Studio } from './studio-subjects.ts';

const FLOOR = fileURLToPath(new URL('../floors/dashboard-server.ts', import.meta.url));

interface ScratchStudioOptions {
  readonly customers: number;
  /** Who asks: those up to this number who train these days. */
  readonly lastAskingCustomer: number;
  /** The floor takes this one, the studio's server the next. */
  readonly port: number;
  readonly folder: string;
  readonly say: (line: string) => void;
}

export interface ScratchStudio extends Studio {
  readonly databaseUrl: string;
  readonly size: StudioSize;
  stop(): Promise<void>;
}

/** A filled scratch database with its floor and its server running on it. */
export async function startScratchStudio(options: ScratchStudioOptions): Promise<ScratchStudio> {
  const { customers, lastAskingCustomer, port, folder, say } = options;
  const today = berlinDate(new Date());
  const database = await openDatabase({ dataDir: join(folder, `data-${customers}`), log: () => undefined });
  const started: { stop(): Promise<void> }[] = [{ stop: () => database.close() }];
  const stop = async () => {
    for (const one of started.toReversed()) await one.stop();
  };
  try {
    await migrate(database.pool);
    say(`filling a studio of ${customers.toLocaleString('en')} customers`);
    const size = await fillStudio(database.pool, customers, today);
    const members = await signInMembers(database.pool, lastAskingCustomer);
    const databaseUrl = databaseUrlOf(database.connection);
    const env = { DATABASE_URL: databaseUrl, TODAY: today };
    const readyPath = `/api/bookings?customer_id=${members[0]?.id ?? ''}`;
    const floor = await startChildServer({ file: FLOOR, port, env, readyPath, logFolder: folder });
    started.push(floor);
    const server = await startStudioServer({ databaseUrl, port: port + 1, logFolder: folder });
    started.push(server);
    return { pool: database.pool, members, floor, server, databaseUrl, size, stop };
  } catch (failure) {
    await stop();
    throw failure;
  }
}
