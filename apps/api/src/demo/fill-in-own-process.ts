import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ClientConfig } from 'pg';
import { Parse } from 'typebox/value';
import type { DemoOptions } from './fill-demo-studio.ts';
import { FillingNews } from './filling-messages.ts';

const FILLING_PROCESS = fileURLToPath(new URL('filling-process.ts', import.meta.url));

/**
 * Fills the demo studio like `fillDemoStudio`, in a child process: generating and importing two years takes 130 MB that a
 * server would never release.
 * @throws Error with the message and code of the child process.
 */
export async function fillInOwnProcess(
  { connectionString, host, port, user, database, ssl }: ClientConfig,
  { now, log, publicUrl }: Omit<DemoOptions, 'mediaDirectory'>,
): Promise<void> {
  const child = fork(FILLING_PROCESS, { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  let end: Exclude<FillingNews, { kind: 'event' }> | undefined;
  child.on('message', (message) => {
    // Below `node --watch` the child also reports what it imports, on the same channel.
    if (typeof message !== 'object' || !('kind' in message)) return;
    const news = Parse(FillingNews, message);
    if (news.kind === 'event') log(news.event, news.details);
    else end = news;
  });
  const connection = {
    connectionString,
    host,
    port,
    user,
    database,
    ssl: ssl === undefined ? ssl : Boolean(ssl),
  };
  child.send({ connection, now: now.toISOString(), publicUrl });
  await once(child, 'close');
  if (end === undefined)
    throw new Error('The process that fills the demo studio was ended. Please start again.');
  if (end.kind === 'failed') throw Object.assign(new Error(end.message), { code: end.code });
}
