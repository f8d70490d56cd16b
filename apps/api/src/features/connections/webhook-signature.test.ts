import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { shownSecret, signedHeaders } from './webhook-signature.ts';

const SECRET = Buffer.alloc(32, 7);
const NO_MATCH = 'No matching signature';
const BODY = JSON.stringify({ id: 'e1', type: 'person.created', name: 'Zoë' });

describe('a message', () => {
  it('is one the library of Standard Webhooks accepts with the secret as it is shown', () => {
    const headers = signedHeaders(SECRET, { id: 'e1', body: BODY, now: new Date() });
    expect(new Webhook(shownSecret(SECRET)).verify(BODY, headers)).toEqual(JSON.parse(BODY));
  });

  it('is not accepted changed, with another id, later, or with another secret', () => {
    const headers = signedHeaders(SECRET, { id: 'e1', body: BODY, now: new Date() });
    const receiver = new Webhook(shownSecret(SECRET));
    expect(() => receiver.verify(BODY.replace('created', 'deleted'), headers)).toThrow(NO_MATCH);
    expect(() => receiver.verify(BODY, { ...headers, 'webhook-id': 'e2' })).toThrow(NO_MATCH);
    const old = signedHeaders(SECRET, { id: 'e1', body: BODY, now: new Date(Date.now() - 301_000) });
    expect(() => receiver.verify(BODY, old)).toThrow('too old');
    expect(() => new Webhook(shownSecret(Buffer.alloc(32, 8))).verify(BODY, headers)).toThrow(NO_MATCH);
  });
});
