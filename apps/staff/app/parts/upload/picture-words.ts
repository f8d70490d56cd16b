import type { InBothLanguages } from '@lifted/domain/language/language';

interface PictureWords {
  readonly choose: string;
  readonly remove: string;
  readonly uploading: string;
  readonly preview: string;
  readonly tooLarge: string;
}

/** Words of a field with a picture. */
export const PICTURE_WORDS: InBothLanguages<PictureWords> = {
  en: {
    choose: 'Choose a picture',
    remove: 'Remove the picture',
    uploading: 'Uploading …',
    preview: 'As the site shows it',
    tooLarge: 'The picture is larger than 8\u00a0MB. Please choose a smaller one.',
  },
  de: {
    choose: 'Bild auswählen',
    remove: 'Bild entfernen',
    uploading: 'Wird hochgeladen …',
    preview: 'So zeigt es die Website',
    tooLarge: 'Das Bild ist größer als 8\u00a0MB. Nimm bitte ein kleineres.',
  },
};
