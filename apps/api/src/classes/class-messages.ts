/** What members read about a class in the app and on their devices: one line each, beside the mail that says it all. */
import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import { momentWords } from '@lifted/domain/language/moment-words';
import type { MessageKind } from '@lifted/domain/notifications/message-kinds';
import type { PoolClient } from 'pg';
import type { OutgoingMail } from '../mail/outgoing-mail.ts';
import { writeMail } from '../mail/outbox.ts';
import { notify, type MessageWords } from '../notifications/notify.ts';
import type { Reader } from '../notifications/reader.ts';
import type { CountedClass } from './class-places.ts';

/** What happened to somebody's place in a class. */
export type ClassNews =
  | 'booked'
  /** It can no longer be cancelled free. */
  | 'booked_for_good'
  | 'promoted'
  | 'offer'
  | 'free_place'
  | 'passed_over'
  | 'changed'
  | 'canceled'
  | 'restored'
  | 'waits_again'
  | 'not_restored'
  | 'removed'
  | 'too_few'
  | 'reminder'
  | 'check_sets';

/** One message about a class. */
export interface ClassMessage {
  /** Null for a visitor in a test workout, who has no list and no devices. */
  readonly reader: Reader | null;
  readonly news: ClassNews;
  /** See Notice. */
  readonly occasion: string;
  readonly studioClass: Pick<CountedClass, 'id' | 'timerName' | 'start'>;
  readonly mail: () => OutgoingMail;
  /** See Notice. */
  readonly isMailDue?: boolean;
  /** What is different about a changed class, in sentences. */
  readonly different?: InBothLanguages<string>;
  /** Until when it can be answered: an offer, or free cancelling. */
  readonly until?: Date;
  readonly now: Date;
}

const KINDS: Readonly<Record<ClassNews, MessageKind>> = {
  booked: 'booked',
  booked_for_good: 'booked',
  promoted: 'promoted',
  offer: 'offer',
  free_place: 'offer',
  passed_over: 'offer',
  changed: 'class_changed',
  canceled: 'class_changed',
  restored: 'class_changed',
  waits_again: 'class_changed',
  not_restored: 'class_changed',
  removed: 'class_changed',
  too_few: 'too_few',
  reminder: 'reminder',
  check_sets: 'check_sets',
};

/** Tells a member, or a visitor by mail alone, what happened to their place; see `notify`. */
export async function tellAboutClass(client: PoolClient, message: ClassMessage): Promise<boolean> {
  const { reader, news, occasion, studioClass, mail, isMailDue = false, until, now } = message;
  if (reader === null) {
    await writeMail(client, mail());
    return true;
  }
  const { id, start } = studioClass;
  const isOver = news === 'check_sets';
  return notify(client, {
    reader,
    kind: KINDS[news],
    occasion: `${news} ${occasion}`,
    words: { en: wordsOf(message, 'en'), de: wordsOf(message, 'de') },
    path: isOver ? `/my-workout?class=${encodeURIComponent(id)}` : `/workout/${encodeURIComponent(id)}`,
    mail,
    isMailDue,
    now,
    ...(isOver ? {} : { startsAt: start, usefulUntil: until ?? start }),
  });
}

function wordsOf({ news, studioClass, until, different }: ClassMessage, language: Language): MessageWords {
  const { timerName, start } = studioClass;
  const { title, rest } = WORDS[language][news];
  const detail = different?.[language] ?? (until === undefined ? '' : momentWords(until, language));
  return { title, body: `${timerName}, ${momentWords(start, language)}.${rest(detail)}` };
}

/** Said with a place that is bound from the first moment, in the list of messages and in the mail. */
export const NOT_FREE_ANY_MORE: InBothLanguages<string> = {
  en: 'You can no longer cancel it free of charge.',
  de: 'Kostenlos absagen kannst du ihn nicht mehr.',
};

interface NewsWords {
  readonly title: string;
  /** Follows the class and its time; `detail`: until when it can be answered, or what is different. */
  readonly rest: (detail: string) => string;
}

const WORDS: InBothLanguages<Readonly<Record<ClassNews, NewsWords>>> = {
  en: {
    booked: { title: 'Your place is booked', rest: (until) => ` You can cancel free until ${until}.` },
    booked_for_good: {
      title: 'Your place is booked',
      rest: () => ` ${NOT_FREE_ANY_MORE.en}`,
    },
    promoted: { title: 'You’re in', rest: (until) => ` A place became free. Cancel free until ${until}.` },
    free_place: { title: 'A place is free', rest: () => ' The first on the list to book gets it.' },
    offer: { title: 'A place is free for you', rest: (until) => ` We’re holding it until ${until}.` },
    passed_over: {
      title: 'A place went to the next person',
      rest: () => ' You can’t book this class at the moment.',
    },
    changed: { title: 'Your class has changed', rest: (different) => ` ${different}` },
    canceled: { title: 'Your class is cancelled', rest: () => ' It costs you nothing.' },
    restored: {
      title: 'Your class takes place after all',
      rest: () => ' You have your place again. Cancel free until it starts.',
    },
    waits_again: {
      title: 'Your class takes place after all',
      rest: () => ' You’re on its waitlist again.',
    },
    not_restored: {
      title: 'A class takes place after all',
      rest: () => ' We couldn’t put you back in it. You owe nothing.',
    },
    removed: {
      title: 'We’ve cancelled your place',
      rest: () => ' It costs you nothing. The class takes place.',
    },
    too_few: {
      title: 'Too few have booked so far',
      rest: () => ' It may not take place. If we cancel it, we’ll tell you.',
    },
    reminder: { title: 'Still coming?', rest: (until) => ` You can cancel free until ${until}.` },
    check_sets: { title: 'What you lifted', rest: () => ' Have a look, and correct what isn’t right.' },
  },
  de: {
    booked: { title: 'Dein Platz ist gebucht', rest: (until) => ` Kostenlos absagen bis ${until}.` },
    booked_for_good: {
      title: 'Dein Platz ist gebucht',
      rest: () => ` ${NOT_FREE_ANY_MORE.de}`,
    },
    promoted: {
      title: 'Du bist dabei',
      rest: (until) => ` Ein Platz ist frei geworden. Kostenlos absagen bis ${until}.`,
    },
    free_place: {
      title: 'Ein Platz ist frei',
      rest: () => ' Wer von der Liste zuerst bucht, bekommt ihn.',
    },
    offer: { title: 'Ein Platz ist frei für dich', rest: (until) => ` Wir halten ihn bis ${until} frei.` },
    passed_over: {
      title: 'Ein Platz ging an die nächste Person',
      rest: () => ' Du kannst diesen Kurs gerade nicht buchen.',
    },
    changed: { title: 'Dein Kurs hat sich geändert', rest: (different) => ` ${different}` },
    canceled: { title: 'Dein Kurs fällt aus', rest: () => ' Es kostet dich nichts.' },
    restored: {
      title: 'Dein Kurs findet doch statt',
      rest: () => ' Du hast deinen Platz wieder. Kostenlos absagen, bis er beginnt.',
    },
    waits_again: {
      title: 'Dein Kurs findet doch statt',
      rest: () => ' Du stehst wieder auf der Warteliste.',
    },
    not_restored: {
      title: 'Ein Kurs findet doch statt',
      rest: () => ' Wieder eintragen konnten wir dich nicht. Du schuldest nichts.',
    },
    removed: {
      title: 'Wir haben deinen Platz abgesagt',
      rest: () => ' Es kostet dich nichts. Der Kurs findet statt.',
    },
    too_few: {
      title: 'Bisher haben zu wenige gebucht',
      rest: () => ' Vielleicht fällt er aus. Dann sagen wir dir Bescheid.',
    },
    reminder: { title: 'Kommst du?', rest: (until) => ` Kostenlos absagen bis ${until}.` },
    check_sets: {
      title: 'Was du gehoben hast',
      rest: () => ' Schau kurz drüber und korrigier, was nicht stimmt.',
    },
  },
};
