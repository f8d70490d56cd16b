import type { Language } from '@lifted/domain/language/language';
import type { ChannelChoices } from '@lifted/domain/notifications/message-channels';
import type { Pool, PoolClient } from 'pg';
import type { ReaderLanguage } from '../mail/letter.ts';

/** A customer as messages need them. */
export interface Reader {
  readonly customerId: string;
  readonly number: number;
  readonly firstName: string;
  readonly email: string;
  /** The one they chose, of the page they last opened signed in, or as an import named it; null when nobody knows. */
  readonly language: ReaderLanguage;
  /** They chose it in the settings of their messages: a page in another language does not change it. */
  readonly choseLanguage: boolean;
  readonly choices: ChannelChoices;
  /** Numbers of the browsers that show messages. */
  readonly devices: readonly number[];
}

/** The language of customer `c`: chosen, of the page they used last, or as a file named it; null: nobody knows. */
export const LANGUAGE = `coalesce(
  (select s.language from studio.message_settings s where s.customer_number = c.number), c.language)`;

/** JSON of a Reader, in a query that has the customer as `c`. */
export const READER = `
  json_build_object('customerId', c.id, 'number', c.number, 'firstName', c.first_name, 'email', c.email,
    'language', ${LANGUAGE},
    'choseLanguage', exists (select from studio.message_settings s where s.customer_number = c.number and s.chose_language),
    'choices', coalesce((select s.choices from studio.message_settings s where s.customer_number = c.number), '{}'),
    'devices', (select coalesce(json_agg(p.number order by p.number), '[]')
                  from studio.push_subscriptions p where p.customer_number = c.number))`;

/** A customer by number; undefined once they are deleted. */
export async function readReader(client: Pool | PoolClient, number: number): Promise<Reader | undefined> {
  const { rows } = await client.query<{ reader: Reader }>({
    name: 'read-reader',
    text: `select ${READER} as reader from studio.customers c where c.number = $1`,
    values: [number],
  });
  return rows[0]?.reader;
}

/** The language of what a person is sent because of something they did on a page: the one they chose, or that of the page. */
export function languageFor({ language, choseLanguage }: Reader, ofPage: Language): Language {
  return choseLanguage ? (language ?? ofPage) : ofPage;
}

/** Remembers the language of a page somebody did something on, in the caller's transaction; one they chose stays. */
export async function rememberLanguage(
  client: PoolClient,
  { number, language }: Reader,
  ofPage: Language,
): Promise<void> {
  if (language !== ofPage) await noteLanguage(client, number, ofPage);
}

/** The same for somebody who only opens a page: most visits find it noted, and write nothing. */
export async function noteLanguage(
  client: Pool | PoolClient,
  customerNumber: number,
  ofPage: Language,
): Promise<void> {
  await client.query({
    name: 'note-language',
    text: `insert into studio.message_settings as s (customer_number, language)
           select $1, $2 where not exists (
             select from studio.message_settings k
              where k.customer_number = $1 and (k.chose_language or k.language = $2))
           on conflict (customer_number) do update set language = excluded.language where not s.chose_language`,
    values: [customerNumber, ofPage],
  });
}
