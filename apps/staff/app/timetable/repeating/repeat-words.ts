import { countWords } from '@lifted/domain/language/count-words';
import type { InBothLanguages } from '@lifted/domain/language/language';

interface Scheduled {
  readonly scheduled: number;
  readonly weeks: number;
  /** The last day. */
  readonly until: string;
}

interface RepeatWords {
  readonly open: string;
  readonly lead: string;
  readonly from: string;
  readonly fromHint: string;
  readonly which: string;
  readonly counting: string;
  readonly scheduled: (facts: Scheduled) => string;
  readonly nothingNew: string;
  readonly act: (classes: number) => string;
  readonly done: string;
}

/** Words of letting a week repeat. */
export const REPEAT_WORDS: InBothLanguages<RepeatWords> = {
  en: {
    open: 'Repeat this week',
    lead: 'The classes you tick join the repeating week, which is always planned eight weeks ahead. Classes already planned there stay as they are.',
    from: 'From the week of',
    fromHint: 'From its Monday on',
    which: 'Which classes repeat?',
    counting: 'Counting …',
    scheduled: ({ scheduled, weeks, until }) =>
      `${scheduled === 1 ? '1 class is' : `${countWords(scheduled, 'en')} classes are`} added now, in ${
        weeks === 1 ? '1 week' : `${weeks} weeks`
      } until ${until}.`,
    nothingNew: 'No class is added now.',
    act: (classes) => (classes === 1 ? 'Repeat 1 class' : `Repeat ${countWords(classes, 'en')} classes`),
    done: 'The week repeats; eight weeks are planned.',
  },
  de: {
    open: 'Diese Woche wiederholen',
    lead: 'Was du ankreuzt, kommt in die Wochenvorlage, die immer acht Wochen im Voraus geplant ist. Kurse, die dort schon geplant sind, bleiben, wie sie sind.',
    from: 'Ab der Woche vom',
    fromHint: 'Ab ihrem Montag',
    which: 'Welche Kurse wiederholen sich?',
    counting: 'Wird gezählt …',
    scheduled: ({ scheduled, weeks, until }) =>
      // A short date may end with a full stop, so that it cannot be the last word.
      `Bis ${until} ${scheduled === 1 ? 'kommt jetzt 1 Kurs' : `kommen jetzt ${countWords(scheduled, 'de')} Kurse`} dazu, in ${
        weeks === 1 ? '1 Woche' : `${weeks} Wochen`
      }.`,
    nothingNew: 'Jetzt kommt kein Kurs dazu.',
    act: (classes) =>
      classes === 1 ? '1 Kurs wiederholen' : `${countWords(classes, 'de')} Kurse wiederholen`,
    done: 'Die Woche wiederholt sich; acht Wochen sind geplant.',
  },
};
