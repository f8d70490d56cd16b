import { type Refusal, refusedField, refusing } from '../../http/errors/refusal.ts';

/** The refusal of an upload above the limit of its call. */
export const pictureTooLarge = refusing('body_too_large', {
  en: 'The picture is larger than 8 MB. Please choose a smaller one, or take a screenshot of it.',
  de: 'Das Bild ist größer als 8 MB. Nimm bitte ein kleineres, oder mach einen Screenshot davon.',
});

const UNREADABLE = {
  heic: {
    en: 'This is a HEIC picture, which we cannot read. Please save it as JPEG; on an iPhone, Settings › Camera › Formats › Most Compatible takes JPEG pictures.',
    de: 'Das ist ein HEIC-Bild, das wir nicht lesen können. Speichere es bitte als JPEG; ein iPhone nimmt mit Einstellungen › Kamera › Formate › Maximale Kompatibilität JPEG-Bilder auf.',
  },
  unknown: {
    en: 'This is no picture we can read. Please choose a JPEG, PNG, WebP or AVIF file.',
    de: 'Dieses Bild können wir nicht lesen. Nimm bitte eine Datei in JPEG, PNG, WebP oder AVIF.',
  },
  damaged: {
    en: 'The picture is damaged or incomplete. Please open it, save it again and choose that file.',
    de: 'Das Bild ist beschädigt oder unvollständig. Öffne es bitte, speichere es neu und nimm diese Datei.',
  },
  too_many_pixels: {
    en: 'The picture has more than 64 megapixels. Please choose a smaller one.',
    de: 'Das Bild hat mehr als 64 Megapixel. Nimm bitte ein kleineres.',
  },
} as const;

/** Why a file is not taken. */
export type PictureFault = keyof typeof UNREADABLE;

export function pictureRefused(fault: PictureFault): Refusal {
  return refusedField('data', UNREADABLE[fault]);
}

/** The refusal while no more pictures fit. */
export const picturesFull = (): Refusal =>
  refusedField('data', {
    en: 'There is no room for more pictures. Those nobody uses are deleted after 30 days; please try again then.',
    de: 'Für weitere Bilder ist kein Platz. Unbenutzte werden nach 30 Tagen gelöscht; versuch es bitte dann noch einmal.',
  });
