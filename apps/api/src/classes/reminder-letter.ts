import type { InBothLanguages } from '@lifted/domain/language/language';
import type { LetterSettings, ReaderLanguage } from '../mail/letter.ts';
import type { OutgoingMail } from '../mail/outgoing-mail.ts';
import { CLASS_WORDS, composeForReader, occasionOf, type MailedClass } from './class-letter.ts';
import { cancelLink } from './letter-links.ts';

interface ReminderMail {
  readonly studioClass: MailedClass;
  /** Names the mail. */
  readonly key: string;
  readonly firstName: string;
  readonly email: string;
  readonly language: ReaderLanguage;
  /** Until when cancelling is free. */
  readonly freeUntil: Date;
  /** Secret of the link to cancel. */
  readonly linkToken: string;
  readonly writtenAt: Date;
}

/** Reminds somebody of a class while cancelling is still free; the link shows what it costs, and a press there cancels. */
export function composeReminder(settings: LetterSettings, mail: ReminderMail): OutgoingMail {
  const { studioClass, key, firstName, email, freeUntil, linkToken, writtenAt } = mail;
  return composeForReader(settings, mail.language, (language) => {
    const words = WORDS[language];
    const { day, clock } = CLASS_WORDS[language];
    return {
      kind: 'class_reminder',
      key,
      email,
      language,
      writtenAt,
      subject: words.subject(occasionOf(studioClass, language)),
      headline: words.headline(firstName),
      parts: [
        { kind: 'class', studioClass },
        { kind: 'sentences', text: words.freeUntil(`${day(freeUntil)}, ${clock(freeUntil)}`) },
        cancelLink(settings, linkToken, language, words.cancel),
      ],
    };
  });
}

interface ReminderWords {
  readonly subject: (occasion: string) => string;
  readonly headline: (name: string) => string;
  readonly freeUntil: (until: string) => string;
  readonly cancel: string;
}

const WORDS: InBothLanguages<ReminderWords> = {
  en: {
    subject: (occasion) => `Your class: ${occasion}`,
    headline: (name) => `Hi ${name}, see you soon.`,
    freeUntil: (until) =>
      `If you can’t come, cancelling is free until ${until}, and someone else gets the place.`,
    cancel: 'This page says what cancelling costs, and you can cancel there:',
  },
  de: {
    subject: (occasion) => `Dein Kurs: ${occasion}`,
    headline: (name) => `Hi ${name}, bis bald.`,
    freeUntil: (until) =>
      `Kannst du nicht kommen? Bis ${until} sagst du kostenlos ab, und jemand anders bekommt den Platz.`,
    cancel: 'Auf dieser Seite steht, was das Absagen kostet, und du kannst dort absagen:',
  },
};
