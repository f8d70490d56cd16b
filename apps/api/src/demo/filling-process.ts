/**
 * Fills the demo studio in a child process, see fill-in-own-process.ts. It ends with its parent: the import's transaction is
 * then rolled back, and the next start begins again.
 */
import { createPool } from '@lifted/database/create-pool';
import { errorMessage } from '@lifted/embedded-postgres/database-log';
import { Parse } from 'typebox/value';
import { fillDemoStudio } from './fill-demo-studio.ts';
import { type FillingNews, FillingWork } from './filling-messages.ts';

process.once('disconnect', () => process.exit());
process.once('message', (message) => {
  fill(Parse(FillingWork, message)).then(
    () => end({ kind: 'done' }),
    (failure: unknown) => end({ kind: 'failed', message: errorMessage(failure), ...codeOf(failure) }),
  );
});

async function fill({ connection, now, publicUrl }: FillingWork): Promise<void> {
  const log = (event: string, details?: object) => say({ kind: 'event', event, ...(details && { details }) });
  const pool = createPool(connection, log);
  try {
    await fillDemoStudio(pool, { now: new Date(now), log, publicUrl });
  } finally {
    await pool.end();
  }
}

function codeOf(failure: unknown): { code?: string } {
  const code = failure instanceof Error && 'code' in failure ? failure.code : undefined;
  return typeof code === 'string' ? { code } : {};
}

function say(news: FillingNews): void {
  process.send?.(news);
}

function end(news: FillingNews): void {
  process.send?.(news, () => process.disconnect());
}
