import type { InBothLanguages } from '../language/language.ts';

/** What a file is that was chosen in place of a CSV file. A workbook is one of any spreadsheet. */
export type OtherKind = 'workbook' | 'picture' | 'pdf';

/** How many bytes tell what a file is. */
const TELLING_BYTES = 12;
/** .xlsx, .ods and .numbers are ZIP archives; Excel's own .xls, as it was until 2003, is not. */
const WORKBOOKS = ['PK\u0003\u0004', '\u00d0\u00cf\u0011\u00e0'];
/** PNG, JPEG, GIF, WebP, and HEIC and AVIF, which phones take. */
const PICTURE = /^(?:\u0089PNG|\u00ff\u00d8\u00ff|GIF8|RIFF[^]{4}WEBP|[^]{4}ftyp(?:hei|hev|mif1|avif))/;

/** What a file is instead of CSV, judged by its first bytes; undefined if it may be CSV. */
export function otherKind(bytes: Uint8Array): OtherKind | undefined {
  const first = String.fromCharCode(...bytes.subarray(0, TELLING_BYTES));
  if (WORKBOOKS.some((mark) => first.startsWith(mark))) return 'workbook';
  if (first.startsWith('%PDF')) return 'pdf';
  return PICTURE.test(first) ? 'picture' : undefined;
}

const HOW: InBothLanguages<string> = {
  en: "In Excel: File, Save As, type 'CSV UTF-8'. In Numbers: File, Export To, CSV",
  de: 'In Excel: Datei, Speichern unter, Dateityp „CSV UTF-8“. In Numbers: Ablage, Exportieren, CSV',
};
const CHOOSE_TABLE: InBothLanguages<string> = {
  en: `choose the table itself, saved as CSV. ${HOW.en}`,
  de: `wähl die Tabelle selbst, als CSV gespeichert. ${HOW.de}`,
};

/** What the file is and what to do, after its name and without the last full stop. */
export const OTHER_KIND_WORDS: Readonly<Record<OtherKind, InBothLanguages<string>>> = {
  workbook: {
    en: `is a workbook of a spreadsheet and not a CSV file; save it as CSV. ${HOW.en}`,
    de: `ist eine Arbeitsmappe einer Tabellenkalkulation und keine CSV-Datei; speichere sie als CSV. ${HOW.de}`,
  },
  picture: {
    en: `is a picture and not a CSV file; ${CHOOSE_TABLE.en}`,
    de: `ist ein Bild und keine CSV-Datei; ${CHOOSE_TABLE.de}`,
  },
  pdf: {
    en: `is a PDF and not a CSV file; ${CHOOSE_TABLE.en}`,
    de: `ist ein PDF und keine CSV-Datei; ${CHOOSE_TABLE.de}`,
  },
};
