import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import type { LetterSettings } from '../../mail/letter.ts';
import type { OutgoingMail } from '../../mail/outgoing-mail.ts';
import { pageAddress } from '../../mail/page-address.ts';
import type { Obstacle } from './trial-booking-repository.ts';
import {
  CLASS_WORDS,
  composeClassMail,
  occasionOf,
  type LetterPart,
  type MailedClass,
} from '../../classes/class-letter.ts';
import { TRIAL_WORDS } from './trial-words.ts';

/** Told to an address that was used for a class it may not book. */
export interface TrialNote {
  /** Public name of the note, in its Message-ID. */
  readonly key: string;
  readonly email: string;
  readonly language: Language;
  readonly writtenAt: Date;
  readonly studioClass: MailedClass;
  readonly obstacle: Obstacle;
}

/** Kind of these mails in the outbox. */
export const TRIAL_NOTE = 'trial_note';

const PRICES_PAGES = { en: '/memberships', de: '/de/memberships' } as const;

/** Tells the mailbox, and only it, why it gets no free class. Contains nothing that was typed but the class. */
export function composeTrialNote(settings: LetterSettings, note: TrialNote): OutgoingMail {
  const { studio } = settings;
  const { key, email, language, writtenAt, studioClass } = note;
  const words = TRIAL_NOTE_WORDS[language];
  return composeClassMail(settings, {
    kind: TRIAL_NOTE,
    key,
    email,
    language,
    writtenAt,
    subject: words.subject(studio.name),
    headline: words.greeting,
    parts: [
      { kind: 'sentences', text: words.tried(occasionOf(studioClass, language)) },
      ...reasonParts(settings, note),
      { kind: 'remark', text: words.stranger },
      { kind: 'sentences', text: TRIAL_WORDS[language].questions(studio.contact.phone) },
    ],
  });
}

function reasonParts(
  { studio, publicUrl }: LetterSettings,
  { language, writtenAt, obstacle }: TrialNote,
): readonly LetterPart[] {
  const words = TRIAL_NOTE_WORDS[language];
  switch (obstacle.kind) {
    case 'place_here': {
      const { heldUntil } = obstacle;
      const held = heldUntil && words.placeHeld(CLASS_WORDS[language].clock(heldUntil));
      return [{ kind: 'sentences', text: held ?? words.placeHere }];
    }
    case 'member':
      return [
        {
          kind: 'link',
          lead: words.member,
          text: words.memberLink,
          url: inLanguage(studio.links.memberLogin || new URL('/login', publicUrl).href, publicUrl, language),
        },
      ];
    case 'free_class': {
      const occasion = occasionOf(obstacle, language);
      if (obstacle.start > writtenAt) return [{ kind: 'sentences', text: words.freeClassAhead(occasion) }];
      const url = new URL(PRICES_PAGES[language], publicUrl).href;
      return [
        { kind: 'sentences', text: words.freeClassBefore(occasion) },
        { kind: 'link', lead: words.prices, text: words.pricesLink, url },
      ];
    }
    default:
      return obstacle satisfies never;
  }
}

/** A page of ours in the language of the note; another site has no German half we know of. */
function inLanguage(address: string, publicUrl: string, language: Language): string {
  const { origin, pathname } = new URL(address);
  return origin === new URL(publicUrl).origin ? pageAddress(publicUrl, language, pathname) : address;
}

/** No name in the greeting: it was typed too, perhaps by someone else. */
interface TrialNoteWords {
  readonly subject: (studioName: string) => string;
  readonly greeting: string;
  /** The class that was requested. */
  readonly tried: (occasion: string) => string;
  readonly placeHere: string;
  readonly placeHeld: (until: string) => string;
  readonly member: string;
  readonly memberLink: string;
  readonly freeClassBefore: (occasion: string) => string;
  readonly freeClassAhead: (occasion: string) => string;
  readonly prices: string;
  readonly pricesLink: string;
  readonly stranger: string;
}

const TRIAL_NOTE_WORDS: InBothLanguages<TrialNoteWords> = {
  en: {
    subject: (studioName) => `About a test workout at ${studioName}`,
    greeting: 'Hi,',
    tried: (occasion) =>
      `someone asked for a test workout with this address: ${occasion}. We didn’t book anything.`,
    placeHere: 'You already have a place in this class; the confirmation is in your inbox. See you there!',
    placeHeld: (until) =>
      `We’re already holding a place in this class for you, until ${until}. Open the link in our earlier email to confirm it.`,
    member:
      'You already train with us, and test workouts are for newcomers. Please book your class as a member:',
    memberLink: 'Member login',
    freeClassBefore: (occasion) => `You’ve had your free class: ${occasion}. We’d love to see you again.`,
    freeClassAhead: (occasion) =>
      `You’ve already booked your free class: ${occasion}. Would you rather come another day? Cancel it with the link in its confirmation, then book the other one.`,
    prices: 'Passes and memberships:',
    pricesLink: 'All prices',
    stranger: 'Wasn’t you? Then someone mistyped their address, and there’s nothing you need to do.',
  },
  de: {
    subject: (studioName) => `Zu einem Probetraining bei ${studioName}`,
    greeting: 'Hi,',
    tried: (occasion) =>
      `jemand wollte mit dieser Adresse ein Probetraining buchen: ${occasion}. Wir haben nichts gebucht.`,
    placeHere:
      'Du hast in diesem Kurs schon einen Platz; die Bestätigung liegt in deinem Postfach. Bis dann!',
    placeHeld: (until) =>
      `Wir halten dir in diesem Kurs schon einen Platz frei, bis ${until}. Bestätige ihn mit dem Link in unserer Mail davor.`,
    member: 'Du trainierst schon bei uns, und das Probetraining ist für Neue. Buch deinen Kurs als Mitglied:',
    memberLink: 'Mitglieder-Login',
    freeClassBefore: (occasion) =>
      `Deinen kostenlosen Kurs hattest du schon: ${occasion}. Wir freuen uns, wenn du wiederkommst.`,
    freeClassAhead: (occasion) =>
      `Deinen kostenlosen Kurs hast du schon gebucht: ${occasion}. Passt ein anderer Tag besser? Sag ihn mit dem Link in der Bestätigung ab und buch dann den anderen.`,
    prices: 'Pakete und Mitgliedschaften:',
    pricesLink: 'Alle Preise',
    stranger: 'Du warst das nicht? Dann hat sich jemand vertippt, und du musst nichts tun.',
  },
};
