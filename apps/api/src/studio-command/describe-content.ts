import type { BackupSummary } from '@lifted/database/backup';
import { berlinDate, berlinTime } from '@lifted/domain/studio-calendar';

/** What a backup holds, in words: '1,234 rows of 9 tables, as of 2026-11-20 18:30'. */
export function describeContent({ tables, rows, created_at }: BackupSummary): string {
  const writtenAt = new Date(created_at);
  const asOf = `${berlinDate(writtenAt)} ${berlinTime(writtenAt)}`;
  return `${rows.toLocaleString('en')} rows of ${tables} tables, as of ${asOf}`;
}
