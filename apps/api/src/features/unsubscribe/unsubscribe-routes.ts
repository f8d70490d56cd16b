import { inTransaction } from '@lifted/database/transaction';
import { MINUTE_MS, SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { LANGUAGES, type Language } from '@lifted/domain/language/language';
import { pathIn } from '@lifted/domain/language/language-of-path';
import { takesChannel, type ChannelChoices } from '@lifted/domain/notifications/message-channels';
import { MESSAGE_CHANNELS } from '@lifted/domain/notifications/message-kinds';
import type { FastifyReply } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import { refusalFor } from '../../http/errors/error-answers.ts';
import { PROBLEMS } from '../../http/errors/problems.ts';
import { sendFormPage } from '../../http/forms/form-posts.ts';
import { routeLimit } from '../../http/limits/rate-limits.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import type { LetterSettings } from '../../mail/letter.ts';
import { endKind } from '../../notifications/channel-choice.ts';
import { consentCode, loadUnsubscribeKey } from '../../notifications/unsubscribe-link.ts';
import { unsubscribePage, type Subscription } from './unsubscribe-page.ts';

/** The one kind of message that needs consent, and has these links in its mails. */
const KIND = 'news';

/** Mail services ask for many people from few addresses, soon after the mails went out. */
const LIMIT = { max: 1200, seconds: (10 * MINUTE_MS) / SECOND_MS };

interface UnsubscribeDependencies {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly letters: LetterSettings;
}

interface TokenRequest {
  Params: { readonly token: string };
}

interface Subscriber {
  readonly customerNumber: number;
  readonly choices: ChannelChoices;
}

/**
 * Ends news in one press, from the link of a mail or from the mail program itself (RFC 8058): GET shows, POST acts. Needs
 * neither sign-in nor script, and takes a POST from anywhere, because only the token counts. Whatever was posted is ignored.
 */
export function registerUnsubscribe(app: StudioApp, { pool, now, letters }: UnsubscribeDependencies): void {
  const { name: studioName } = letters.studio;

  async function find(client: Pool | PoolClient, token: string): Promise<Subscriber | undefined> {
    const code = consentCode(token, await loadUnsubscribeKey(client, now()), KIND);
    if (code === undefined) return undefined;
    const { rows } = await client.query<Subscriber>(
      `select n.customer_number as "customerNumber", coalesce(s.choices, '{}') as choices
         from studio.message_consents n
         left join studio.message_settings s on s.customer_number = n.customer_number
        where n.code = $1`,
      [code],
    );
    return rows[0];
  }

  const end = (token: string): Promise<Subscription> =>
    inTransaction(pool, async (client) => {
      const subscriber = await find(client, token);
      if (subscriber === undefined) return 'unknown';
      const { customerNumber } = subscriber;
      await endKind(client, KIND, { customerNumber, now: now(), via: 'link' });
      return 'ended';
    });

  async function look(token: string): Promise<Subscription> {
    const subscriber = await find(pool, token);
    if (subscriber === undefined) return 'unknown';
    return MESSAGE_CHANNELS.some((channel) => takesChannel(KIND, channel, subscriber.choices)) ? 'on' : 'off';
  }

  const send = (reply: FastifyReply, language: Language, state: Subscription) =>
    sendFormPage(
      reply.code(state === 'unknown' ? PROBLEMS.link_unknown.status : 200),
      unsubscribePage({ studioName, language, state }),
    );

  for (const language of LANGUAGES) {
    const address = pathIn(language, '/unsubscribe/:token');
    app.register(async (pages) => {
      pages.removeAllContentTypeParsers();
      pages.addContentTypeParser('*', { parseAs: 'buffer' }, async () => null);
      pages.setErrorHandler((failure, request, reply) => {
        const refusal = refusalFor(failure, request);
        const { retryAfterSeconds } = refusal.extras;
        if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
        const page = unsubscribePage({
          studioName,
          language,
          state: 'refused',
          why: refusal.detail[language],
        });
        return sendFormPage(reply.code(PROBLEMS[refusal.code].status), page);
      });
      const config = { rateLimit: routeLimit('unsubscribe', LIMIT) };
      pages.get<TokenRequest>(address, { config }, async ({ params }, reply) =>
        send(reply, language, await look(params.token)),
      );
      pages.post<TokenRequest>(address, { config }, async ({ params }, reply) =>
        send(reply, language, await end(params.token)),
      );
    });
  }
}
