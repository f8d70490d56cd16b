import { lookup } from 'node:dns';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress, isPushEndpoint } from './push-endpoint.ts';

/** One request to a push service (RFC 8030, 5). */
export interface PushRequest {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface PushAnswer {
  readonly status: number;
  /** The header `Retry-After`; undefined without one. */
  readonly retryAfter: string | undefined;
}

/** Hands a message to a push service; rejects when none answers, at the latest when `signal` aborts. */
export type PushTransport = (push: PushRequest, signal: AbortSignal) => Promise<PushAnswer>;

/** The service's name resolves to an address of this machine or a network around it. */
export class PrivateAddressError extends Error {
  readonly code = 'private_address';

  constructor() {
    super('The name has no public address.');
    this.name = 'PrivateAddressError';
  }
}

/**
 * Sends over https. The address is a member's word, so a name is looked up here and connected to only when all it resolves to is
 * public; the connection goes to what was looked up. Redirects are not followed, and of the answer only its head is read.
 */
export const sendPush: PushTransport = ({ endpoint, headers, body }, signal) => {
  if (!isPushEndpoint(endpoint)) return Promise.reject(new PrivateAddressError());
  return new Promise((resolve, reject) => {
    const sending = request(
      endpoint,
      { method: 'POST', headers: { ...headers }, signal, lookup: lookUpPublic, agent: false },
      (answer) => {
        resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] });
        answer.destroy();
      },
    );
    sending.once('error', reject);
    sending.end(body);
  });
};

/** Fails for a name with any address that is not public, so that nothing depends on which of them is tried. */
export const lookUpPublic: LookupFunction = (name, options, callback) => {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return callback(error, '', 0);
    const [first] = addresses;
    if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new PrivateAddressError(), '', 0);
    if (options.all === true) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};
