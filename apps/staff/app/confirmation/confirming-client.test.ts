import { type ApiClient, asVisitor, createApiClient } from '@lifted/client/http/api-client.ts';
import type { decideDeskFee } from '@lifted/contract/desk/people/fees';
import { describe, expect, it, vi } from 'vitest';
import { confirmingClient } from './confirming-client.ts';

const refusal = (code: 'sign_in_again' | 'not_allowed') =>
  Response.json({ type: `/problems/${code}`, title: code, status: 403, detail: code, code }, { status: 403 });

/** A client whose server refuses with these reasons, one after the other, and then answers. */
function refusing(...codes: readonly ('sign_in_again' | 'not_allowed')[]) {
  const left = [...codes];
  const keys: (string | null)[] = [];
  const client = createApiClient({
    authorize: asVisitor,
    language: () => 'en',
    fetch: (_address, init) => {
      keys.push(new Headers(init?.headers).get('idempotency-key'));
      const code = left.shift();
      return Promise.resolve(code === undefined ? Response.json({ change: '7' }) : refusal(code));
    },
  });
  return { client, keys };
}

const act = (client: ApiClient, confirm: () => Promise<boolean>) =>
  confirmingClient(client, confirm).call<typeof decideDeskFee>('POST', '/desk/fees/{id}/decision', {
    params: { id: 'f' },
    body: { decision: 'due', reason: null },
    idempotencyKey: 'k',
  });

describe('a call that needs a recent sign-in', () => {
  it('is made once more when it was confirmed, with the same key', async () => {
    const { client, keys } = refusing('sign_in_again');
    const confirm = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
    expect(await act(client, confirm)).toEqual({ change: '7' });
    expect(confirm).toHaveBeenCalledOnce();
    expect(keys).toEqual(['k', 'k']);
  });

  it('is refused when it was not', async () => {
    const { client, keys } = refusing('sign_in_again');
    await expect(act(client, () => Promise.resolve(false))).rejects.toThrow('sign_in_again');
    expect(keys).toHaveLength(1);
  });

  it('is made no third time', async () => {
    const { client, keys } = refusing('sign_in_again', 'sign_in_again');
    await expect(act(client, () => Promise.resolve(true))).rejects.toThrow('sign_in_again');
    expect(keys).toHaveLength(2);
  });
});

it('a call that is refused for another reason is not asked about', async () => {
  const { client, keys } = refusing('not_allowed');
  const confirm = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
  await expect(act(client, confirm)).rejects.toThrow('not_allowed');
  expect(confirm).not.toHaveBeenCalled();
  expect(keys).toHaveLength(1);
});
