import { calendarFile, sequenceAt, type CalendarEvent } from '@lifted/domain/calendar/calendar-file';
import { CLASS_LENGTH_MS, HOUR_MS, MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import type { LetterSettings, ReaderLanguage } from '../mail/letter.ts';
import type { OutgoingMail } from '../mail/outgoing-mail.ts';
import { placeLine, type MailedClass } from './class-letter.ts';

/** Why somebody does not go: the class does not take place, or they have no place in it any more. */
export type Off = 'class' | 'place';

interface ClassEvent {
  /** Unique and stable, so that calendars recognize the event. */
  readonly id: string;
  readonly writtenAt: Date;
  /** Calendars take it out. */
  readonly off?: Off | undefined;
  readonly language: Language;
  readonly studioClass: MailedClass;
  /** What made the file, as calendars show it. */
  readonly product: string;
  readonly text: string;
}

const OFF: InBothLanguages<Readonly<Record<Off, string>>> = {
  en: { class: 'Cancelled: ', place: 'Cancelled: ' },
  de: { class: 'Fällt aus: ', place: 'Abgesagt: ' },
};

/** The title of an event that is off; some calendars show cancelled events as if nothing had happened. */
export function offTitle(title: string, off: Off, language: Language): string {
  return `${OFF[language][off]}${title}`;
}

const REMIND_MINUTES = (2 * HOUR_MS) / MINUTE_MS;

/** The class as a file beside a mail, for calendars. It has no cancel link, because calendars are shared. */
export function classCalendarEvent(settings: LetterSettings, event: ClassEvent): string {
  return classCalendarEvents(settings, event, []);
}

/** The same with further events, in one file of the first one's. */
function classCalendarEvents(
  settings: LetterSettings,
  first: ClassEvent,
  further: readonly ClassEvent[],
): string {
  const { product: name, language } = first;
  return calendarFile({
    product: { company: settings.studio.name, name, language },
    events: [first, ...further].map((event) => calendarEvent(settings, event)),
  });
}

function calendarEvent(
  { studio, publicUrl }: LetterSettings,
  { id, writtenAt, off, language, studioClass, text }: ClassEvent,
): CalendarEvent {
  const { start } = studioClass;
  const title = `${studio.name}: ${studioClass.timerName}`;
  return {
    uid: `${id}@${new URL(publicUrl).hostname}`,
    writtenAt,
    sequence: sequenceAt(writtenAt),
    status: off === undefined ? 'confirmed' : 'cancelled',
    start,
    end: new Date(start.getTime() + CLASS_LENGTH_MS),
    summary: off === undefined ? title : offTitle(title, off, language),
    location: placeLine(studio, studioClass),
    description: [text, studio.contact.phone].join('\n\n'),
    organizer: { name: studio.name, email: studio.contact.email },
    ...(off === undefined && { remindMinutes: REMIND_MINUTES }),
  };
}

/** A member's or a visitor's place that a mail brings, as it is now, to the reader's calendar. */
export interface PlaceInCalendar {
  /** Null without a place: nothing is in their calendar. */
  readonly eventId: string | null;
  readonly studioClass: MailedClass;
  readonly writtenAt: Date;
  readonly language: ReaderLanguage;
}

const PLACE_WORDS: InBothLanguages<{ readonly product: string; readonly text: (coach: string) => string }> = {
  en: { product: 'Class', text: (coach) => `Class with ${coach}.` },
  de: { product: 'Kurs', text: (coach) => `Kurs mit ${coach}.` },
};

/** What a mail says of the file beside it. */
export const CALENDAR_WORDS: InBothLanguages<{ readonly added: string; readonly takenOut: string }> = {
  en: {
    added: 'Open the attached file to add the class to your calendar.',
    takenOut: 'Open the attached file to take the class out of your calendar.',
  },
  de: {
    added: 'Die angehängte Datei trägt den Kurs in deinen Kalender ein.',
    takenOut: 'Die angehängte Datei nimmt den Kurs aus deinem Kalender.',
  },
};

/** How a place is said to calendars; `canceled` goes out of them beside it. */
interface SaidToCalendars {
  readonly off?: Off;
  readonly canceled?: Pick<PlaceInCalendar, 'eventId' | 'studioClass'> | undefined;
}

/** The letter with the place as a file beside it; in one language, the studio's own where nobody knows the reader's. */
export function withPlaceEvent(
  settings: LetterSettings,
  { eventId, studioClass, writtenAt, language: known }: PlaceInCalendar,
  letter: OutgoingMail,
  { off, canceled }: SaidToCalendars = {},
): OutgoingMail {
  if (eventId === null) return letter;
  const language = known ?? 'de';
  const { product, text } = PLACE_WORDS[language];
  const eventOf = (id: string, of: MailedClass, whyOff: Off | undefined): ClassEvent => ({
    id,
    writtenAt,
    off: whyOff,
    language,
    studioClass: of,
    product,
    text: text(of.coachFirstName),
  });
  const further = canceled?.eventId ? [eventOf(canceled.eventId, canceled.studioClass, 'place')] : [];
  const event = classCalendarEvents(settings, eventOf(eventId, studioClass, off), further);
  return { ...letter, calendarEvent: event };
}
