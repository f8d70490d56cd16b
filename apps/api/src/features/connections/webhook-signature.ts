import { createHmac } from 'node:crypto';

const SECRET_PREFIX = 'whsec_';

/** A secret as its receiver writes it down (standardwebhooks.com). */
export function shownSecret(secret: Buffer): string {
  return SECRET_PREFIX + secret.toString('base64');
}

interface SignedMessage {
  readonly id: string;
  readonly body: string;
  readonly now: Date;
}

/** The headers of a message as Standard Webhooks has them: its id, the time of this try in Unix seconds, and the signature. */
export function signedHeaders(secret: Buffer, { id, body, now }: SignedMessage): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
