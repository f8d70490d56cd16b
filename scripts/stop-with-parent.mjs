import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

/*
 * Loaded before a program that start.mjs runs. Its standard input is a pipe from there without data; when it ends, start.mjs
 * was killed, and the program is asked to stop. Threads load this too, and theirs ends at once: it tells nothing.
 */
if (isMainThread) {
  process.stdin.once('close', () => process.kill(whoStops(), 'SIGTERM'));
  process.stdin.resume();
  process.stdin.unref?.();
}

/** Under `node --watch` (with an IPC channel) the watcher has to stop; it stops this process too. */
function whoStops() {
  return process.send === undefined ? process.pid : process.ppid;
}
