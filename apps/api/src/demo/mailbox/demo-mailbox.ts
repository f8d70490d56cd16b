import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Pool } from 'pg';
import { isPassedOn, namesThisMachine } from '../../http/headers/local-requests.ts';
import { Refusal } from '../../http/errors/refusal.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { mailboxPage, mailPage } from './demo-mailbox-pages.ts';
import { findDemoMail, listDemoMails, type DemoMail } from './demo-mailbox-repository.ts';

interface MailRequest {
  Params: { readonly id: string };
}

/**
 * Mails of a demo without a mail server, readable at /dev/mailbox. Registered in demo mode only, which listens on loopback.
 * It only responds under a name of this machine: another site could resolve its own name to this address (DNS rebinding),
 * and mails contain links that sign in. Nor does it respond to what a proxy or a tunnel passed on, which may come from anywhere.
 */
export function registerDemoMailbox(app: StudioApp, { pool }: { readonly pool: Pool }): void {
  app.register(async (mailbox) => {
    mailbox.addHook('onRequest', async ({ headers }) => {
      if (!namesThisMachine(headers) || isPassedOn(headers)) throw noSuchMail();
    });
    registerPages(mailbox, pool);
  });
}

function registerPages(mailbox: StudioApp, pool: Pool): void {
  const findMail = async (id: string): Promise<DemoMail> => {
    const mail = await findDemoMail(pool, id);
    if (mail === undefined) throw noSuchMail();
    return mail;
  };

  const htmlOf = async (id: string): Promise<string> => {
    const mail = await findMail(id);
    if (mail.sentAt !== null) throw noSuchMail();
    return mail.html;
  };

  mailbox.get('/dev/mailbox', async (_request, reply) =>
    sendPage(reply, mailboxPage(await listDemoMails(pool))),
  );
  mailbox.get<MailRequest>('/dev/mailbox/:id', async ({ params }, reply) =>
    sendPage(reply, mailPage(await findMail(params.id))),
  );
  mailbox.get<MailRequest>('/dev/mailbox/:id/html', async ({ params }, reply) =>
    sendPage(reply, await htmlOf(params.id)),
  );
  mailbox.get<MailRequest>('/dev/mailbox/:id/class.ics', async ({ params }, reply) => {
    const { calendarEvent } = await findMail(params.id);
    if (calendarEvent === null) throw noSuchMail();
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="class.ics"')
      .send(calendarEvent);
  });
}

/** Runs and loads nothing; only the page's own style element is allowed, by its hash. */
function sendPage(reply: FastifyReply, markup: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', mailPolicy(markup))
    .header('x-robots-tag', 'noindex')
    .send(markup);
}

function mailPolicy(markup: string): string {
  const styles = [...markup.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(
    ([, style = '']) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    `style-src ${styles.join(' ') || "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    'sandbox allow-downloads',
  ].join('; ');
}

function noSuchMail(): Refusal {
  return new Refusal('not_found', {
    en: 'There is no such email in the demo mailbox.',
    de: 'Diese Mail liegt nicht im Demo-Postfach.',
  });
}
