import type { InBothLanguages, Language } from '../language/language.ts';

/** Whom a kind of class is for, the gentlest first. */
export const CLASS_LEVELS = ['all', 'experience', 'advanced'] as const;
export type ClassLevel = (typeof CLASS_LEVELS)[number];

/** What a level is called. */
export const CLASS_LEVEL_NAMES: InBothLanguages<Readonly<Record<ClassLevel, string>>> = {
  en: { all: 'Open to all', experience: 'Some experience', advanced: 'Advanced' },
  de: { all: 'Für alle', experience: 'Mit Erfahrung', advanced: 'Fortgeschritten' },
};

/** What the studio says of a kind of class; what it leaves out is not shown. */
export interface ClassKind {
  /** One line: what it is. */
  readonly description?: InBothLanguages<string>;
  readonly level?: ClassLevel;
  /** What is trained, as one line. */
  readonly lifts?: InBothLanguages<string>;
}

/** The experience that classes of a kind ask for, so that a newcomer hears of it before they book; null where it is none. */
export function experienceAsked(kind: ClassKind | null | undefined): Exclude<ClassLevel, 'all'> | null {
  return kind?.level === undefined || kind.level === 'all' ? null : kind.level;
}

/** A kind of class in one language. */
export interface ToldKind {
  readonly description: string | null;
  readonly level: string | null;
  readonly lifts: string | null;
}

/** Level and description as one line, for short lists: 'Open to all · Back and biceps'; null where neither is named. */
export function kindLine(kind: ClassKind | null | undefined, language: Language): string | null {
  const told = toldKind(kind, language);
  const parts = [told?.level, told?.description].filter((words) => words != null);
  return parts.length === 0 ? null : parts.join(' · ');
}

/** What is said of a kind of class in a language; null where nothing is. */
export function toldKind(kind: ClassKind | null | undefined, language: Language): ToldKind | null {
  const told = {
    description: kind?.description?.[language] ?? null,
    level: kind?.level === undefined ? null : CLASS_LEVEL_NAMES[language][kind.level],
    lifts: kind?.lifts?.[language] ?? null,
  };
  return Object.values(told).every((words) => words === null) ? null : told;
}
