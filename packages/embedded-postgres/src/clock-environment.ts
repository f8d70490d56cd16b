/** Another clock for a whole tree of processes (libfaketime). */
const CLOCK_VARIABLES = ['LD_PRELOAD', 'FAKETIME', 'DONT_FAKE_MONOTONIC'];

/**
 * What a process that gets an environment of its own still takes over: a server and a database that disagree on the time would
 * be worse than either. Empty unless another clock is set.
 */
export function clockEnvironment(): NodeJS.ProcessEnv {
  const passedOn: NodeJS.ProcessEnv = {};
  for (const name of CLOCK_VARIABLES) if (process.env[name] !== undefined) passedOn[name] = process.env[name];
  return passedOn;
}
