import { berlinDate, berlinTime } from '@lifted/domain/calendar/studio-calendar';
import type { DemoMail, ListedMail } from './demo-mailbox-repository.ts';
import { escaped, Html } from '../../http/forms/escaped-html.ts';

const STYLE = new Html(`
:root { color-scheme: light dark; }
body { margin: 0 auto; max-width: 44em; padding: 24px 16px; font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 24px; line-height: 1.25; }
ol { list-style: none; padding: 0; }
li { padding: 12px 0; border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent); }
li a { font-weight: 600; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
a { color: light-dark(#a33a00, #ff8a4c); }
`);

/** Every mail written, newest first. */
export function mailboxPage(mails: readonly ListedMail[]): string {
  const entries = mails.map(
    (mail) =>
      escaped`<li>
        ${written(mail)} · ${mail.recipient}<br>
        <a href="/dev/mailbox/${mail.id}">${mail.subject}</a>
      </li>`,
  );
  return page(
    'Demo mailbox',
    mails.length === 0
      ? escaped`<p>No emails yet. Book a test workout, and its confirmation will appear here.</p>`
      : escaped`<p>Newest first. Until a mail server is set up, emails stay here instead of being sent.</p>
          <ol>${entries}</ol>`,
  );
}

/** One mail: its text with working links, and its other parts. */
export function mailPage(mail: DemoMail): string {
  const address = `/dev/mailbox/${mail.id}`;
  const calendar =
    mail.calendarEvent === null ? escaped`` : escaped` · <a href="${address}/class.ics">Calendar file</a>`;
  const envelope = escaped`<p>To ${mail.recipient}, written ${written(mail)}</p>`;
  const back = escaped`<a href="/dev/mailbox">All emails</a>`;
  return page(
    mail.subject,
    mail.sentAt === null
      ? escaped`<p>${back} · <a href="${address}/html">As HTML</a>${calendar}</p>
          ${envelope}
          <pre>${withLinks(mail.text)}</pre>`
      : escaped`<p>${back}</p>
          ${envelope}
          <p>It has been delivered, so its text is no longer kept here.</p>`,
  );
}

function page(title: string, content: Html): string {
  return escaped`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <meta name="robots" content="noindex">
        <title>${title}</title>
        <style>${STYLE}</style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>
`.markup;
}

function withLinks(text: string): Html[] {
  const pieces = text.split(/(https?:\/\/\S+)/);
  return pieces.map((piece, index) =>
    index % 2 === 1 ? escaped`<a href="${piece}">${piece}</a>` : escaped`${piece}`,
  );
}

function written({ writtenAt }: ListedMail): string {
  return `${berlinDate(writtenAt)} ${berlinTime(writtenAt)}`;
}
