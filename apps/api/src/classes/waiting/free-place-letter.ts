import type { InBothLanguages } from '@lifted/domain/language/language';
import type { LetterSettings } from '../../mail/letter.ts';
import type { OutgoingMail } from '../../mail/outgoing-mail.ts';
import { addressed, type MemberMail } from '../booking-letters.ts';
import { composeForReader, occasionOf } from '../class-letter.ts';
import { classLink } from '../letter-links.ts';

/** Tells somebody on the waitlist of a class about to begin that a place is free for the first to take. */
export function composeFreePlace(
  settings: LetterSettings,
  mail: MemberMail & { readonly key: string },
): OutgoingMail {
  const { studioClass, firstName, key } = mail;
  return composeForReader(settings, mail.language, (language) => {
    const words = WORDS[language];
    return {
      ...addressed(mail, language),
      kind: 'class_free_place',
      key,
      subject: words.subject(occasionOf(studioClass, language)),
      headline: words.headline(firstName),
      parts: [
        { kind: 'sentences', text: words.firstCome },
        classLink(settings, mail, language, words.book),
        { kind: 'class', studioClass },
      ],
    };
  });
}

interface FreePlaceWords {
  readonly subject: (occasion: string) => string;
  readonly headline: (name: string) => string;
  readonly firstCome: string;
  readonly book: string;
}

const WORDS: InBothLanguages<FreePlaceWords> = {
  en: {
    subject: (occasion) => `A place is free now: ${occasion}`,
    headline: (name) => `Hi ${name}, a place became free in a class you’re waiting for.`,
    firstCome:
      'The class starts soon, so we’re not holding it for anyone: the first person on the waitlist to book gets it.',
    book: 'If it’s still free, you can book it here:',
  },
  de: {
    subject: (occasion) => `Jetzt ist ein Platz frei: ${occasion}`,
    headline: (name) => `Hi ${name}, in einem Kurs, auf den du wartest, ist ein Platz frei geworden.`,
    firstCome:
      'Der Kurs beginnt bald, deshalb halten wir den Platz für niemanden frei: Wer von der Warteliste zuerst bucht, bekommt ihn.',
    book: 'Ist er noch frei, kannst du ihn hier buchen:',
  },
};
