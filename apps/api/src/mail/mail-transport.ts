import type { OutgoingMail } from './outgoing-mail.ts';

/**
 * Hands a mail on. Resolves when the other side has taken responsibility for it; rejects otherwise, at the latest when
 * `signal` aborts.
 */
export type MailTransport = (mail: OutgoingMail, signal: AbortSignal) => Promise<void>;
