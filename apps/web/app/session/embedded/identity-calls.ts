import type { ApiClient } from '../../http/api-client.ts';
import { refusalOfCall } from './identity-refusal.ts';

/** The client's `call`, whose refusals are told as IdentityError. */
export function callsAsIdentity(api: ApiClient): ApiClient['call'] {
  return async (...request) => {
    try {
      return await api.call(...request);
    } catch (failure) {
      throw refusalOfCall(failure);
    }
  };
}
