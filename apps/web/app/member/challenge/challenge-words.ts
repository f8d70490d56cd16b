import { shortDate } from '@lifted/domain/language/date-words';
import type { InBothLanguages, Language } from '../../language.ts';
import { type CivilDate, daysBetween } from '@lifted/domain/calendar/studio-calendar';
import { type ChallengeFacts, challengeStatus } from '@lifted/domain/challenges/challenge';

interface ChallengeWords {
  readonly startsIn: (days: number) => string;
  readonly daysLeft: (days: number) => string;
  readonly endedOn: (day: string) => string;
  readonly pickUpOver: string;
  readonly team: (classes: string) => string;
  readonly classes: (count: number) => string;
  readonly reached: (attended: number, goal: number) => string;
  readonly complete: string;
  readonly noneThisTime: string;
  readonly someThisTime: string;
  readonly missing: (count: number) => string;
}

const WORDS: InBothLanguages<ChallengeWords> = {
  en: {
    startsIn: (days) => `Starts ${days === 1 ? 'tomorrow' : `in ${days} days`}`,
    daysLeft: (days) => (days === 0 ? 'Last day' : days === 1 ? '1 day left' : `${days} days left`),
    endedOn: (day) => `Ended on ${day}`,
    pickUpOver: 'Pick-up has ended',
    team: (classes) => `All participants so far: ${classes}`,
    classes: (count) => (count === 1 ? '1 class' : `${count} classes`),
    reached: (attended, goal) => `${attended} of ${goal === 1 ? '1 class' : `${goal} classes`}`,
    complete: 'Card complete.',
    noneThisTime: 'this time. There will be another one.',
    someThisTime: 'this time. Every one of them made you stronger.',
    missing: (count) => (count === 1 ? 'One more to go.' : `${count} more to go.`),
  },
  de: {
    startsIn: (days) => (days === 1 ? 'Beginnt morgen' : `Beginnt in ${days} Tagen`),
    daysLeft: (days) => (days === 0 ? 'Letzter Tag' : days === 1 ? 'Noch 1 Tag' : `Noch ${days} Tage`),
    endedOn: (day) => `Beendet am ${day}`,
    pickUpOver: 'Abholung beendet',
    team: (classes) => `Alle zusammen bisher: ${classes}`,
    classes: (count) => (count === 1 ? '1 Kurs' : `${count} Kurse`),
    reached: (attended, goal) => `${attended} von ${goal === 1 ? '1 Kurs' : `${goal} Kursen`}`,
    complete: 'Karte voll.',
    noneThisTime: 'diesmal. Die nächste kommt bestimmt.',
    someThisTime: 'diesmal. Jeder davon hat dich stärker gemacht.',
    missing: (count) => (count === 1 ? 'Noch einer fehlt.' : `Noch ${count} fehlen.`),
  },
};

/** The state of a challenge, shown beside its title: '11 days left'. */
export function statusWords(challenge: ChallengeFacts, today: CivilDate, language: Language = 'en'): string {
  const words = WORDS[language];
  const status = challengeStatus(challenge, today);
  switch (status) {
    case 'upcoming':
      return words.startsIn(daysBetween(today, challenge.startDate));
    case 'running':
      return words.daysLeft(daysBetween(today, challenge.endDate));
    case 'pick_up_open':
      return words.endedOn(shortDate(challenge.endDate, language));
    case 'pick_up_closed':
      return words.pickUpOver;
    default:
      return status satisfies never;
  }
}

/** The total of all participants; null while it is zero. */
export function teamWords(teamCount: number, language: Language = 'en'): string | null {
  return teamCount === 0 ? null : WORDS[language].team(classWords(teamCount, language));
}

/** '1 class', '10 classes'. */
export function classWords(count: number, language: Language = 'en'): string {
  return WORDS[language].classes(count);
}

/** A member's progress: '3 of 10 classes', and beyond the goal only the count. */
export function reachedWords(attendedCount: number, goal: number, language: Language = 'en'): string {
  return attendedCount > goal
    ? classWords(attendedCount, language)
    : WORDS[language].reached(attendedCount, goal);
}

interface StepFacts {
  readonly attended: number;
  readonly goal: number;
  readonly isOver: boolean;
}

/** The next step, below the stamps. */
export function nextStepWords({ attended, goal, isOver }: StepFacts, language: Language = 'en'): string {
  const words = WORDS[language];
  const missing = goal - attended;
  if (missing <= 0) return words.complete;
  if (isOver) return attended === 0 ? words.noneThisTime : words.someThisTime;
  return words.missing(missing);
}
