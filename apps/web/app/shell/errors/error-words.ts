import type { InBothLanguages } from '../../language.ts';

interface ErrorWords {
  readonly home: string;
  readonly thrown: string;
  readonly chunk: (name: string) => string;
  readonly incomplete: string;
  readonly reload: string;
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
    chunk: (name) => `Loading chunk ${name} failed.`,
    incomplete: 'This page didn’t load completely.',
    reload: 'Reload',
    heading: 'Application Error',
    lead: 'Something went wrong on our side, not on yours. Try the page again.',
    request: ['If you write to ', ', please include this: '],
    lastResort: 'Unexpected Application Error!',
    startAgain: 'Start again from the home page',
  },
  de: {
    home: 'Zur Startseite',
    thrown: 'Die Seite konnte nicht gezeigt werden',
    chunk: (name) => `Der Teil „${name}“ wurde nicht geladen.`,
    incomplete: 'Diese Seite wurde nicht vollständig geladen.',
    reload: 'Neu laden',
    heading: 'Hier ging etwas schief',
    lead: 'Das lag an uns, nicht an dir. Versuch es noch einmal.',
    request: ['Wenn du an ', ' schreibst, schick uns das mit: '],
    lastResort: 'Hier ging etwas schief',
    startAgain: 'Zur Startseite',
  },
};
