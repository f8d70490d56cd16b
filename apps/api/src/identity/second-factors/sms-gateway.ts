/** Somebody who delivers short messages. */
export interface SmsGateway {
  /** Hands a message over. Rejects with an SmsNotSentError when it was not taken. */
  send(message: { readonly to: string; readonly text: string }): Promise<void>;
}

/** The gateway did not take a message. Says why without the number and without the text. */
export class SmsNotSentError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`The SMS gateway did not take a message: ${reason}.`, options);
    this.name = 'SmsNotSentError';
  }
}
