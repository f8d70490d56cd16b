import { spawn } from 'node:child_process';
import process from 'node:process';

/** A failed step; the message says what to do, and a stack trace is not needed. */
export class StepFailed extends Error {
  name = 'StepFailed';
}

/**
 * Announces a piece of work on one line and ends the line with the seconds it took, or with "failed".
 * @template T
 * @param {string} title what is being done, such as 'Building the site'
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const startedAt = performance.now();
  process.stdout.write(`${title} … `);
  try {
    const result = await work();
    process.stdout.write(`${seconds(startedAt)}\n`);
    return result;
  } catch (error) {
    process.stdout.write(`failed after ${seconds(startedAt)}\n`);
    throw error;
  }
}

/**
 * Runs a program silently. Its whole output (both streams, in order) is in the answer.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ code: number, output: string }>} code 1 when it could not start or was killed
 */
export function runQuietly(file, args, { cwd, env = process.env }) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => (output += text));
    }
    child.once('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs the main function of a command; a failed step ends the process with its sentence and exit code 1.
 * @param {() => Promise<void>} main
 */
export async function runCommand(main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}

/** @param {number} startedAt a reading of performance.now() */
export function seconds(startedAt) {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}
