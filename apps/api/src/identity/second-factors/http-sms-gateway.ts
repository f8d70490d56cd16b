import { SECOND_MS } from '@lifted/domain/studio-calendar';
import { SmsNotSentError, type SmsGateway } from './sms-gateway.ts';

/** A gateway that takes messages by HTTP. */
export interface SmsSettings {
  readonly url: string;
  readonly token: string;
  /** What the phone shows as sender. */
  readonly sender: string;
}

const ANSWER_WITHIN_MS = 10 * SECOND_MS;

/**
 * The form most providers understand, directly or through a small adapter: POST `{"from", "to", "text"}` with a Bearer
 * token, any answer below 300 is a yes. Nothing of its answer is read, kept or logged.
 */
export function httpSmsGateway({ url, token, sender }: SmsSettings): SmsGateway {
  return {
    async send({ to, text }) {
      const answer = await post(url, token, { from: sender, to, text });
      await answer.body?.cancel();
      if (!answer.ok) throw new SmsNotSentError(`it answered ${answer.status}`);
    },
  };
}

async function post(url: string, token: string, message: object): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(message),
      // A gateway that moved has to be set anew: the token is for nobody else.
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
  } catch (failure) {
    const reason = failure instanceof Error && failure.name === 'TimeoutError' ? 'no answer' : 'not reached';
    throw new SmsNotSentError(reason, { cause: failure });
  }
}
