import process from 'node:process';

/*
 * Loaded before a program that start.mjs runs. Its standard input is a pipe from there that never carries a byte; when it
 * ends, start.mjs was killed without a word, and the program is told to stop as if somebody had asked it.
 */
process.stdin.once('close', () => process.kill(whoStops(), 'SIGTERM'));
process.stdin.resume();
process.stdin.unref?.();

/** Under `node --watch` (which has a channel to us) it is the watcher that has to stop; it takes us with it. */
function whoStops() {
  return process.send === undefined ? process.pid : process.ppid;
}
