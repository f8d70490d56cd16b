import { setTimeout as pause } from 'node:timers/promises';
import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { jobFault } from './job-fault.ts';

const NOTE_AGAIN_MS = SECOND_MS;

/**
 * Notes that something is out of our hands until that works: it must not go out again because the database was away for a
 * moment. Rejects only once the process wants to stop. `onFault`: told the code of each failure.
 */
export async function noteHandOver(
  note: () => Promise<void>,
  { stopping, onFault }: { readonly stopping: AbortSignal; readonly onFault: (fault: string) => void },
): Promise<void> {
  for (;;) {
    try {
      return await note();
    } catch (error) {
      if (stopping.aborted) throw error;
      onFault(jobFault(error).code);
      // A stop ends the pause; there is one more try then.
      await pause(NOTE_AGAIN_MS, undefined, { signal: stopping }).catch(() => undefined);
    }
  }
}
