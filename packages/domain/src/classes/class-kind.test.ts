import { expect, it } from 'vitest';
import { CLASS_LEVELS, CLASS_LEVEL_NAMES, experienceAsked, kindLine, toldKind } from './class-kind.ts';

const PUSH = {
  description: { en: 'Presses and dips', de: 'Drücken und Dips' },
  level: 'experience',
  lifts: { en: 'Bench press, dip', de: 'Bankdrücken, Dip' },
} as const;

it('is told in the language of the page, with its level in words', () => {
  expect(toldKind(PUSH, 'en')).toEqual({
    description: 'Presses and dips',
    level: 'Some experience',
    lifts: 'Bench press, dip',
  });
  expect(toldKind(PUSH, 'de')).toEqual({
    description: 'Drücken und Dips',
    level: 'Mit Erfahrung',
    lifts: 'Bankdrücken, Dip',
  });
});

it('leaves out what the studio named nothing of', () => {
  expect(toldKind({ level: 'all' }, 'de')).toEqual({ description: null, level: 'Für alle', lifts: null });
});

it.each([[null], [undefined], [{}]])('is nothing for a class of which nothing is said: %j', (kind) => {
  expect(toldKind(kind, 'en')).toBeNull();
});

it('is one line in short lists, of what is named', () => {
  expect(kindLine(PUSH, 'en')).toBe('Some experience · Presses and dips');
  expect(kindLine(PUSH, 'de')).toBe('Mit Erfahrung · Drücken und Dips');
  expect(kindLine({ level: 'all' }, 'en')).toBe('Open to all');
  expect(kindLine({ lifts: PUSH.lifts }, 'en')).toBeNull();
  expect(kindLine(null, 'en')).toBeNull();
});

it('has three levels, each in its own words in both languages', () => {
  for (const language of ['en', 'de'] as const)
    expect(new Set(CLASS_LEVELS.map((level) => CLASS_LEVEL_NAMES[language][level])).size).toBe(3);
});

it('asks for experience unless it is for all, or nothing is said of it', () => {
  expect(experienceAsked(PUSH)).toBe('experience');
  expect(experienceAsked({ level: 'advanced' })).toBe('advanced');
  for (const kind of [{ level: 'all' }, {}, null, undefined] as const)
    expect(experienceAsked(kind)).toBeNull();
});
