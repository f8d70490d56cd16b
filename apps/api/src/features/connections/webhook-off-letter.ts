import type { Language } from '@lifted/domain/language/language';
import type { PoolClient } from 'pg';
import { composeAccountNews, type AccountMailSettings, type NewsWords } from '../../mail/account-news.ts';
import { writeMail } from '../../mail/outbox.ts';

const KIND = 'webhook_off';

interface OffWebhook {
  readonly name: string;
  readonly because: 'failing' | 'gone';
}

/** Writes every owner that a webhook was switched off, in the transaction that does it. */
export async function tellOwners(
  client: PoolClient,
  settings: AccountMailSettings,
  webhook: OffWebhook,
): Promise<void> {
  const { rows } = await client.query<{ email: string }>(
    `select u.email
       from studio.account_roles r join studio.accounts a using (provider, uid) join identity."user" u on u.id = a.uid
      where r.role = 'owner' and a.disabled_at is null order by u.id`,
  );
  for (const { email } of rows) {
    const words = { en: wordsOf(webhook, settings, 'en'), de: wordsOf(webhook, settings, 'de') };
    await writeMail(
      client,
      composeAccountNews(settings, { kind: KIND, about: KIND, email, name: '', language: null, words }),
    );
  }
}

function wordsOf(
  { name, because }: OffWebhook,
  { publicUrl }: AccountMailSettings,
  language: Language,
): NewsWords {
  if (language === 'en') {
    const why = {
      failing: `For three days nothing has reached the address of the webhook “${name}”, so it was switched off.`,
      gone: `The address of the webhook “${name}” says that it no longer exists, so the webhook was switched off.`,
    };
    return {
      subject: `the webhook “${name}” was switched off`,
      paragraphs: [
        why[because],
        'What happens now waits for up to 30 days and is sent once you switch it on again.',
        `What went wrong is listed here: ${publicUrl}/desk/connections`,
      ],
    };
  }
  const why = {
    failing: `Seit drei Tagen kommt bei der Adresse des Webhooks „${name}“ nichts an, deshalb ist er jetzt ausgeschaltet.`,
    gone: `Die Adresse des Webhooks „${name}“ meldet, dass es sie nicht mehr gibt, deshalb ist er jetzt ausgeschaltet.`,
  };
  return {
    subject: `der Webhook „${name}“ wurde ausgeschaltet`,
    paragraphs: [
      why[because],
      'Was jetzt passiert, wartet bis zu 30 Tage und wird gesendet, sobald du ihn wieder einschaltest.',
      `Was schiefging, steht hier: ${publicUrl}/de/desk/connections`,
    ],
  };
}
