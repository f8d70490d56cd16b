import type { InBothLanguages } from '@lifted/domain/language/language';
import type { ReaderLanguage } from '../../mail/letter.ts';
import type { PersonOfClass, StandingInClass } from '../people-of-class.ts';

/** Mails of one kind in one language, as they would go out. */
export interface MailsToCome {
  readonly to: StandingInClass;
  /** Null: in both, where nobody knows the reader's. */
  readonly language: ReaderLanguage;
  readonly count: number;
  readonly subject: string;
  readonly text: string;
}

/** For whom one mail of a kind is composed. */
interface SampleReader {
  readonly to: StandingInClass;
  readonly language: ReaderLanguage;
  /** In the place of everybody's own name. */
  readonly firstName: string;
}

const FIRST_NAME: InBothLanguages<string> = { en: '[first name]', de: '[Vorname]' };

const KINDS = [
  { to: 'members', language: 'en' },
  { to: 'members', language: 'de' },
  { to: 'members', language: null },
  { to: 'visitors', language: 'en' },
  { to: 'visitors', language: 'de' },
  { to: 'waiting', language: 'en' },
  { to: 'waiting', language: 'de' },
  { to: 'waiting', language: null },
] as const;

/** How many mails of each kind these people get, with one of each as it goes out. */
export function mailsToCome(
  people: readonly PersonOfClass[],
  compose: (reader: SampleReader) => { readonly subject: string; readonly text: string },
): MailsToCome[] {
  return KINDS.flatMap(({ to, language }): MailsToCome[] => {
    const count = people.filter((one) => one.standing === to && one.language === language).length;
    if (count === 0) return [];
    const { subject, text } = compose({ to, language, firstName: FIRST_NAME[language ?? 'de'] });
    return [{ to, language, count, subject, text }];
  });
}

/** The mails about several classes together; of each kind the one about the first class. */
export function joinedMails(ofClasses: readonly (readonly MailsToCome[])[]): MailsToCome[] {
  const together = new Map<string, MailsToCome>();
  for (const mail of ofClasses.flat()) {
    const kind = `${mail.to} ${mail.language}`;
    const alike = together.get(kind);
    together.set(kind, alike === undefined ? { ...mail } : { ...alike, count: alike.count + mail.count });
  }
  return [...together.values()];
}
