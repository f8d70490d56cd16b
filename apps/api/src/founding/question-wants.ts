import { STUDIO_FIELD_FAULTS } from '@lifted/domain/desk/studio-fields';
import type { InBothLanguages } from '@lifted/domain/language/language';
import type { QuestionName } from './studio-questions.ts';

/** Shows each sign that joins days or parts them: commas between the days of one class are what people try first. */
const EXAMPLE_WEEK = 'Mo-Fr 07:00 18:00, Mo+Fr 19:30, Sa 10:00';

/** What an answer has to be, in a sentence with an example. */
export const QUESTION_WANTS: Readonly<Record<QuestionName, InBothLanguages<string>>> = {
  name: wants('a name of at most 40 characters', 'einen Namen mit höchstens 40 Zeichen', 'Kraftraum Leipzig'),
  claim_en: line('Strength Training for Everyone'),
  claim_de: line('Krafttraining für alle'),
  street: line('Karl-Heine-Straße 1'),
  postcode: STUDIO_FIELD_FAULTS.postcode,
  city: line('Leipzig'),
  district: line('Plagwitz'),
  email: address('hallo@kraftraum.example'),
  phone: STUDIO_FIELD_FAULTS.phone,
  colour: wants(
    'a colour of # and six digits or letters from a to f',
    'eine Farbe aus # und sechs Ziffern oder Buchstaben von a bis f',
    '#1f7a4d',
  ),
  hours_weekdays: hours(),
  hours_saturday: hours(),
  hours_sunday: hours(),
  class: line('Basics'),
  places: wants('a number from 1 to 200', 'eine Zahl von 1 bis 200', '12'),
  coach: line('Ada'),
  week: wants('days and times of the classes', 'Tage und Uhrzeiten der Kurse', EXAMPLE_WEEK),
  price_1: price(),
  price_5: price(),
  price_10: price(),
  price_unlimited: price(),
  price_unlimited_flex: price(),
  owner: address('ada@kraftraum.example'),
};

function wants(en: string, de: string, example: string): InBothLanguages<string> {
  return {
    en: `Please enter ${en}, such as ${example}.`,
    de: `Gib bitte ${de} an, zum Beispiel ${example}.`,
  };
}

function line(example: string): InBothLanguages<string> {
  return wants('one line of text', 'eine Zeile Text', example);
}

function address(example: string): InBothLanguages<string> {
  return wants('an email address', 'eine E-Mail-Adresse', example);
}

function hours(): InBothLanguages<string> {
  return wants('two times, or - for closed', 'zwei Uhrzeiten oder - für geschlossen', '06:30-21:30');
}

function price(): InBothLanguages<string> {
  return {
    en: 'Please enter an amount in euros, such as 94 or 1,234.50, or - for what you don’t sell.',
    de: 'Gib bitte einen Betrag in Euro an, zum Beispiel 94 oder 1.234,50, oder - für alles, was ihr nicht verkauft.',
  };
}
