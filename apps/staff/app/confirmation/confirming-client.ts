import type { ApiClient } from '@lifted/client/http/api-client.ts';
import { ApiProblem } from '@lifted/client/http/api-problem.ts';
import { loadChunk } from '@lifted/client/http/load-chunk.ts';

/** Lets the person confirm that it is them; false when they would rather not. */
type Confirm = (client: ApiClient, refusal: ApiProblem) => Promise<boolean>;

const inDialog: Confirm = async (client, refusal) =>
  (await loadChunk('confirmation', () => import('./ask-to-confirm.tsx'))).askToConfirm(client, refusal);

/**
 * The same client, but a call that needs a recent sign-in asks the person to confirm it and is then made once more, with the
 * same key.
 */
export function confirmingClient(client: ApiClient, confirm: Confirm = inDialog): ApiClient {
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
