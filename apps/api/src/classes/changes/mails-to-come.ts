import type { InBothLanguages } from '@lifted/domain/language/language';
import type { ReaderLanguage } from '../../mail/letter.ts';
import type { ClassAudience, PersonOfClass } from '../people-of-class.ts';

/** Mails of one kind in one language, as they would go out. */
export interface MailsToCome {
  readonly to: ClassAudience;
  /** Null: in both, where nobody knows the reader's. */
  readonly language: ReaderLanguage;
  readonly count: number;
  readonly subject: string;
  readonly text: string;
}

/** For whom one mail of a kind is composed. */
interface SampleReader {
  readonly to: ClassAudience;
  readonly language: ReaderLanguage;
  /** Instead of everybody's own name. */
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

/** How many mails of each kind these people get, with one of each as it goes out: that of the first of them. */
export function mailsToCome<Person extends PersonOfClass>(
  people: readonly Person[],
  compose: (reader: SampleReader, first: Person) => { readonly subject: string; readonly text: string },
): MailsToCome[] {
  return KINDS.flatMap(({ to, language }): MailsToCome[] => {
    const alike = people.filter((one) => one.audience === to && one.language === language);
    const [first] = alike;
    if (first === undefined) return [];
    const { subject, text } = compose({ to, language, firstName: FIRST_NAME[language ?? 'de'] }, first);
    return [{ to, language, count: alike.length, subject, text }];
  });
}
