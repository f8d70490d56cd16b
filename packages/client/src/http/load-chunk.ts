import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { notice } from '../notice.ts';

declare global {
  interface Window {
    /**
     * Set by the boot script: reloads the page, or opens `address`, once, when the server has another build than the page;
     * resolves when it has not. Undefined in development.
     */
    reloadAfterDeployment?: (address?: string) => Promise<void>;
  }
}

/** How long a chunk of scripts may take (specification, section 9). */
export const CHUNK_TIMEOUT_MS = 120 * SECOND_MS;

/** A chunk of scripts did not load; the message names it (specification, section 8). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly chunk: string;

  constructor(chunk: string, cause: unknown) {
    super(`Loading chunk ${chunk} failed.\n(${cause instanceof Error ? cause.message : String(cause)})`, {
      cause,
    });
    this.chunk = chunk;
  }
}

/**
 * Loads a further chunk of scripts. When that fails after a deployment, whose chunks have other names, the page reloads and
 * this never resolves; `goingTo` says which page was asked for meanwhile, so that it opens and not the one before.
 * @throws ChunkLoadError when it does not load within two minutes and the page is of the server's build.
 */
export async function loadChunk<T>(
  chunk: string,
  load: () => Promise<T>,
  goingTo: () => string | undefined = () => undefined,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Error('timeout')), CHUNK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([load(), tooLate]);
  } catch (cause) {
    await window.reloadAfterDeployment?.(goingTo());
    const failure = new ChunkLoadError(chunk, cause);
    notice({ kind: 'failure', source: 'chunk', failure });
    throw failure;
  } finally {
    clearTimeout(timer);
  }
}
