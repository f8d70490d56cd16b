import type { grantProduct } from '@lifted/contract/desk/people/entitlements';
import { expect, it } from 'vitest';
import { asVisitor, createApiClient } from './api-client.ts';
import { keyedClient } from './keyed-commands.ts';

/** A client whose requests end like this, one after the other, and the keys they had. */
function ending(...ends: readonly ('lost' | 'refused' | 'away' | 'done')[]) {
  const left = [...ends];
  const keys: (string | null)[] = [];
  const client = createApiClient({
    authorize: asVisitor,
    language: () => 'en',
    fetch: async (_address, init) => {
      keys.push(new Headers(init?.headers).get('idempotency-key'));
      const end = left.shift();
      if (end === 'lost') throw new TypeError('no network');
      if (end === 'done') return Response.json({ change: '7', id: 'p' }, { status: 201 });
      const status = end === 'refused' ? 422 : 503;
      return Response.json({ code: 'invalid_input', detail: 'no', status }, { status });
    },
  });
  let drawn = 0;
  return { keys, client: keyedClient(client, () => `key ${++drawn}`) };
}

function grants(client: ReturnType<typeof keyedClient>) {
  return (product_id: string) =>
    client
      .call<typeof grantProduct>('POST', '/desk/people/{id}/entitlements', {
        params: { id: 'mia' },
        body: { product_id, from: '2026-11-20', note: null, reference: null },
      })
      .catch(() => undefined);
}

it('sends the same command with the same key until it is answered, and with another after that', async () => {
  const { client, keys } = ending('lost', 'away', 'done', 'refused', 'done');
  const grant = grants(client);
  for (let press = 0; press < 5; press += 1) await grant('pass');
  expect(keys).toEqual(['key 1', 'key 1', 'key 1', 'key 2', 'key 3']);
});

it('has one key for a button pressed twice at once, and another for another command', async () => {
  const { client, keys } = ending('done', 'done', 'done');
  const grant = grants(client);
  await Promise.all([grant('pass'), grant('pass'), grant('flat')]);
  expect(keys).toEqual(['key 1', 'key 1', 'key 2']);
});

it('forgets what was not answered once something else was: then it is a new command', async () => {
  const { client, keys } = ending('lost', 'done', 'done');
  const grant = grants(client);
  for (const product of ['pass', 'flat', 'pass']) await grant(product);
  expect(keys).toEqual(['key 1', 'key 2', 'key 3']);
});

it('leaves the key that a form has drawn itself', async () => {
  const { client, keys } = ending('done');
  await client.call<typeof grantProduct>('POST', '/desk/people/{id}/entitlements', {
    params: { id: 'mia' },
    body: { product_id: 'pass', from: '2026-11-20', note: null, reference: null },
    idempotencyKey: 'own',
  });
  expect(keys).toEqual(['own']);
});
