import { refusing } from '../../http/errors/refusal.ts';

/** For a body longer than reports are. */
export const reportsTooLarge = refusing('body_too_large', {
  en: 'Reports may have at most 16 kB.',
  de: 'Berichte dürfen höchstens 16 kB groß sein.',
});

/** For a media type reports are not sent in. */
export const notAReport = refusing('unsupported_media_type', {
  en: 'Please send application/csp-report or application/reports+json.',
  de: 'Schick bitte application/csp-report oder application/reports+json.',
});

/** For JSON that holds no reports. */
export const noReports = refusing('malformed_body', {
  en: 'The body holds no reports.',
  de: 'Der Inhalt der Anfrage enthält keine Berichte.',
});
