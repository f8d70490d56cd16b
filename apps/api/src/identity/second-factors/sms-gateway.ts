import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';

/** Sends a text message. Rejects with an SmsNotSentError when it was not accepted. */
export type SendSms = (message: { readonly to: string; readonly text: string }) => Promise<void>;

/** The gateway did not accept a message. The error text contains neither number nor message. */
export class SmsNotSentError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`The SMS gateway did not take a message: ${reason}.`, options);
    this.name = 'SmsNotSentError';
  }
}

/** An SMS gateway with an HTTP interface. */
export interface SmsSettings {
  readonly url: string;
  readonly token: string;
  /** The sender shown on the phone. */
  readonly sender: string;
}

const ANSWER_WITHIN_MS = 10 * SECOND_MS;

/**
 * The interface most providers offer, directly or through a small adapter: POST `{"from", "to", "text"}` with a bearer
 * token; any 2xx status is a success. The response body is not read or logged.
 */
export function httpSmsGateway({ url, token, sender }: SmsSettings): SendSms {
  return async ({ to, text }) => {
    const answer = await post(url, token, { from: sender, to, text });
    await answer.body?.cancel();
    if (!answer.ok) throw new SmsNotSentError(`it answered ${answer.status}`);
  };
}

async function post(url: string, token: string, message: object): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(message),
      // The token must not be sent anywhere else; a gateway that moved has to be reconfigured.
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
  } catch (failure) {
    const reason = failure instanceof Error && failure.name === 'TimeoutError' ? 'no answer' : 'not reached';
    throw new SmsNotSentError(reason, { cause: failure });
  }
}
