import type { InBothLanguages } from '@lifted/domain/language/language';

interface RestWords {
  readonly rest: string;
  readonly over: string;
  readonly setLength: (length: string) => string;
  readonly mute: string;
  readonly unmute: string;
}

export const REST_WORDS: InBothLanguages<RestWords> = {
  en: {
    rest: 'Rest',
    over: 'Go',
    setLength: (length) => `Rest ${length} instead`,
    mute: 'Turn sound off',
    unmute: 'Turn sound on',
  },
  de: {
    rest: 'Pause',
    over: 'Los',
    setLength: (length) => `Stattdessen ${length} Pause`,
    mute: 'Ton ausschalten',
    unmute: 'Ton einschalten',
  },
};
