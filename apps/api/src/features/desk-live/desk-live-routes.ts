import { streamDeskChanges } from '@lifted/contract/desk-changes';
import { callerReader } from '../../http/caller.ts';
import { tooManyRequests } from '../../http/errors/request-refusals.ts';
import { routePattern } from '../../http/routing/register-call.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import type { LiveDesks } from './live-desks.ts';

const TRY_AGAIN_SECONDS = 60;

/**
 * The stream that tells an open desk of changes. It says only that there are some: what the caller may see of them is decided
 * by the calls it makes then.
 */
export function registerLiveDesks(app: StudioApp, desks: LiveDesks): void {
  const readCaller = callerReader(app, streamDeskChanges);
  // Before the server waits for open requests to finish: these would not.
  app.addHook('preClose', async () => desks.close());
  app.route({
    method: streamDeskChanges.method,
    url: routePattern(streamDeskChanges),
    config: { call: streamDeskChanges },
    async handler(request, reply) {
      const { uid } = await readCaller(request);
      const stream = desks.open(uid, () => readCaller(request));
      if (stream === null) throw tooManyRequests(TRY_AGAIN_SECONDS);
      return (
        reply
          .type('text/event-stream')
          // nginx would gather the lines until it has enough of them.
          .header('x-accel-buffering', 'no')
          .header('cache-control', 'no-store, no-transform')
          .send(stream)
      );
    },
  });
}
