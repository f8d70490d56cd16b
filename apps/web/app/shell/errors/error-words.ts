import type { InBothLanguages } from '../../language.ts';

interface ErrorWords {
  readonly home: string;
  readonly thrown: string;
  readonly incomplete: string;
  readonly heading: string;
  readonly lead: string;
  /** Before the studio's address, and between it and the request's id. */
  readonly request: readonly [before: string, after: string];
  readonly lastResort: string;
  readonly startAgain: string;
}

/** The English headings are the specification's (section 8). */
export const ERROR_WORDS: InBothLanguages<ErrorWords> = {
  en: {
    home: 'Back to home',
    thrown: 'Unhandled Thrown Response!',
    incomplete: 'This page didn’t load completely.',
    heading: 'Application Error',
    lead: 'Something went wrong on our side, not on yours. Try the page again.',
    request: ['If you write to ', ', please include this: '],
    lastResort: 'Unexpected Application Error!',
    startAgain: 'Start again from the home page',
  },
  de: {
    home: 'Zur Startseite',
    thrown: 'Die Seite konnte nicht gezeigt werden',
    incomplete: 'Diese Seite wurde nicht vollständig geladen.',
    heading: 'Hier ging etwas schief',
    lead: 'Das lag an uns, nicht an dir. Versuch es noch einmal.',
    request: ['Wenn du an ', ' schreibst, schick uns das mit: '],
    lastResort: 'Hier ging etwas schief',
    startAgain: 'Zur Startseite',
  },
};
