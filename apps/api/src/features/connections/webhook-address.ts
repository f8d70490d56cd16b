import { isPushEndpoint } from '../../notifications/push-endpoint.ts';

/** Names of this machine, for a demo whose consumer runs beside it. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a webhook may have this address: https on its usual port at a public name. The name is looked up when something is
 * sent, and connected to only where all its addresses are public. In a demo also http on this machine.
 */
export function isWebhookAddress(text: string, { isDemo }: { readonly isDemo: boolean }): boolean {
  return isPushEndpoint(text) || (isDemo && isLoopback(text));
}

/** Whether an address is http on this machine. */
export function isLoopback(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return (
    url?.protocol === 'http:' && LOOPBACK.has(url.hostname) && url.username === '' && url.password === ''
  );
}
