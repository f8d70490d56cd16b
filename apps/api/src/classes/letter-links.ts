/** Where mails about a class lead, with the words of each link. */
import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import type { LetterSettings } from '../mail/letter.ts';
import { pageAddress } from '../mail/page-address.ts';
import type { LetterPart } from './class-letter.ts';
import type { CountedClass } from './class-places.ts';

interface AboutClass {
  readonly studioClass: Pick<CountedClass, 'id'>;
}

/** The address of the class a mail is about. */
export function classPage(
  { publicUrl }: LetterSettings,
  { studioClass }: AboutClass,
  language: Language,
): string {
  return pageAddress(publicUrl, language, `/workout/${encodeURIComponent(studioClass.id)}`);
}

/** Where a visitor books a test workout in it. */
export function testWorkoutPage(settings: LetterSettings, mail: AboutClass, language: Language): string {
  return `${classPage(settings, mail, language)}/test`;
}

/** The link to the class a mail is about. */
export function classLink(
  settings: LetterSettings,
  mail: AboutClass,
  language: Language,
  lead: string,
): LetterPart {
  return { kind: 'link', lead, text: WORDS[language].class, url: classPage(settings, mail, language) };
}

/** The link to the page where a member cancels their place; `linkToken` is its secret. */
export function cancelLink(
  { publicUrl }: LetterSettings,
  linkToken: string,
  language: Language,
  lead: string,
): LetterPart {
  const url = pageAddress(publicUrl, language, '/cancel-booking', linkToken);
  return { kind: 'link', lead, text: WORDS[language].cancel, url };
}

/** The link to the timetable, for a class instead of this one. */
export function otherClasses({ publicUrl }: LetterSettings, language: Language): LetterPart {
  const { other, timetable } = WORDS[language];
  return { kind: 'link', lead: other, text: timetable, url: pageAddress(publicUrl, language, '/workouts') };
}

interface LinkWords {
  readonly class: string;
  readonly cancel: string;
  readonly other: string;
  readonly timetable: string;
}

const WORDS: InBothLanguages<LinkWords> = {
  en: {
    class: 'Open the class',
    cancel: 'Cancel my place',
    other: 'Other classes are here:',
    timetable: 'Open the timetable',
  },
  de: {
    class: 'Zum Kurs',
    cancel: 'Meinen Platz absagen',
    other: 'Andere Kurse findest du hier:',
    timetable: 'Zum Kursplan',
  },
};
