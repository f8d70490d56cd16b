import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import type { PoolClient } from 'pg';
import { CLASS_WORDS, composeForReader, occasionOf, type MailedClass } from '../classes/class-letter.ts';
import { CLASS_BRANCH } from '../classes/class-places.ts';
import { tellAboutClass } from '../classes/class-messages.ts';
import type { LetterSettings } from '../mail/letter.ts';
import { pageAddress } from '../mail/page-address.ts';
import { READER, type Reader } from '../notifications/reader.ts';
import { MEMBER_CORRECTS_DAYS, entriesCloseAt } from '@lifted/domain/training/entry-window';

interface Lifter extends MailedClass {
  readonly id: string;
  readonly bookingId: string;
  readonly language: Language | null;
  readonly reader: Reader;
}

/**
 * Writes a mail to everybody with sets in a class: have a look at what was entered (studio operations, section 3). Once for
 * each booking, however often the roster is closed.
 */
export async function askToCheckSets(
  client: PoolClient,
  letters: LetterSettings,
  { workoutId, now }: { readonly workoutId: string; readonly now: Date },
): Promise<void> {
  const { rows } = await client.query<Lifter>(
    `select w.id, w.timer_name as "timerName", w.start_datetime as start, h.first_name as "coachFirstName",
            l.name as "locationName", ${CLASS_BRANCH} as branch, b.id as "bookingId", b.language, ${READER} as reader
       from studio.workouts w
       join studio.coaches h on h.id = w.coach_id
       join studio.locations l on l.id = w.location_id
       join studio.bookings b on b.workout_id = w.id and b.canceled_at is null
       join studio.customers c on c.number = b.customer_number
      where w.id = $1
        and exists (select from studio.set_logs s where s.customer_number = c.number and s.workout_number = w.number)
        and not exists (select from studio.mail_outbox m where m.message_id like '<' || $2 || '.' || b.id || '@%')
      order by b.id`,
    [workoutId, KIND.replaceAll('_', '-')],
  );
  for (const lifter of rows) {
    const { reader } = lifter;
    const closes = entriesCloseAt(lifter.start, 'member');
    const mail = () =>
      composeForReader(letters, reader.language ?? lifter.language, (language) => {
        const words = WORDS[language];
        return {
          kind: KIND,
          key: lifter.bookingId,
          email: reader.email,
          language,
          writtenAt: now,
          subject: words.subject(occasionOf(lifter, language)),
          headline: words.headline(reader.firstName),
          parts: [
            {
              kind: 'link',
              lead: words.lead,
              text: words.link,
              url: `${pageAddress(letters.publicUrl, language, '/my-workout')}?class=${encodeURIComponent(lifter.id)}`,
            },
            ...(closes === null
              ? []
              : [{ kind: 'sentences', text: words.until(CLASS_WORDS[language].day(closes)) } as const]),
            { kind: 'class', studioClass: lifter },
          ],
        };
      });
    await tellAboutClass(client, {
      reader,
      news: 'check_sets',
      occasion: lifter.bookingId,
      studioClass: lifter,
      now,
      mail,
    });
  }
}

const KIND = 'check_sets';

interface CheckWords {
  readonly subject: (occasion: string) => string;
  readonly headline: (name: string) => string;
  readonly lead: string;
  readonly link: string;
  readonly until: (day: string) => string;
}

const WORDS: InBothLanguages<CheckWords> = {
  en: {
    subject: (occasion) => `What you lifted: ${occasion}`,
    headline: (name) => `Hi ${name}, your sets are in your log.`,
    lead: 'Have a look, and correct what isn’t as you lifted it:',
    link: 'Check my sets',
    until: (day) => `You can correct them yourself for ${MEMBER_CORRECTS_DAYS} days, until ${day}.`,
  },
  de: {
    subject: (occasion) => `Was du gehoben hast: ${occasion}`,
    headline: (name) => `Hi ${name}, deine Sätze sind eingetragen.`,
    lead: 'Schau kurz drüber und korrigier, was nicht stimmt:',
    link: 'Meine Sätze ansehen',
    until: (day) => `Selbst korrigieren kannst du sie ${MEMBER_CORRECTS_DAYS} Tage lang, bis ${day}.`,
  },
};
