import type {
  AnnouncementPreview,
  listReceivers,
  previewAnnouncement,
} from '@lifted/contract/desk/desk-announcements';
import type { BodyOf } from '@lifted/contract/call';
import {
  languageForReader,
  readAnnouncement,
  type AnnouncementKind,
  type AnnouncementWords,
} from '@lifted/domain/notifications/announcement';
import type { Language } from '@lifted/domain/language/language';
import { isWritten, needsConsent, takesChannel } from '@lifted/domain/notifications/message-channels';
import type { Pool } from 'pg';
import type { LetterSettings } from '../../mail/letter.ts';
import { pageAddress } from '../../mail/page-address.ts';
import { composeAnnouncement } from './announcement-letter.ts';
import { checkDay, countGuests, readAudience, type Addressee } from './audience.ts';

/** Whom an announcement would reach, and its mails as they would go out. Changes nothing; throws `invalid_input`. */
export async function preview(
  pool: Pool,
  { kind, audience, words: typed }: BodyOf<typeof previewAnnouncement>,
  { letters, now }: { readonly letters: LetterSettings; readonly now: Date },
): Promise<AnnouncementPreview> {
  checkDay(audience);
  const group = await readAudience(pool, audience, now);
  const reading = readAnnouncement(typed);
  return {
    ...countTold(group, kind),
    other_language:
      reading.outcome === 'read'
        ? group.filter((one) => isTold(one, kind) && readsOther(reading.words, one.language)).length
        : 0,
    guests: await countGuests(pool, audience, now),
    mails: reading.outcome === 'read' ? mailsTo(group, kind, reading.words, { letters, now }) : [],
  };
}

/** Who get it in a language that is not the one they read. */
function readsOther(words: AnnouncementWords, reader: Language | null): boolean {
  return reader !== null && languageForReader(words, reader) !== reader;
}

/** Who would get an announcement, by name. Throws `invalid_input`. */
export async function receivers(
  pool: Pool,
  { kind, audience }: BodyOf<typeof listReceivers>,
  now: Date,
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  checkDay(audience);
  const told = (await readAudience(pool, audience, now)).filter((one) => isTold(one, kind));
  const { rows } = await pool.query<{ id: string; name: string }>(
    `select id, first_name || ' ' || last_name as name from studio.customers
      where number = any ($1) order by last_name, first_name, id`,
    [told.map(({ number }) => number)],
  );
  return rows;
}

/** Whether somebody is told at all: of what needs consent, those who agreed. */
export function isTold(
  { choices, consent }: Pick<Addressee, 'choices' | 'consent'>,
  kind: AnnouncementKind,
): boolean {
  return isWritten(kind, choices) && (!needsConsent(kind) || consent !== null);
}

/** How many of a group are told, and how many of them by mail. */
export function countTold(
  group: readonly Addressee[],
  kind: AnnouncementKind,
): Pick<AnnouncementPreview, 'people' | 'told' | 'mailed' | 'not_agreed'> {
  const told = group.filter((one) => isTold(one, kind));
  return {
    people: group.length,
    told: told.length,
    mailed: told.filter(({ choices }) => takesChannel(kind, 'mail', choices)).length,
    not_agreed: group.length - told.length,
  };
}

const LANGUAGES_OF_MAILS: readonly (Language | null)[] = ['de', 'en', null];
/** In the place of everybody's own name and link. */
const FIRST_NAME = { en: '[first name]', de: '[Vorname]' } as const;
const LINK = { en: '/unsubscribe/[link]', de: '/unsubscribe/[Link]' } as const;

function mailsTo(
  group: readonly Addressee[],
  kind: AnnouncementKind,
  words: AnnouncementWords,
  { letters, now }: { readonly letters: LetterSettings; readonly now: Date },
): AnnouncementPreview['mails'] {
  const readers = group.filter((one) => isTold(one, kind) && takesChannel(kind, 'mail', one.choices));
  return LANGUAGES_OF_MAILS.flatMap((language) => {
    const count = readers.filter((one) => languageForReader(words, one.language) === language).length;
    if (count === 0) return [];
    const { subject, text } = composeAnnouncement(letters, {
      kind,
      words,
      messageId: '',
      announcementNumber: 0,
      email: '',
      firstName: FIRST_NAME[language ?? 'en'],
      language,
      unsubscribe: kind === 'news' ? (of) => pageAddress(letters.publicUrl, of, LINK[of]) : null,
      writtenAt: now,
    });
    return [{ language, count, subject, text }];
  });
}
