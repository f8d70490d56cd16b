import { calendarMethod } from '@lifted/domain/calendar/calendar-file';
import { MINUTE_MS, SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import type { MailTransport } from './mail-transport.ts';

const CONNECTION_TIMEOUT_MS = 10 * SECOND_MS;
const GREETING_TIMEOUT_MS = 10 * SECOND_MS;
const LOOPBACK_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

interface Sender {
  readonly name: string;
  readonly address: string;
}

interface SmtpLimits {
  /** From the connection to the last byte of the mail, all answers before it included. */
  readonly handOverMs: number;
  /** For the answer to the whole mail. */
  readonly answerMs: number;
}

/**
 * The answer to the final dot is waited for as long as RFC 5321 (4.5.3.2.6) asks: a server that looks into the mail before
 * it answers may have taken it, and a client that gives up sooner sends it again. Until then nothing is taken, and giving up is free.
 */
const SMTP_LIMITS: SmtpLimits = { handOverMs: MINUTE_MS, answerMs: 10 * MINUTE_MS };

/**
 * Delivers by SMTP: `smtp://user:password@host:587` or `smtps://…:465`. Away from this machine a connection without
 * encryption is refused; `?requireTLS=false` at the end of the address allows it for a trusted relay.
 */
export function smtpTransport(smtpUrl: string, from: Sender, limits = SMTP_LIMITS): MailTransport {
  const { hostname, protocol } = new URL(smtpUrl);
  return async (mail, signal) => {
    // Read with the first mail: a demo sends none.
    const { createTransport } = await import('nodemailer');
    const tooSlow = new AbortController();
    const handOver = setTimeout(
      () => tooSlow.abort(new Error('The mail server did not take the mail in time.')),
      limits.handOverMs,
    );
    const transporter = createTransport({
      url: smtpUrl,
      requireTLS: protocol === 'smtp:' && !LOOPBACK_HOSTS.includes(hostname),
      connectionTimeout: CONNECTION_TIMEOUT_MS,
      greetingTimeout: GREETING_TIMEOUT_MS,
      socketTimeout: limits.answerMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    transporter.use('stream', ({ message }, done) => {
      // It is read when the server has asked for it, and ends with the final dot.
      message.processFunc((body) => body.once('end', () => clearTimeout(handOver)));
      done();
    });
    try {
      await transporter.sendMail({
        signal: AbortSignal.any([signal, tooSlow.signal]),
        from: { ...from },
        to: { name: '', address: mail.recipient },
        subject: mail.subject,
        messageId: mail.messageId,
        date: mail.writtenAt,
        text: mail.text,
        html: mail.html,
        headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribing(mail.unsubscribeUrl) },
        ...(mail.calendarEvent && {
          icalEvent: {
            // Mail programs go by the method of the part, which has to be that of the file (RFC 6047, 2.4).
            method: calendarMethod(mail.calendarEvent),
            filename: 'class.ics',
            content: mail.calendarEvent,
          },
        }),
      });
    } finally {
      clearTimeout(handOver);
    }
  };
}

/** Lets mail programs unsubscribe in one press, without opening a page (RFC 8058). */
function unsubscribing(url: string | undefined): Record<string, string> {
  if (url === undefined) return {};
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
