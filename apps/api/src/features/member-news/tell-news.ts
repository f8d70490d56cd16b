import { inTransaction } from '@lifted/database/transaction';
import type { InBothLanguages } from '@lifted/domain/language/language';
import type { MessageKind } from '@lifted/domain/notifications/message-kinds';
import type { Pool } from 'pg';
import { composeAccountNews } from '../../mail/account-news.ts';
import type { LetterSettings } from '../../mail/letter.ts';
import { pageAddress } from '../../mail/page-address.ts';
import { notify, type MessageWords } from '../../notifications/notify.ts';
import type { Reader } from '../../notifications/reader.ts';

/** Whose news these are, and when. */
export interface NewsContext {
  readonly pool: Pool;
  readonly letters: LetterSettings;
  readonly now: Date;
}

/** Something to tell a member that is about no class. */
export interface News {
  readonly reader: Reader;
  readonly kind: MessageKind;
  /** See Notice. */
  readonly occasion: string;
  /** The mail says the same: title as its subject, body, and the page. */
  readonly words: InBothLanguages<MessageWords>;
  readonly path: string;
}

/** Tells each of these people in a transaction of their own; answers how many had not been told before. */
export async function tellAll({ pool, letters, now }: NewsContext, news: readonly News[]): Promise<number> {
  let told = 0;
  for (const { reader, kind, occasion, words, path } of news) {
    const mail = () =>
      composeAccountNews(
        { ...letters, now: () => now },
        {
          kind,
          about: kind.replaceAll('_', '-'),
          email: reader.email,
          name: reader.firstName,
          language: reader.language,
          words: { en: mailed(letters, 'en', words.en, path), de: mailed(letters, 'de', words.de, path) },
        },
      );
    const isNew = await inTransaction(pool, (client) =>
      notify(client, { reader, kind, occasion, words, path, mail, now }),
    );
    if (isNew) told += 1;
  }
  return told;
}

function mailed(
  { publicUrl }: LetterSettings,
  language: 'en' | 'de',
  { title, body }: MessageWords,
  path: string,
) {
  return { subject: title, paragraphs: [body, pageAddress(publicUrl, language, path)] };
}
