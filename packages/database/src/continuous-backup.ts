import { backUpContinuously, endContinuousBackup } from '@lifted/embedded-postgres/continuous/base-backup';
import { restoreMoment, type RestoredMoment } from '@lifted/embedded-postgres/continuous/restore-moment';
import type { SealingKeys } from '@lifted/embedded-postgres/sealing/backup-keys';
import type { Opening } from '@lifted/embedded-postgres/sealing/open-sealed';
import type pg from 'pg';
import { createPool } from './create-pool.ts';
import { migrate } from './migrate.ts';
import { STUDIO_POSTGRES } from './studio-postgres.ts';

const quiet = () => undefined;

/** Begins a continuous backup of the embedded PostgreSQL in `directory`, or adds a copy to it. Answers when the copy was made. */
export async function addContinuousBackup(
  dataDir: string,
  archive: {
    readonly directory: string;
    readonly keepDays: number;
    readonly keys: SealingKeys | undefined;
  },
): Promise<Date> {
  const made = await backUpContinuously({ ...STUDIO_POSTGRES, dataDir, log: quiet, ...archive });
  return made.finishedAt;
}

/** Ends it; what was backed up stays. */
export function stopContinuousBackup(dataDir: string): Promise<void> {
  return endContinuousBackup({ ...STUDIO_POSTGRES, dataDir, log: quiet });
}

/**
 * Restores the embedded PostgreSQL to a moment and brings it up to this release. `afterwards` runs before any server can use
 * the restored data.
 */
export function restoreContinuousBackup(
  dataDir: string,
  {
    afterwards,
    ...moment
  }: {
    readonly archive: string;
    readonly at: Date | 'latest';
    readonly replace: boolean;
    readonly opening: Opening;
    readonly afterwards: (pool: pg.Pool) => Promise<void>;
  },
): Promise<RestoredMoment> {
  return restoreMoment({
    ...STUDIO_POSTGRES,
    dataDir,
    log: quiet,
    ...moment,
    async afterwards(connection) {
      const pool = createPool(connection, quiet);
      try {
        await migrate(pool);
        await afterwards(pool);
      } finally {
        await pool.end();
      }
    },
  });
}
