import { asVisitor, createApiClient } from '@lifted/client/http/api-client.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stubPush } from '../../testing/test-push.ts';
import { renewHere, subscribeHere } from './push-here.ts';
import { ownPush, pushOwner } from './push-owner.ts';
import { unsubscribeHere } from './push-subscription.ts';

let asked: string[];
let push: ReturnType<typeof stubPush>;
const api = createApiClient({
  authorize: asVisitor,
  fetch: async (address, request) => {
    if (typeof address !== 'string') throw new TypeError('The client asks by text.');
    asked.push(`${request?.method} ${address}`);
    return new Response(null, { status: 204 });
  },
  language: () => 'en',
});

beforeEach(() => {
  asked = [];
  push = stubPush();
});
afterEach(() => push.restore());

describe('messages in this browser', () => {
  it('are renewed for the member who wanted them, as often as they sign in', async () => {
    await subscribeHere(api, 'mia', 'key');
    expect([await renewHere(api, 'mia'), await renewHere(api, 'mia')]).toEqual([true, true]);
    expect(asked).toEqual(Array.from({ length: 3 }, () => 'PUT /api/push_subscriptions'));
  });

  it('end when somebody else signs in, who is not subscribed', async () => {
    await subscribeHere(api, 'mia', 'key');
    asked = [];
    expect(await renewHere(api, 'ben')).toBe(false);
    expect([asked, push.done]).toEqual([[], ['subscribe', 'unsubscribe']]);
    expect(await renewHere(api, 'mia')).toBe(false);
  });

  it('end at the next sign-in where the browser would not end them at sign-out', async () => {
    push.restore();
    push = stubPush(() => Promise.reject(new Error('The push service is silent.')));
    await subscribeHere(api, 'mia', 'key');
    await expect(unsubscribeHere()).rejects.toThrow('The push service is silent.');
    await push.subscribe();
    asked = [];
    await renewHere(api, 'mia').catch(() => undefined);
    expect([asked, push.done.at(-1)]).toEqual([[], 'unsubscribe']);
  });

  it('are nobody’s where nobody wanted them: nothing is noted at sign-out', async () => {
    await unsubscribeHere();
    expect(pushOwner()).toBeNull();
    ownPush('mia');
    await unsubscribeHere();
    expect(pushOwner()).toBe('');
  });
});
