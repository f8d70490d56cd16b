import type { IncomingMessage } from 'node:http';
import { ambiguousRequest, type Ambiguity } from '../errors/request-refusals.ts';
import type { StudioApp } from '../studio-app.ts';

/** Older versions have no headers (0.9), others have different ones. */
const VERSIONS = ['1.0', '1.1'];

/** A name or an address, and a port (RFC 9110, 7.2); HTTP/1.0 allows none. */
const HOST = /^(?:[\w.~%-]+|\[[\da-f:.]+\])?(?::\d{0,5})?$/i;

/**
 * Refuses with 400, and closes the connection, requests that a proxy in front may have read differently: with two hosts,
 * without a valid one, or of a version other than HTTP/1.0 and HTTP/1.1. Node's parser accepts them.
 */
export function refuseAmbiguousRequests(app: StudioApp): void {
  app.addHook('onRequest', (request, reply, done) => {
    const why = ambiguityOf(request.raw);
    if (why === undefined) return done();
    reply.header('connection', 'close');
    done(ambiguousRequest(why));
  });
}

function ambiguityOf({ httpVersion, rawHeaders, headers }: IncomingMessage): Ambiguity | undefined {
  if (!VERSIONS.includes(httpVersion)) return 'version';
  if (countHosts(rawHeaders) > 1) return 'two_hosts';
  return HOST.test(headers.host ?? '') ? undefined : 'no_host';
}

/** Names and values alternate. */
function countHosts(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
}
