import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';

/** Ctrl-C arrives twice, from the terminal and through npm; a person cannot press it twice that fast. */
const ONE_PRESS_MS = 1000;
const LOOK_FOR_PARENT_EVERY_MS = 1000;
const STOP_WITH_PARENT = new URL('./stop-with-parent.mjs', import.meta.url).href;

/**
 * Starts programs in place of this process and ends as the first of them ends: same exit code, same signal. They get SIGINT
 * and SIGTERM once each, and stop when this process or the npm that started it is killed.
 * @param {readonly { file: string, args: readonly string[], cwd: string, env?: NodeJS.ProcessEnv }[]} programs every file is
 * a Node
 * @param {{ asks?: boolean }} options asks: the one program asks at the terminal, where there is one
 * @returns {Promise<void>} never resolves before all programs have ended
 */
export async function handOver(programs, { asks = false } = {}) {
  const hasTerminal = asks && Boolean(process.stdin.isTTY);
  const children = programs.map(hasTerminal ? startAtTerminal : start);
  const signalAll = (signal) => children.forEach((child) => child.kill(signal));
  forwardSignals(signalAll, hasTerminal);
  const watch = watchParent(() => signalAll('SIGTERM'));
  const ends = children.map(
    (child) => new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal }))),
  );
  const first = await Promise.race(ends);
  signalAll('SIGTERM');
  await Promise.all(ends);
  clearInterval(watch);
  endLike(first);
}

/**
 * In a process group of its own, the program does not receive the terminal's Ctrl-C directly. Standard input is a pipe
 * without data: its end tells the program that this process is gone.
 */
function start({ file, args, cwd, env = process.env }) {
  return spawned(file, ['--import', STOP_WITH_PARENT, ...args], {
    cwd,
    env,
    detached: process.platform !== 'win32',
    stdio: ['pipe', 'inherit', 'inherit'],
  });
}

/** A program reads a terminal only from the terminal's own process group, which gets Ctrl-C and a closed window directly. */
function startAtTerminal({ file, args, cwd, env = process.env }) {
  return spawned(file, args, { cwd, env, stdio: 'inherit' });
}

function spawned(file, args, options) {
  const child = spawn(file, args, options);
  child.once('error', (error) => process.stderr.write(`${file} could not be started: ${error.message}\n`));
  return child;
}

/**
 * @param {(signal: string) => void} signalAll
 * @param {boolean} hasTerminal the programs get Ctrl-C from the terminal themselves
 */
function forwardSignals(signalAll, hasTerminal) {
  let lastAt = Number.NEGATIVE_INFINITY;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (hasTerminal && signal === 'SIGINT') return;
      const now = performance.now();
      if (now - lastAt >= ONE_PRESS_MS) signalAll(signal === 'SIGHUP' ? 'SIGTERM' : signal);
      lastAt = now;
    });
  }
}

/** npm killed with -9 sends no signal; the only sign is that this process, or the shell between, has another parent. */
function watchParent(onGone) {
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  const ancestors = readAncestors();
  return setInterval(() => {
    if (readAncestors() !== ancestors) onGone();
  }, LOOK_FOR_PARENT_EVERY_MS);
}

/** The parent's id and, where the system shows it (Linux), the grandparent's. */
function readAncestors() {
  try {
    const afterName = readFileSync(`/proc/${process.ppid}/stat`, 'utf8').split(') ').at(-1) ?? '';
    return `${process.ppid} ${afterName.split(' ')[1]}`;
  } catch {
    return `${process.ppid}`; // no /proc on this system
  }
}

/** @param {{ code: number | null, signal: string | null }} end */
function endLike({ code, signal }) {
  if (signal === null) {
    process.exitCode = code ?? 1;
    process.exit();
  }
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}
