import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** A server that prints the signals it receives, and how many it has heard once a thread of its own has ended; it takes a moment to stop. */
const SERVER = `
import { Worker } from 'node:worker_threads';
let heard = 0;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    heard += 1;
    console.log('heard ' + signal + ' ' + heard);
    setTimeout(() => { console.log('stopped'); process.exit(7); }, 200);
  });
}
setInterval(() => {}, 1000);
console.log('up');
new Worker(new URL('thread.mjs', import.meta.url)).once('exit', () =>
  setTimeout(() => console.log('thread ended, signals: ' + heard), 300));
`;

const HAND_OVER = new URL('./hand-over.mjs', import.meta.url).href;

let folder: string;
let parent: ChildProcess;
let printed: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lifted hand over '));
  writeFileSync(path.join(folder, 'server.mjs'), SERVER);
  writeFileSync(path.join(folder, 'thread.mjs'), 'setTimeout(() => {}, 500);');
  writeFileSync(
    path.join(folder, 'parent.mjs'),
    `import { handOver } from '${HAND_OVER}';
     await handOver([{ file: process.execPath, args: [${JSON.stringify(path.join(folder, 'server.mjs'))}], cwd: ${JSON.stringify(folder)} }]);`,
  );
  printed = '';
  const env = { ...process.env };
  delete env['npm_lifecycle_event'];
  parent = spawn(process.execPath, [path.join(folder, 'parent.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  });
  parent.stdout?.setEncoding('utf8').on('data', (text: string) => (printed += text));
});

afterEach(() => {
  parent.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

async function says(text: string): Promise<void> {
  await expect.poll(() => printed, { timeout: 20_000 }).toContain(text);
}

const exit = () =>
  new Promise<number | null>((resolve) => {
    if (parent.exitCode !== null) resolve(parent.exitCode);
    else parent.once('exit', (code) => resolve(code));
  });

test('one press of Ctrl-C reaches the server once, and its exit code is passed on', async () => {
  await says('up');
  parent.kill('SIGINT');
  parent.kill('SIGINT');
  expect(await exit()).toBe(7);
  expect(printed).toContain('heard SIGINT 1');
  expect(printed).not.toContain('heard SIGINT 2');
});

test('SIGTERM is passed on', async () => {
  await says('up');
  parent.kill('SIGTERM');
  expect(await exit()).toBe(7);
  expect(printed).toContain('heard SIGTERM 1');
});

test('the server stops when its parent is killed without a word', async () => {
  await says('up');
  parent.kill('SIGKILL');
  await says('heard SIGTERM 1');
  await says('stopped');
});

test('a thread that ends stops nothing', async () => {
  await says('thread ended, signals: 0');
});

/** util-linux gives a program a pseudo terminal; other systems have another `script`. */
const hasScript = process.platform === 'linux' && spawnSync('script', ['--version']).status === 0;

test.skipIf(!hasScript)('a program that asks has the terminal, and hears Ctrl-C there once', async () => {
  writeFileSync(
    path.join(folder, 'asking.mjs'),
    `import { createInterface } from 'node:readline/promises';
     const lines = createInterface({ input: process.stdin, output: process.stdout });
     console.log('hello ' + (await lines.question('terminal: ' + process.stdin.isTTY + ', name? ')));
     lines.close();
     let heard = 0;
     process.on('SIGINT', () => {
       heard += 1;
       setTimeout(() => { console.log('heard ' + heard); process.exit(7); }, 300);
     });
     setInterval(() => {}, 1000);
     console.log('waiting');`,
  );
  writeFileSync(
    path.join(folder, 'asks.mjs'),
    `import { handOver } from '${HAND_OVER}';
     await handOver([{ file: process.execPath, args: ['asking.mjs'], cwd: process.cwd() }], { asks: true });`,
  );
  printed = '';
  // In place of the shell: some shells stay beside the program, get Ctrl-C too and end by it.
  const terminal = spawn('script', ['-qec', `exec '${process.execPath}' asks.mjs`, '/dev/null'], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  terminal.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const ended = new Promise<number | null>((resolve) => terminal.once('exit', resolve));
  await says('terminal: true, name? ');
  terminal.stdin.write('Ada\n');
  await says('hello Ada');
  await says('waiting');
  terminal.stdin.write('\u0003');
  expect(await ended).toBe(7);
  expect(printed).toContain('heard 1');
});
