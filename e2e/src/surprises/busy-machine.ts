import os from 'node:os';

/** What the processors of the machine had done at one moment, in ms of one processor. */
interface ProcessorTimes {
  readonly at: number;
  readonly idle: number;
}

const LOOK_EVERY_MS = 500;
const REMEMBERED = 60;
/** Share of what this process may use of the machine; above it others had to wait. */
const BUSY_FROM = 0.9;

/** Follows how busy the machine is. */
interface MachineWatch {
  /** Whether the machine had hardly anything to spare during the last ms. */
  readonly wasBusy: (lastMs: number) => boolean;
  readonly stop: () => void;
}

export function watchMachine(): MachineWatch {
  const seen = [processorTimes()];
  const timer = setInterval(() => {
    seen.push(processorTimes());
    if (seen.length > REMEMBERED) seen.shift();
  }, LOOK_EVERY_MS);
  return {
    wasBusy(lastMs) {
      const now = processorTimes();
      const before = seen.findLast(({ at }) => at <= now.at - lastMs) ?? seen[0] ?? now;
      return coresInUse(before, now) >= BUSY_FROM * os.availableParallelism();
    },
    stop: () => clearInterval(timer),
  };
}

/** Time a processor waits for a disk or another virtual machine is not idle time: nobody gets work done in it. */
function coresInUse(before: ProcessorTimes, after: ProcessorTimes): number {
  const tookMs = Math.max(1, after.at - before.at);
  return os.cpus().length - (after.idle - before.idle) / tookMs;
}

function processorTimes(): ProcessorTimes {
  const idle = os.cpus().reduce((sum, { times }) => sum + times.idle, 0);
  return { at: performance.now(), idle };
}
