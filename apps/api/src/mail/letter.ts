/** Layout of all mails. When the reader's language is unknown: English first, German below. */
import { brandColours } from '@lifted/domain/brand/brand-colours';
import { isSoleTrader } from '@lifted/profile/sole-trader';
import type { StudioBasics } from '@lifted/profile/studio-profile';
import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import { escaped, Html } from '../http/forms/escaped-html.ts';

/** Whose mails these are. */
export interface LetterSettings {
  readonly studio: StudioBasics;
  /** Origin people reach the site under. */
  readonly publicUrl: string;
}

/** What calls that write mails work with besides. */
export interface MailDependencies {
  readonly letters: LetterSettings;
  /** Called after a commit that planned a mail. */
  readonly wakeJobs: () => void;
}

/** The language of a mail's reader; null when unknown: the mail is then in both. */
export type ReaderLanguage = Language | null;

/** A mail's content in both languages, for one reader. */
interface Letter<Part> {
  readonly studio: StudioBasics;
  /** Title of the page a mail program may show instead of the subject. */
  readonly title: string;
  readonly language: ReaderLanguage;
  readonly parts: InBothLanguages<Part>;
}

/** Programs that drop it show plain, readable HTML; no picture and nothing else is loaded from anywhere. */
const STYLE = new Html(`
:root { color-scheme: light dark; }
body { margin: 0; padding: 24px 16px; background: #f4f2ee; color: #17181a; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 34em; margin: 0 auto; }
h1, h2 { font-size: 22px; line-height: 1.25; margin: 0 0 16px; }
th { padding: 4px 16px 4px 0; text-align: left; vertical-align: top; font-weight: 400; color: #55585c; }
td { padding: 4px 0; vertical-align: top; font-weight: 600; }
table { margin: 16px 0; border-collapse: collapse; }
hr { margin: 32px 0; border: 0; border-top: 1px solid #c9c6c0; }
footer, small { font-size: 13px; color: #55585c; }
@media (prefers-color-scheme: dark) {
  body { background: #17181a; color: #f4f2ee; }
  th, footer, small { color: #a9acb1; }
  hr { border-color: #3a3d41; }
}
`);

/** A mail to somebody whose language is known. */
export interface LetterInOneLanguage<Part> {
  readonly studio: StudioBasics;
  readonly title: string;
  readonly language: 'en' | 'de';
  readonly part: Part;
}

/** The letter as HTML. */
export function letterHtml({ studio, title, language, parts }: Letter<Html>): string {
  if (language !== null) return page(studio, title, language, parts[language]);
  const body = escaped`<p><small lang="de">Deutsch weiter unten</small></p>
          ${parts.en}
          <hr>
          ${parts.de}`;
  return page(studio, title, 'en', body);
}

/** A letter in one language as HTML. */
export function oneLanguageLetterHtml({ studio, title, language, part }: LetterInOneLanguage<Html>): string {
  return page(studio, title, language, part);
}

/** The letter for readers without HTML. */
export function letterText({ studio, language, parts }: Omit<Letter<string>, 'title'>): string {
  if (language !== null) return oneLanguageLetterText({ studio, part: parts[language] });
  return ['(Deutsch weiter unten)', parts.en, '* * *', parts.de, signature(studio)].join('\n\n');
}

/** A letter in one language for readers without HTML. */
export function oneLanguageLetterText({
  studio,
  part,
}: Pick<LetterInOneLanguage<string>, 'studio' | 'part'>): string {
  return [part, signature(studio)].join('\n\n');
}

function page(studio: StudioBasics, title: string, language: 'en' | 'de', body: Html): string {
  const company = companyLines(studio).map((line) => escaped`${line}<br>`);
  return escaped`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <meta name="color-scheme" content="light dark">
        <title>${title}</title>
        <style>${STYLE}${linkStyle(studio)}</style>
      </head>
      <body>
        <main>
          ${body}
          <hr>
          <footer lang="de">${company}</footer>
        </main>
      </body>
    </html>
`.markup;
}

/** Links in the studio's colour, as far as it can be read. */
function linkStyle({ colour }: StudioBasics): Html {
  const { accentOnLight, accentOnDark } = brandColours(colour);
  return new Html(
    `a { color: ${accentOnLight}; } @media (prefers-color-scheme: dark) { a { color: ${accentOnDark}; } }`,
  );
}

/**
 * How a letter begins that goes on with `text`; `name` is empty where nobody knows it. After a comma German goes on in lower case, so a
 * sentence of its own follows an exclamation mark.
 */
export function greetingTo(name: string, language: Language, text: string): string {
  const mark = language === 'de' && !/^\p{Ll}/u.test(text) ? '!' : ',';
  return name === '' ? `Hi${mark}` : `Hi ${name}${mark}`;
}

/** How a letter ends that answers reach: whom to ask. */
export function questionsLine({ contact: { phone } }: StudioBasics, language: Language): string {
  return {
    en: `Questions? Reply to this email or call ${phone}.`,
    de: `Fragen? Antworte auf diese Mail oder ruf an: ${phone}.`,
  }[language];
}

/** Street and town on one line. */
export function addressLine({
  address,
}: {
  readonly address: Pick<StudioBasics['address'], 'street' | 'postcode' | 'city'>;
}): string {
  return `${address.street}, ${address.postcode} ${address.city}`;
}

function signature(studio: StudioBasics): string {
  return `-- \n${companyLines(studio).join('\n')}`;
}

/** Who writes, as § 35a GmbHG asks of business mail: a sole trader by name. What the studio has not filled in yet is left out. */
function companyLines(studio: StudioBasics): readonly string[] {
  const { company, register, managingDirectors } = studio.legal;
  const directors = managingDirectors.filter((name) => name !== '').join(', ');
  const isSole = isSoleTrader(studio.legal);
  const owner = isSole && directors !== company ? directors : '';
  return [
    [owner, company || studio.name, addressLine(studio)],
    [register, isSole ? '' : directors && `Geschäftsführung: ${directors}`],
  ]
    .map((parts) => parts.filter((part) => part !== '').join(' · '))
    .filter((line) => line !== '');
}
