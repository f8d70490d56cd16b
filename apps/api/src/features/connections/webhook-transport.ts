import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { lookUpPublic, PrivateAddressError } from '../../notifications/push-transport.ts';
import { isLoopback, isWebhookAddress } from './webhook-address.ts';

/** One message to a webhook. */
export interface WebhookRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Hands a message over and answers the status; rejects when nothing answers, at the latest when `signal` aborts. */
export type WebhookTransport = (message: WebhookRequest, signal: AbortSignal) => Promise<number>;

/**
 * Sends to public addresses only: a name is resolved when it is connected to. Redirects are not followed, and
 * of the answer only its head is read. In a demo also to this machine.
 */
export function sendWebhook(settings: { readonly isDemo: boolean }): WebhookTransport {
  return ({ url, headers, body }, signal) => {
    if (!isWebhookAddress(url, settings)) return Promise.reject(new PrivateAddressError());
    const options = { method: 'POST', headers: { ...headers }, signal, agent: false as const };
    return new Promise((resolve, reject) => {
      const sending = isLoopback(url)
        ? plainRequest(url, options)
        : request(url, { ...options, lookup: lookUpPublic });
      sending.once('response', (answer) => {
        resolve(answer.statusCode ?? 0);
        answer.destroy();
      });
      sending.once('error', reject);
      sending.end(body);
    });
  };
}
