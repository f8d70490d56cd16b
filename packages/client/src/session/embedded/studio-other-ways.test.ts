import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asVisitor, createApiClient } from '../../http/api-client.ts';
import { createOtherWays } from './studio-other-ways.ts';

const OPTIONS = { challenge: 'AAAA', rpId: 'lifted.example', timeout: 600_000, userVerification: 'required' };

/** Other ways to sign in, in a browser that answers every request for a passkey with this error. */
function inBrowserThatSays(errorName: string) {
  const fail = async () => {
    throw new DOMException('The browser says so.', errorName);
  };
  vi.stubGlobal('navigator', { credentials: { get: fail, create: fail } });
  const fetch = async () => Response.json(OPTIONS);
  return createOtherWays(createApiClient({ authorize: asVisitor, fetch, language: () => 'en' }), async () => {
    throw new Error('Nobody signed in.');
  });
}

const { signal } = new AbortController();

beforeEach(() => {
  const same = (options: object) => options;
  const parts = { parseRequestOptionsFromJSON: same, parseCreationOptionsFromJSON: same };
  vi.stubGlobal('PublicKeyCredential', Object.assign(class {}, parts));
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
});
afterEach(() => vi.unstubAllGlobals());

describe('a browser that knows no passkeys after all', () => {
  const ways = () => inBrowserThatSays('NotSupportedError');

  it('offers none in the address field, and that is no error', async () => {
    expect(await ways().askForPasskey({ isOffer: true, signal })).toBeNull();
  });

  it('says that it failed to who pressed the button, and to who adds one', async () => {
    const failed = { code: 'internal-error' };
    await expect(ways().askForPasskey({ isOffer: false, signal })).rejects.toMatchObject(failed);
    await expect(ways().addPasskey('Phone')).rejects.toMatchObject(failed);
    await expect(ways().addPasskey('Phone')).rejects.toThrow('No passkey was added');
  });
});

describe('a person who takes no passkey', () => {
  it.each(['NotAllowedError', 'TimeoutError'])('is told so after %s', async (errorName) => {
    const canceled = { code: 'popup-closed-by-user' };
    await expect(inBrowserThatSays(errorName).addPasskey('Phone')).rejects.toMatchObject(canceled);
    await expect(inBrowserThatSays(errorName).addPasskey('Phone')).rejects.toThrow('No passkey was added');
  });

  it('who has one on this device already learns that', async () => {
    await expect(inBrowserThatSays('InvalidStateError').addPasskey('Phone')).rejects.toThrow(
      'already has a passkey',
    );
  });
});

it('a request that its page has ended is no error', async () => {
  const ended = AbortSignal.abort();
  expect(await inBrowserThatSays('AbortError').askForPasskey({ isOffer: false, signal: ended })).toBeNull();
});
