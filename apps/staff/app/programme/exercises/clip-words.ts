import { CLIP_SENTENCES } from '@lifted/domain/desk/clip-sentences';
import type { InBothLanguages } from '@lifted/domain/language/language';

interface ClipWords {
  readonly upload: string;
  readonly uploading: string;
  readonly remove: string;
  readonly choose: string;
  readonly unused: string;
  readonly none: string;
  readonly preview: string;
  readonly tooLarge: string;
  readonly tooLong: string;
  readonly unplayable: string;
}

/** Words of a field with a clip. */
export const CLIP_WORDS: InBothLanguages<ClipWords> = {
  en: {
    upload: 'Upload a clip',
    uploading: 'Uploading …',
    remove: 'Without a clip',
    choose: 'Clip of',
    unused: 'Uploaded, not in use',
    none: 'No clip',
    preview: 'The clip as the site shows it',
    tooLarge: CLIP_SENTENCES.tooLarge.en,
    tooLong: CLIP_SENTENCES.tooLong.en,
    unplayable: 'This browser cannot play the clip. Please save it as MP4 with H.264, or as WebM.',
  },
  de: {
    upload: 'Clip hochladen',
    uploading: 'Wird hochgeladen …',
    remove: 'Ohne Clip',
    choose: 'Clip von',
    unused: 'Hochgeladen, nicht in Gebrauch',
    none: 'Kein Clip',
    preview: 'Der Clip, wie ihn die Website zeigt',
    tooLarge: CLIP_SENTENCES.tooLarge.de,
    tooLong: CLIP_SENTENCES.tooLong.de,
    unplayable:
      'Diesen Clip kann der Browser nicht abspielen. Speichere ihn bitte als MP4 mit H.264 oder als WebM.',
  },
};
