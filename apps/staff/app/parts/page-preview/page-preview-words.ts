import type { InBothLanguages, Language } from '@lifted/domain/language/language';

interface PagePreviewWords {
  readonly open: string;
  /** The heading above it. */
  readonly asMembersSeeIt: (title: string) => string;
  readonly width: string;
  readonly widths: { readonly phone: string; readonly desktop: string };
  readonly language: string;
  readonly languages: Readonly<Record<Language, string>>;
}

/** Words around a page that is shown before it is saved. */
export const PAGE_PREVIEW_WORDS: InBothLanguages<PagePreviewWords> = {
  en: {
    open: 'Preview',
    asMembersSeeIt: (title) => `As members will see it: ${title}`,
    width: 'Width',
    widths: { phone: 'Phone', desktop: 'Desktop' },
    language: 'Language',
    languages: { en: 'English', de: 'German' },
  },
  de: {
    open: 'Vorschau',
    asMembersSeeIt: (title) => `So sehen es Mitglieder: ${title}`,
    width: 'Breite',
    widths: { phone: 'Handy', desktop: 'Computer' },
    language: 'Sprache',
    languages: { en: 'Englisch', de: 'Deutsch' },
  },
};
