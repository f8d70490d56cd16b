import { inTransaction } from '@lifted/database/transaction';
import { addDays, berlinDate, weekStart, DAYS_PER_WEEK } from '@lifted/domain/calendar/studio-calendar';
import { NUMBER_NAMES, numberInWords } from '@lifted/domain/desk/studio-number-words';
import {
  comparedPeriod,
  movedMost,
  NUMBER_UNITS,
  STUDIO_NUMBERS,
  type ComparedNumber,
  type NumberPeriod,
} from '@lifted/domain/desk/studio-numbers';
import { shortDateRange } from '@lifted/domain/language/date-words';
import type { Language } from '@lifted/domain/language/language';
import type { Pool } from 'pg';
import { composeAccountNews, type AccountMailSettings, type NewsWords } from '../../mail/account-news.ts';
import { writeMail } from '../../mail/outbox.ts';
import { readSeveral } from './numbers-query.ts';

const NUMBERS_TOLD = 5;
const KIND = 'weekly_numbers';

interface WeeklyNumbersDependencies extends AccountMailSettings {
  readonly pool: Pool;
}

/**
 * Writes each owner one mail a week about the five numbers that moved the most in the week that ended on Sunday, beside the
 * week before (studio operations, section 4: Numbers); answers how many mails were written. The Message-ID holds the week and
 * the account, so that each mail is written once. A week in which nothing moved is no mail.
 */
export async function writeWeeklyNumbers(dependencies: WeeklyNumbersDependencies): Promise<number> {
  const { pool, now, publicUrl } = dependencies;
  const monday = weekStart(berlinDate(now()));
  const week = { first: addDays(monday, -DAYS_PER_WEEK), last: addDays(monday, -1) };
  const owners = await ownersWithout(pool, (uid) => messageIdOf(week, uid, publicUrl));
  if (owners.length === 0) return 0;
  const moved = movedMost(await compare(pool, week, now()), NUMBERS_TOLD);
  if (moved.length === 0) return 0;
  for (const { uid, email } of owners) {
    const mail = composeAccountNews(dependencies, {
      kind: KIND,
      about: KIND,
      email,
      name: '',
      language: null,
      words: { en: wordsOf(week, moved, publicUrl, 'en'), de: wordsOf(week, moved, publicUrl, 'de') },
    });
    await inTransaction(pool, (client) =>
      writeMail(client, { ...mail, messageId: messageIdOf(week, uid, publicUrl) }),
    );
  }
  return owners.length;
}

interface Owner {
  readonly uid: string;
  readonly email: string;
}

/** Owners who can sign in and have no mail with this Message-ID yet. */
async function ownersWithout(pool: Pool, messageId: (uid: string) => string): Promise<readonly Owner[]> {
  const { rows: owners } = await pool.query<Owner>(
    `select u.id as uid, u.email
       from studio.account_roles r
       join studio.accounts a using (provider, uid)
       join identity."user" u on u.id = a.uid
      where r.role = 'owner' and a.disabled_at is null order by u.id`,
  );
  const { rows: written } = await pool.query<{ id: string }>(
    'select message_id as id from studio.mail_outbox where message_id = any ($1)',
    [owners.map(({ uid }) => messageId(uid))],
  );
  const known = new Set(written.map(({ id }) => id));
  return owners.filter(({ uid }) => !known.has(messageId(uid)));
}

function messageIdOf({ first }: NumberPeriod, uid: string, publicUrl: string): string {
  return `<weekly-numbers.${first}.${uid}@${new URL(publicUrl).hostname}>`;
}

async function compare(pool: Pool, week: NumberPeriod, now: Date): Promise<readonly ComparedNumber[]> {
  const before = comparedPeriod(week, now);
  if (before === null) return [];
  const values = await readSeveral(pool, [week, before], STUDIO_NUMBERS, { branch: null, now });
  return STUDIO_NUMBERS.map((name) => {
    const [value = null, earlier = null] = values.get(name) ?? [];
    return { name, value, before: earlier };
  });
}

function wordsOf(
  { first, last }: NumberPeriod,
  moved: readonly ComparedNumber[],
  publicUrl: string,
  language: Language,
): NewsWords {
  const days = shortDateRange(first, last, language);
  const query = new URLSearchParams({ first, last }).toString();
  const lines = moved.map(({ name, value, before }) => {
    const shown = (one: number | null) =>
      one === null ? '–' : numberInWords(one, NUMBER_UNITS[name], language);
    const { name: title } = NUMBER_NAMES[language][name];
    return language === 'en'
      ? `${title}: ${shown(value)} (the week before: ${shown(before)})`
      : `${title}: ${shown(value)} (in der Woche davor: ${shown(before)})`;
  });
  return language === 'en'
    ? {
        subject: `your week in numbers, ${days}`,
        paragraphs: [
          `This moved the most in the week of ${days}:`,
          ...lines,
          `All numbers, and what each of them counts: ${publicUrl}/desk/numbers?${query}`,
        ],
      }
    : {
        subject: `eure Woche in Zahlen, ${days}`,
        paragraphs: [
          `Das hat sich in der Woche vom ${days} am meisten bewegt:`,
          ...lines,
          `Alle Zahlen, und was jede zählt: ${publicUrl}/de/desk/numbers?${query}`,
        ],
      };
}
