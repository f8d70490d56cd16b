import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { Type } from 'typebox';
import { Parse } from 'typebox/value';
import { expect, it } from 'vitest';

const SERVER_LOG = new URL('server-log.ts', import.meta.url).href;
const Line = Type.Object({ msg: Type.String(), time: Type.String() });

/** A process that does this with a log and ends when nothing is left to do. */
function logging(work: string) {
  const script = `
    import { createServerLog } from '${SERVER_LOG}';
    const { log, flush } = createServerLog({ mode: 'production', logLevel: 'info' }, false);
    ${work}`;
  return spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

const parsed = (lines: string) =>
  lines
    .trimEnd()
    .split('\n')
    .map((line) => Parse(Line, JSON.parse(line)));

it('writes every line whole and with its time, however many there are', async () => {
  const work = `for (let at = 0; at < 2000; at++) log.info(\`line \${at} ü\`); flush();`;
  const lines = parsed(await text(logging(work).stderr));
  // A flush may overtake a write in progress.
  const written = lines.map(({ msg }) => msg).toSorted();
  expect(written).toEqual(Array.from({ length: 2000 }, (_, at) => `line ${at} ü`).toSorted());
  for (const { time } of lines) expect(new Date(time).toISOString()).toBe(time);
});

it('writes what is gathered by itself, while the process goes on', async () => {
  const child = logging(`log.warn('now'); setInterval(() => undefined, 1000);`);
  let written = '';
  child.stderr.on('data', (chunk: Buffer) => (written += chunk.toString()));
  await once(child.stderr, 'data');
  expect(child.exitCode).toBeNull();
  child.kill();
  expect(parsed(written).map(({ msg }) => msg)).toEqual(['now']);
});
