import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';

/**
 * Whether PostgreSQL fails to archive its log (continuous backup, pgbackrest): it keeps the log until it can, which fills the disk.
 * 0 also without an archive; no figure while the database cannot be asked.
 */
export function watchArchive(registry: Registry, pool: Pool): void {
  new Gauge({
    name: 'lifted_archive_failing',
    help: '1 while the last try of PostgreSQL to archive its log failed',
    registers: [registry],
    async collect() {
      const isFailing = await readFailing(pool).catch(() => undefined);
      if (isFailing === undefined) this.remove();
      else this.set(isFailing ? 1 : 0);
    },
  });
}

async function readFailing(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ failing: boolean }>({
    name: 'archive-state',
    text: `select coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as failing
             from pg_stat_archiver`,
  });
  return rows[0]?.failing ?? false;
}
