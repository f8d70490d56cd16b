/** The process that sends the evening's load. It is told who takes part, then one stage after the other, and ends with its parent. */
import { Parse } from 'typebox/value';
import { eveningRequests, type EveningRequest } from './evening-requests.ts';
import type { CallName } from './evening-of-a-studio.ts';
import { LoadOrder, type LoadNews } from './load-messages.ts';
import { sendEvening } from './open-load.ts';

let makeRequest: ((name: CallName) => EveningRequest) | undefined;

process.once('disconnect', () => process.exit());
process.on('message', (message) => {
  follow(Parse(LoadOrder, message)).then(say, (failure: unknown) =>
    say({ kind: 'failed', message: String(failure) }),
  );
});

async function follow(order: LoadOrder): Promise<LoadNews> {
  switch (order.kind) {
    case 'cast':
      makeRequest = eveningRequests(order.cast, Math.random);
      return { kind: 'ready' };
    case 'stage':
      if (makeRequest === undefined) throw new Error('Nobody takes part yet.');
      return { kind: 'done', result: await sendEvening(order.stage, makeRequest, Math.random) };
    default:
      return order satisfies never;
  }
}

function say(news: LoadNews): void {
  process.send?.(news);
}
