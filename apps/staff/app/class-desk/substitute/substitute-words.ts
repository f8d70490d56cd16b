import type { InBothLanguages } from '@lifted/domain/language/language';

interface SubstituteWords {
  readonly ask: string;
  readonly asked: string;
  readonly stop: string;
  readonly stopped: string;
  readonly share: string;
  readonly shareLead: string;
  readonly copy: string;
  readonly copied: string;
}

/** Words of finding another coach for a class. */
export const SUBSTITUTE_WORDS: InBothLanguages<SubstituteWords> = {
  en: {
    ask: 'Find a substitute',
    asked: 'The coaches see that a substitute is wanted.',
    stop: 'Stop asking',
    stopped: 'The search is over.',
    share: 'Share the link',
    shareLead: 'Send this link to the coaches. The first to accept gets the class.',
    copy: 'Copy',
    copied: 'Copied.',
  },
  de: {
    ask: 'Vertretung suchen',
    asked: 'Die Coaches sehen, dass eine Vertretung gesucht wird.',
    stop: 'Nicht mehr suchen',
    stopped: 'Die Suche ist beendet.',
    share: 'Link teilen',
    shareLead: 'Schick diesen Link an die Coaches. Wer zuerst zusagt, bekommt den Kurs.',
    copy: 'Kopieren',
    copied: 'Kopiert.',
  },
};
