import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail-transport.ts';

const CONNECTION_TIMEOUT_MS = 10 * SECOND_MS;
const GREETING_TIMEOUT_MS = 10 * SECOND_MS;
const SILENCE_TIMEOUT_MS = 20 * SECOND_MS;
const LOOPBACK_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

interface Sender {
  readonly name: string;
  readonly address: string;
}

/**
 * Delivers by SMTP: `smtp://user:password@host:587` or `smtps://…:465`. Away from this machine a connection without
 * encryption is refused; `?requireTLS=false` at the end of the address allows it for a trusted relay.
 */
export function smtpTransport(smtpUrl: string, from: Sender): MailTransport {
  const { hostname, protocol } = new URL(smtpUrl);
  const transporter = createTransport({
    url: smtpUrl,
    requireTLS: protocol === 'smtp:' && !LOOPBACK_HOSTS.includes(hostname),
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: GREETING_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail, signal) => {
    await transporter.sendMail({
      signal,
      from: { ...from },
      to: { name: '', address: mail.recipient },
      subject: mail.subject,
      messageId: mail.messageId,
      date: mail.writtenAt,
      text: mail.text,
      html: mail.html,
      headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribing(mail.unsubscribeUrl) },
      ...(mail.calendarEvent && {
        icalEvent: { method: 'PUBLISH', filename: 'class.ics', content: mail.calendarEvent },
      }),
    });
  };
}

/** Lets mail programs unsubscribe in one press, without opening a page (RFC 8058). */
function unsubscribing(url: string | undefined): Record<string, string> {
  if (url === undefined) return {};
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
