import type { Announcement } from '@lifted/contract/desk/desk-announcements';
import { shortDate, shortWeekdayName } from '@lifted/domain/language/date-words';
import type { Language } from '@lifted/domain/language/language';
import { momentWords } from '@lifted/domain/language/moment-words';
import { ANNOUNCEMENTS_WORDS } from './announcements-words.ts';

/** Whom an announcement went to, in words: 'Booked into Full Body, Mon 23 Nov, 18:30'. */
export function groupWords(
  { audience, about }: Pick<Announcement, 'audience' | 'about'>,
  language: Language,
): string {
  const { groups, gone } = ANNOUNCEMENTS_WORDS[language];
  const name = about?.name ?? gone;
  switch (audience.group) {
    case 'active':
    case 'new':
      return groups[audience.group];
    case 'product':
    case 'room':
      return `${groups[audience.group]}: ${name}`;
    case 'class': {
      const start = about?.start_datetime;
      return `${groups.class}: ${name}${start == null ? '' : `, ${momentWords(new Date(start), language)}`}`;
    }
    case 'day':
      return `${groups.day}: ${shortWeekdayName(audience.day, language)} ${shortDate(audience.day, language)}`;
    case 'unseen':
      return ANNOUNCEMENTS_WORDS[language].unseenFor(audience.weeks);
    default:
      return audience satisfies never;
  }
}
