import {
  languageForReader,
  type AnnouncementKind,
  type AnnouncementText,
  type AnnouncementWords,
} from '@lifted/domain/notifications/announcement';
import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import { escaped, type Html } from '../../http/forms/escaped-html.ts';
import {
  greetingTo,
  letterHtml,
  letterText,
  oneLanguageLetterHtml,
  oneLanguageLetterText,
  type LetterSettings,
} from '../../mail/letter.ts';
import type { OutgoingMail } from '../../mail/outgoing-mail.ts';
import { pageAddress } from '../../mail/page-address.ts';

/** An announcement for one reader. */
interface Announced {
  readonly kind: AnnouncementKind;
  readonly words: AnnouncementWords;
  readonly messageId: string;
  readonly announcementNumber: number;
  readonly email: string;
  readonly firstName: string;
  /** The reader's; null where nobody knows it. */
  readonly language: Language | null;
  /** Of news: the page that ends it, in a language. */
  readonly unsubscribe: ((language: Language) => string) | null;
  readonly writtenAt: Date;
}

/** Writes the mail out: a greeting, the paragraphs as they were written, why it came, and how to end that. */
export function composeAnnouncement(settings: LetterSettings, announced: Announced): OutgoingMail {
  const { kind, words, messageId, announcementNumber, email, writtenAt, unsubscribe } = announced;
  const language = languageForReader(words, announced.language);
  const { studio } = settings;
  const { title } = words[language ?? 'en'] ?? NO_WORDS;
  const letter =
    language === null
      ? {
          text: letterText({ studio, language, parts: inBoth(settings, announced, partText) }),
          html: letterHtml({ studio, title, language, parts: inBoth(settings, announced, partHtml) }),
        }
      : {
          text: oneLanguageLetterText({ studio, part: partText(settings, announced, language) }),
          html: oneLanguageLetterHtml({
            studio,
            title,
            language,
            part: partHtml(settings, announced, language),
          }),
        };
  return {
    kind,
    messageId,
    announcementNumber,
    recipient: email,
    subject: `${studio.name}: ${title}`,
    ...letter,
    ...(unsubscribe !== null && { unsubscribeUrl: unsubscribe(language ?? 'en') }),
    writtenAt,
  };
}

const NO_WORDS: AnnouncementText = { title: '', body: '' };

type WritePart<Part> = (settings: LetterSettings, announced: Announced, language: Language) => Part;

function inBoth<Part>(
  settings: LetterSettings,
  announced: Announced,
  write: WritePart<Part>,
): InBothLanguages<Part> {
  return { en: write(settings, announced, 'en'), de: write(settings, announced, 'de') };
}

function partText({ publicUrl }: LetterSettings, announced: Announced, language: Language): string {
  const { words, firstName } = announced;
  const { body } = words[language] ?? NO_WORDS;
  const links = linksOf(publicUrl, announced, language).map(({ text, url }) => `${text}: ${url}`);
  const why = [REASONS[language][announced.kind], ...links].join('\n');
  return [greetingTo(firstName, language, body), body, why].join('\n\n');
}

function partHtml({ publicUrl }: LetterSettings, announced: Announced, language: Language): Html {
  const { words, firstName } = announced;
  const { body } = words[language] ?? NO_WORDS;
  const paragraphs = [greetingTo(firstName, language, body), ...body.split('\n\n')].map(
    (paragraph) => escaped`<p>${linesOf(paragraph)}</p>`,
  );
  const links = linksOf(publicUrl, announced, language).map(
    ({ text, url }) => escaped` · <a href="${url}">${text}</a>`,
  );
  return escaped`<section lang="${language}">${paragraphs}<p><small>${REASONS[language][announced.kind]}${links}</small></p></section>`;
}

function linesOf(paragraph: string): Html[] {
  return paragraph.split('\n').map((line, at) => (at === 0 ? escaped`${line}` : escaped`<br>${line}`));
}

function linksOf(publicUrl: string, { unsubscribe }: Announced, language: Language) {
  const words = LINKS[language];
  const settings = { text: words.settings, url: pageAddress(publicUrl, language, '/messages/settings') };
  return unsubscribe === null ? [settings] : [{ text: words.end, url: unsubscribe(language) }, settings];
}

const LINKS: InBothLanguages<{ readonly end: string; readonly settings: string }> = {
  en: { end: 'Unsubscribe', settings: 'Choose how we reach you' },
  de: { end: 'Abbestellen', settings: 'Einstellen, wie wir dich erreichen' },
};

const REASONS: InBothLanguages<Readonly<Record<AnnouncementKind, string>>> = {
  en: {
    announcement: 'You’re receiving this email because you train with us.',
    news: 'You’re receiving this email because you agreed to news and offers.',
  },
  de: {
    announcement: 'Du bekommst diese Mail, weil du bei uns trainierst.',
    news: 'Du bekommst diese Mail, weil du Neuigkeiten und Angeboten zugestimmt hast.',
  },
};
