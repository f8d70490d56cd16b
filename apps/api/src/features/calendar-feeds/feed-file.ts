import { calendarFile, type CalendarEvent } from '@lifted/domain/calendar/calendar-file';
import { CLASS_LENGTH_MS } from '@lifted/domain/calendar/studio-calendar';
import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import { offTitle } from '../../classes/class-calendar-event.ts';
import { placeLine } from '../../classes/class-letter.ts';
import { pageAddress } from '../../mail/page-address.ts';
import { addressLine, type LetterSettings } from '../../mail/letter.ts';
import type { StudioBasics } from '@lifted/profile/studio-profile';
import type { FeedClass } from './feed-events.ts';

export type FeedKind = 'member' | 'coach' | 'studio';

/** How often calendars look again, where they let the calendar say so. */
const REFRESH_MINUTES = 60;

/** The classes as a file for calendars. */
export function feedFile(
  settings: LetterSettings,
  feed: {
    readonly kind: FeedKind;
    readonly language: Language;
    readonly classes: readonly FeedClass[];
  },
): string {
  const { kind, language, classes } = feed;
  const words = WORDS[language];
  return calendarFile({
    product: { company: settings.studio.name, name: words.names[kind](settings.studio.name), language },
    feed: { name: words.names[kind](settings.studio.name), refreshMinutes: REFRESH_MINUTES },
    events: classes.map((one) => eventOf(settings, { kind, language }, one)),
  });
}

/** What a feed says of the studio itself: the desk may change it while nothing of anybody's classes changes. */
export function saidOfStudio(studio: StudioBasics): readonly string[] {
  return [studio.name, addressLine(studio)];
}

function eventOf(
  { studio, publicUrl }: LetterSettings,
  { kind, language }: { readonly kind: FeedKind; readonly language: Language },
  one: FeedClass,
): CalendarEvent {
  const words = WORDS[language];
  const start = new Date(one.start_datetime);
  const studioClass = {
    timerName: one.timer_name,
    start,
    coachFirstName: one.coach_first_name,
    locationName: one.location_name,
    branch: one.branch,
  };
  const name = `${studio.name}: ${one.timer_name}`;
  const page =
    kind === 'coach'
      ? `/desk/classes/${encodeURIComponent(one.workout_id)}`
      : `/workout/${encodeURIComponent(one.workout_id)}`;
  return {
    uid: `${one.id}@${new URL(publicUrl).hostname}`,
    writtenAt: new Date(one.changed_at),
    sequence: one.sequence,
    status: one.off === null ? 'confirmed' : 'cancelled',
    start,
    end: new Date(start.getTime() + CLASS_LENGTH_MS),
    summary: one.off === null ? name : offTitle(name, one.off, language),
    location: placeLine(studio, studioClass),
    description: kind === 'coach' ? words.own : words.with(one.coach_first_name),
    url: pageAddress(publicUrl, language, page),
  };
}

interface FeedWords {
  readonly names: Readonly<Record<FeedKind, (studio: string) => string>>;
  readonly with: (coach: string) => string;
  readonly own: string;
}

const WORDS: InBothLanguages<FeedWords> = {
  en: {
    names: {
      member: (studio) => `My classes at ${studio}`,
      coach: (studio) => `Classes I give at ${studio}`,
      studio: (studio) => `${studio} timetable`,
    },
    with: (coach) => `Class with ${coach}.`,
    own: 'You give this class.',
  },
  de: {
    names: {
      member: (studio) => `Meine Kurse bei ${studio}`,
      coach: (studio) => `Kurse, die ich bei ${studio} gebe`,
      studio: (studio) => `Kursplan von ${studio}`,
    },
    with: (coach) => `Kurs mit ${coach}.`,
    own: 'Diesen Kurs gibst du.',
  },
};
