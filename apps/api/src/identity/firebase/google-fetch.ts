import { SECOND_MS } from '@lifted/domain/studio-calendar';

/** Google, or the emulator in its place, did not answer, or not with a yes: the same request may work soon. */
export class FirebaseAwayError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'FirebaseAwayError';
  }
}

const ANSWERS_WITHIN_MS = 10 * SECOND_MS;

/**
 * Asks a service of Google's and answers whatever it says, within ten seconds. Redirects are not followed: what is sent
 * along is for nobody else. Throws a FirebaseAwayError when nobody answers.
 */
export async function googleFetch(url: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, {
      ...request,
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
    });
  } catch (failure) {
    throw new FirebaseAwayError('Firebase cannot be reached.', { cause: failure });
  }
}
