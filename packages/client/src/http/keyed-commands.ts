import type { Call } from '@lifted/contract/call';
import type { ApiClient, RequestOf } from './api-client.ts';
import { ApiProblem } from './api-problem.ts';

const SERVER_FAULT = 500;

/**
 * The same client, but every POST has an `Idempotency-Key`. Sent again before it was answered, because a button was pressed
 * twice or no answer came, the same command has the same key, and the server does it once. Once any command is answered,
 * the next press is a new command.
 */
export function keyedClient(client: ApiClient, drawKey: () => string = () => crypto.randomUUID()): ApiClient {
  const unanswered = new Map<string, string>();
  return {
    async call<C extends Call>(method: C['method'], path: C['path'], request: RequestOf<C>) {
      if (method !== 'POST' || request.idempotencyKey !== undefined)
        return client.call<C>(method, path, request);
      const command = JSON.stringify([path, request]);
      const idempotencyKey = unanswered.get(command) ?? drawKey();
      unanswered.set(command, idempotencyKey);
      try {
        const answer = await client.call<C>(method, path, { ...request, idempotencyKey });
        unanswered.clear();
        return answer;
      } catch (failure) {
        if (failure instanceof ApiProblem && failure.status < SERVER_FAULT) unanswered.clear();
        throw failure;
      }
    },
  };
}
