/** The languages of the public pages and of what is said to visitors. */
export const LANGUAGES = ['en', 'de'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The same words in every language. */
export type InBothLanguages<T> = Readonly<Record<Language, T>>;
