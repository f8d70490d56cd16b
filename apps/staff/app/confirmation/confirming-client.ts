import type { ApiClient } from '@lifted/client/http/api-client.ts';
import { ApiProblem } from '@lifted/client/http/api-problem.ts';
import { loadChunk } from '@lifted/client/http/load-chunk.ts';
import type { LazySession } from '@lifted/client/session/lazy-session.ts';

/** Lets the person confirm that it is them; false when they would rather not. */
type Confirm = (client: ApiClient, refusal: ApiProblem) => Promise<boolean>;

/** Asks above the page; `withSession` signs out where only a new sign-in helps. */
export function confirmInDialog(withSession: LazySession['withSession']): Confirm {
  return async (client, refusal) =>
    (await loadChunk('confirmation', () => import('./ask-to-confirm.tsx'))).askToConfirm(
      { client, withSession },
      refusal,
    );
}

/**
 * The same client, but a call that needs a recent sign-in asks the person to confirm it and is then made once more, with the
 * same key.
 */
export function confirmingClient(client: ApiClient, confirm: Confirm): ApiClient {
  return {
    async call(method, path, request) {
      try {
        return await client.call(method, path, request);
      } catch (refusal) {
        if (!(refusal instanceof ApiProblem && refusal.code === 'sign_in_again')) throw refusal;
        if (!(await confirm(client, refusal))) throw refusal;
        return client.call(method, path, request);
      }
    },
  };
}
