import type { InBothLanguages } from '../language/language.ts';
import { LARGEST_CLIP_BYTES, LONGEST_CLIP_SECONDS } from './clip-file.ts';

const MEBIBYTES = LARGEST_CLIP_BYTES / (1024 * 1024);

/** Why a clip is refused, before it is uploaded and after. */
export const CLIP_SENTENCES = {
  tooLarge: {
    en: `The clip is larger than ${MEBIBYTES}\u00a0MB. Please choose a shorter one, or save it smaller.`,
    de: `Der Clip ist größer als ${MEBIBYTES}\u00a0MB. Nimm bitte einen kürzeren, oder speichere ihn kleiner.`,
  },
  tooLong: {
    en: `The clip is longer than ${LONGEST_CLIP_SECONDS}\u00a0seconds. Please cut it to one repetition or two.`,
    de: `Der Clip ist länger als ${LONGEST_CLIP_SECONDS}\u00a0Sekunden. Kürz ihn bitte auf ein, zwei Wiederholungen.`,
  },
} as const satisfies Readonly<Record<string, InBothLanguages<string>>>;
