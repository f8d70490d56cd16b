import type { ChallengePart } from '@lifted/contract/desk/desk-challenges';
import type { ChallengeStatus } from '@lifted/domain/challenges/challenge';
import type { InBothLanguages } from '@lifted/domain/language/language';
import { PAGE_PREVIEW_WORDS } from '../parts/page-preview/page-preview-words.ts';

interface ChallengeWords {
  readonly challenges: string;
  readonly add: string;
  readonly none: string;
  readonly change: string;
  readonly statuses: Readonly<Record<ChallengeStatus, string>>;
  readonly hidden: string;
  readonly publishedOn: (moment: string) => string;
  readonly goal: (classes: number) => string;
  readonly participants: (count: number) => string;
  readonly title: string;
  readonly description: string;
  readonly descriptionHint: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly lastDayHint: string;
  readonly classes: string;
  readonly visible: string;
  readonly publishDay: string;
  readonly publishTime: string;
  readonly background: string;
  readonly prize: string;
  readonly prizeHint: string;
  readonly joinedNote: (count: number) => string;
  readonly previewHeading: (title: string) => string;
  readonly part: string;
  readonly parts: Readonly<Record<ChallengePart, string>>;
}

/** Words of challenges at the desk. */
export const CHALLENGE_WORDS: InBothLanguages<ChallengeWords> = {
  en: {
    challenges: 'Challenges',
    add: 'Add a challenge',
    none: 'There is no challenge yet.',
    change: 'Edit',
    statuses: {
      upcoming: 'To come',
      running: 'Running',
      pick_up_open: 'Prizes are picked up',
      pick_up_closed: 'Over',
    },
    hidden: 'Hidden',
    publishedOn: (moment) => `Published on ${moment}`,
    goal: (classes) => (classes === 1 ? '1 class' : `${classes} classes`),
    participants: (count) => (count === 1 ? '1 member joined' : `${count} members joined`),
    title: 'Title',
    description: 'Description',
    descriptionHint: 'Each sentence becomes a line',
    firstDay: 'First day',
    lastDay: 'Last day',
    lastDayHint: 'Prizes can be picked up from the day after, for a month',
    classes: 'Classes to attend',
    visible: 'Members and visitors see it once it is published',
    publishDay: 'Published on',
    publishTime: 'At',
    background: 'Picture behind the title',
    prize: 'Picture of the prize',
    prizeHint: 'Cropped to a square',
    joinedNote: (count) =>
      `${count === 1 ? 'One member has' : `${count} members have`} joined. A change applies to them at once, also to the terms they joined under.`,
    previewHeading: PAGE_PREVIEW_WORDS.en.asMembersSeeIt,
    part: 'What is shown',
    parts: { page: 'Page and terms', card: 'Card' },
  },
  de: {
    challenges: 'Challenges',
    add: 'Challenge anlegen',
    none: 'Es gibt noch keine Challenge.',
    change: 'Bearbeiten',
    statuses: {
      upcoming: 'Kommt noch',
      running: 'Läuft',
      pick_up_open: 'Preise werden abgeholt',
      pick_up_closed: 'Vorbei',
    },
    hidden: 'Verborgen',
    publishedOn: (moment) => `Erscheint am ${moment}`,
    goal: (classes) => (classes === 1 ? '1 Kurs' : `${classes} Kurse`),
    participants: (count) => (count === 1 ? '1 Mitglied macht mit' : `${count} Mitglieder machen mit`),
    title: 'Titel',
    description: 'Beschreibung',
    descriptionHint: 'Jeder Satz wird eine Zeile',
    firstDay: 'Erster Tag',
    lastDay: 'Letzter Tag',
    lastDayHint: 'Ab dem Tag danach können Preise einen Monat lang abgeholt werden',
    classes: 'Kurse bis zum Ziel',
    visible: 'Alle sehen sie, auch ohne Konto, sobald sie erschienen ist',
    publishDay: 'Erscheint am',
    publishTime: 'Um',
    background: 'Bild hinter dem Titel',
    prize: 'Bild des Preises',
    prizeHint: 'Wird quadratisch zugeschnitten',
    joinedNote: (count) =>
      count === 1
        ? 'Ein Mitglied macht schon mit. Eine Änderung gilt für das Mitglied sofort, auch in den Bedingungen, unter denen es beigetreten ist.'
        : `${count} Mitglieder machen schon mit. Eine Änderung gilt für sie sofort, auch in den Bedingungen, unter denen sie beigetreten sind.`,
    previewHeading: PAGE_PREVIEW_WORDS.de.asMembersSeeIt,
    part: 'Was gezeigt wird',
    parts: { page: 'Seite und Bedingungen', card: 'Karte' },
  },
};
