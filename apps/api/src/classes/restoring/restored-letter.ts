import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import type { LetterSettings, ReaderLanguage } from '../../mail/letter.ts';
import type { OutgoingMail } from '../../mail/outgoing-mail.ts';
import { CALENDAR_WORDS, withPlaceEvent } from '../class-calendar-event.ts';
import { composeForReader, occasionOf, type LetterPart, type MailedClass } from '../class-letter.ts';
import { cancelLink, classLink } from '../letter-links.ts';

/** What somebody is in a class again that takes place after all. */
export type RestoredAs =
  | { readonly kind: 'booked'; readonly eventId: string; readonly linkToken: string }
  | { readonly kind: 'waiting' }
  /** Without an `eventId` nothing was in their calendar. */
  | { readonly kind: 'visitor'; readonly eventId: string | null }
  /** Nothing: the place, or the wait, could not be given back. */
  | { readonly kind: 'without' };

interface RestoredMail {
  readonly studioClass: MailedClass & { readonly id: string };
  readonly firstName: string;
  readonly email: string;
  readonly language: ReaderLanguage;
  readonly writtenAt: Date;
  readonly key: string;
  readonly as: RestoredAs;
}

/** The class takes place after all: what that means for people who had heard that it would not. */
export function composeRestored(settings: LetterSettings, mail: RestoredMail): OutgoingMail {
  const { studioClass, firstName, email, writtenAt, key, as } = mail;
  const letter = composeForReader(settings, mail.language, (language) => {
    const words = WORDS[language];
    return {
      kind: 'class_restored',
      key,
      email,
      language,
      writtenAt,
      subject: words.subject(occasionOf(studioClass, language)),
      headline: words.headline(firstName),
      parts: [
        { kind: 'class', studioClass },
        { kind: 'sentences', text: words.as[as.kind] },
        ...furtherParts(settings, mail, language),
      ],
    };
  });
  const eventId = 'eventId' in as ? as.eventId : null;
  return withPlaceEvent(settings, { eventId, studioClass, writtenAt, language: mail.language }, letter);
}

function furtherParts(
  settings: LetterSettings,
  mail: RestoredMail,
  language: Language,
): readonly LetterPart[] {
  const { as } = mail;
  const words = WORDS[language];
  switch (as.kind) {
    case 'booked':
      return [
        cancelLink(settings, as.linkToken, language, words.cancel),
        { kind: 'sentences', text: CALENDAR_WORDS[language].added },
      ];
    case 'waiting':
    case 'without':
      return [classLink(settings, mail, language, words.class)];
    case 'visitor':
      return as.eventId === null ? [] : [{ kind: 'sentences', text: CALENDAR_WORDS[language].added }];
    default:
      return as satisfies never;
  }
}

interface RestoredWords {
  readonly subject: (occasion: string) => string;
  readonly headline: (name: string) => string;
  readonly as: Readonly<Record<RestoredAs['kind'], string>>;
  readonly cancel: string;
  readonly class: string;
}

const WORDS: InBothLanguages<RestoredWords> = {
  en: {
    subject: (occasion) => `Takes place after all: ${occasion}`,
    headline: (name) => `Hi ${name}, we’d cancelled this class, but it takes place after all.`,
    as: {
      booked:
        'You have your place again. If you can’t come any more, you can cancel free of charge until the class starts, and if you don’t come, it costs you nothing.',
      waiting: 'You’re on its waitlist again, in the same order as before. It costs you nothing.',
      visitor:
        'You have your place in the test workout again. The link in your first email still works if you can’t come.',
      without:
        'We couldn’t put you back in it: by now you have another class at that time, or what you book with no longer covers this one. Nothing is booked, and it costs you nothing.',
    },
    cancel: 'Can’t make it any more? You can cancel here:',
    class: 'The class page says what you can do now:',
  },
  de: {
    subject: (occasion) => `Findet doch statt: ${occasion}`,
    headline: (name) => `Hi ${name}, wir hatten diesen Kurs abgesagt, aber er findet doch statt.`,
    as: {
      booked:
        'Du hast deinen Platz wieder. Passt es dir nicht mehr, kannst du kostenlos absagen, bis der Kurs beginnt, und kommst du nicht, kostet es dich nichts.',
      waiting:
        'Du stehst wieder auf der Warteliste, in derselben Reihenfolge wie vorher. Es kostet dich nichts.',
      visitor:
        'Du hast deinen Platz im Probetraining wieder. Kannst du nicht mehr kommen, gilt weiter der Link in deiner ersten Mail.',
      without:
        'Wieder eintragen konnten wir dich nicht: Du hast inzwischen einen anderen Kurs zur selben Zeit, oder womit du buchst, gilt für diesen nicht mehr. Gebucht ist nichts, und es kostet dich nichts.',
    },
    cancel: 'Kannst du doch nicht kommen? Hier sagst du ab:',
    class: 'Was jetzt geht, steht auf der Seite des Kurses:',
  },
};
