import type { Authorize } from '../http/api-client.ts';
import { RETRY_WAIT_MS } from './session-limits.ts';
import type { TokenKeeper } from './token-keeper.ts';

const UNAUTHORIZED = 401;

interface RetryOptions {
  readonly tokens: Pick<TokenKeeper, 'forRequest' | 'newerThan'>;
  readonly sleep: (ms: number) => Promise<void>;
  /** Nothing helped; `sessionEnded` tells that the provider knows of nobody who is signed in. */
  readonly giveUp: (why: { readonly sessionEnded: boolean }) => void;
}

/**
 * Sends a request with a fresh token. Refused with 401 it refreshes and sends again; if the refresh failed, once more
 * after two seconds. Refused even then, it gives up, and the refusal is the answer (specification, section 4).
 */
export function retryAfterRefresh({ tokens, sleep, giveUp }: RetryOptions): Authorize {
  return async (send) => {
    const token = await tokens.forRequest();
    const answer = await send(token);
    if (answer.status !== UNAUTHORIZED) return answer;

    let renewal = await tokens.newerThan(token);
    if (renewal.kind !== 'renewed') {
      await sleep(RETRY_WAIT_MS);
      renewal = await tokens.newerThan(token);
    }
    const secondAnswer = await send(renewal.kind === 'renewed' ? renewal.token : token);
    if (secondAnswer.status === UNAUTHORIZED) giveUp({ sessionEnded: renewal.kind === 'signed-out' });
    return secondAnswer;
  };
}
