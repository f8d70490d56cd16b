import { identityRefusal, refusalOfAnswer } from './identity-refusal.ts';
import { textField } from './json-fields.ts';

const IDENTITY_PATH = '/api/identity';

/** Makes one call of the identity service; with a body it is a POST. Answers what it says, or throws IdentityError. */
export type IdentityCall = (path: `/${string}`, body?: object) => Promise<unknown>;

/** Calls the identity service of this site; the browser adds the session's cookie by itself. */
export function identityCalls(send: typeof fetch): IdentityCall {
  return async (path, body) => {
    const response = await unlessOffline(
      send(IDENTITY_PATH + path, {
        credentials: 'same-origin',
        cache: 'no-store',
        headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      }),
    );
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return answer;
    const message = textField(answer, 'message') ?? textField(answer, 'detail');
    throw refusalOfAnswer(response.status, { code: textField(answer, 'code'), message });
  };
}

async function unlessOffline(response: Promise<Response>): Promise<Response> {
  try {
    return await response;
  } catch (failure) {
    throw Object.assign(identityRefusal('network-request-failed'), { cause: failure });
  }
}
