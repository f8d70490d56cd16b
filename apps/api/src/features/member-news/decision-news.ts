import { dayInWords } from '@lifted/domain/language/civil-words';
import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import { DECISION_DELAY_MS } from '@lifted/domain/notifications/fee-news';
import type { MessageKind } from '@lifted/domain/notifications/message-kinds';
import { Type } from 'typebox';
import { fieldsOf } from '../../audit/edit-record.ts';
import type { MessageWords } from '../../notifications/notify.ts';
import { READER, type Reader } from '../../notifications/reader.ts';
import { tellAll, type News, type NewsContext } from './tell-news.ts';

/** A decision longer ago is no news. */
const NEWS_DAYS = 2;

const DayOrNull = Type.Union([Type.String(), Type.Null()]);
const parsePause = fieldsOf(
  Type.Object({ paused_from: Type.String(), paused_until: Type.String(), places_left: Type.Integer() }),
);
const parseEnd = fieldsOf(Type.Object({ until: Type.String(), places_left: Type.Integer() }));
const parseLastDay = fieldsOf(Type.Object({ until: DayOrNull }));
const parseCorrection = fieldsOf(
  Type.Object({ change: Type.Integer(), credits: Type.Integer(), reason: Type.String() }),
);
const parseBalance = fieldsOf(Type.Object({ credits: Type.Integer() }));

interface Decision {
  /** Of the entry in the log. */
  readonly id: string;
  readonly product: string;
  readonly after: unknown;
  /** What the entry it takes back had made of it; null: it takes nothing back. */
  readonly undone: unknown;
}

/** What the desk does with passes and memberships that their owners are told, by its name in the log. */
const TOLD: Readonly<
  Record<
    string,
    {
      readonly kind: MessageKind;
      /** Undefined where the log says nothing of it any more. */
      readonly words: (decision: Decision, language: Language) => MessageWords | undefined;
    }
  >
> = {
  'pause-membership': {
    kind: 'membership_term',
    words({ product, after }, language) {
      const pause = parsePause(after);
      return pause && WORDS[language].paused(product, daysOf(pause, language), pause.places_left);
    },
  },
  'take-back-pause': {
    kind: 'membership_term',
    words({ product, undone }, language) {
      const pause = parsePause(undone);
      return pause && WORDS[language].notPaused(product, daysOf(pause, language));
    },
  },
  'end-membership': {
    kind: 'membership_term',
    words({ product, after }, language) {
      const end = parseEnd(after);
      return end && WORDS[language].ends(product, dayInWords(end.until, language), end.places_left);
    },
  },
  'take-back-end': {
    kind: 'membership_term',
    words({ product, after }, language) {
      const end = parseLastDay(after);
      return end && WORDS[language].goesOn(product, end.until && dayInWords(end.until, language));
    },
  },
  'adjust-pass': {
    kind: 'pass_changed',
    words({ product, after }, language) {
      const correction = parseCorrection(after);
      return correction && WORDS[language].corrected(product, correction);
    },
  },
  'take-back-adjustment': {
    kind: 'pass_changed',
    words({ product, after }, language) {
      const balance = parseBalance(after);
      return balance && WORDS[language].correctedBack(product, balance.credits);
    },
  },
};

function daysOf(
  { paused_from: from, paused_until: until }: { readonly paused_from: string; readonly paused_until: string },
  language: Language,
): readonly [string, string] {
  return [dayInWords(from, language), dayInWords(until, language)];
}

/**
 * Tells of pauses, ends and corrections the desk has decided, once Undo has been near for long enough; and that one was taken back, where
 * its owner had been told of it. Answers how many people.
 */
export async function tellOfDecisions(context: NewsContext): Promise<number> {
  const until = new Date(context.now.getTime() - DECISION_DELAY_MS);
  const { rows } = await context.pool.query<Decision & { readonly action: string; readonly reader: Reader }>({
    name: 'decisions-to-tell',
    text: DECISIONS,
    values: [Object.keys(TOLD), until, NEWS_DAYS],
  });
  const news = rows.flatMap(({ action, reader, ...decision }): News[] => {
    const told = TOLD[action];
    const [en, de] = [told?.words(decision, 'en'), told?.words(decision, 'de')];
    if (told === undefined || en === undefined || de === undefined) return [];
    return [
      { reader, kind: told.kind, occasion: `change ${decision.id}`, words: { en, de }, path: '/passes' },
    ];
  });
  return tellAll(context, news);
}

/** `$1` actions, `$2` decided by then, `$3` for how many days. Whom it belongs to by now: a merged record's is the kept person's. */
const DECISIONS = `
  select l.id::text, l.action, p.name as product, l.after, undone.after as undone, ${READER} as reader
    from studio.audit_log l
    join studio.entitlements e on l.subject = 'entitlement ' || e.id
    join studio.products p on p.id = e.product_id
    join studio.customers c on c.number = e.customer_number
    left join studio.audit_log undone on undone.id = l.undoes
   where l.action = any ($1) and l.at <= $2 and l.at > $2::timestamptz - make_interval(days => $3)
     and case when l.undoes is null
              then not exists (select from studio.audit_log u where u.undoes = l.id)
              else exists (select from studio.messages t
                            where t.customer_number = c.number and t.occasion = 'change ' || l.undoes) end
     and not exists (select from studio.messages t
                      where t.customer_number = c.number and t.occasion = 'change ' || l.id)
   order by l.id`;

interface Words {
  readonly paused: (product: string, days: readonly [string, string], placesLeft: number) => MessageWords;
  readonly notPaused: (product: string, days: readonly [string, string]) => MessageWords;
  readonly ends: (product: string, lastDay: string, placesLeft: number) => MessageWords;
  /** `lastDay` null: it has none. */
  readonly goesOn: (product: string, lastDay: string | null) => MessageWords;
  readonly corrected: (product: string, correction: Correction) => MessageWords;
  readonly correctedBack: (product: string, credits: number) => MessageWords;
}

interface Correction {
  readonly change: number;
  readonly credits: number;
  readonly reason: string;
}

const WORDS: InBothLanguages<Words> = {
  en: {
    paused: (product, [from, until], placesLeft) => ({
      title: 'Your membership is paused',
      body: `Your ${product} is paused from ${from} to ${until}. In this time you pay nothing, and you can’t book.${leftEnglish(placesLeft)}`,
    }),
    notPaused: (product, [from, until]) => ({
      title: 'Your membership isn’t paused after all',
      body: `We’ve taken back the pause of your ${product} from ${from} to ${until}, so you can book in this time. Places we cancelled for it stay cancelled.`,
    }),
    ends: (product, lastDay, placesLeft) => ({
      title: 'The end of your membership',
      body: `The last day of your ${product} is ${lastDay}.${leftEnglish(placesLeft)}`,
    }),
    goesOn: (product, lastDay) => ({
      title: 'Your membership goes on',
      body: `We’ve taken back the end of your ${product}: ${lastDay === null ? 'it goes on' : `its last day is ${lastDay} again`}. Places we cancelled for it stay cancelled.`,
    }),
    corrected: (product, { change, credits, reason }) => ({
      title: 'We’ve corrected your pass',
      body: `We’ve ${change > 0 ? 'added' : 'taken off'} ${workoutsEnglish(Math.abs(change))} ${change > 0 ? 'to' : 'from'} your ${product}. That made it ${workoutsEnglish(credits)}. The studio says: ${reason}`,
    }),
    correctedBack: (product, credits) => ({
      title: 'We’ve taken back a correction',
      body: `We’ve taken back our correction of your ${product}. That made it ${workoutsEnglish(credits)}.`,
    }),
  },
  de: {
    paused: (product, [from, until], placesLeft) => ({
      title: 'Deine Mitgliedschaft pausiert',
      body: `„${product}“ pausiert vom ${from} bis zum ${until}. In dieser Zeit zahlst du nichts und kannst nicht buchen.${leftGerman(placesLeft)}`,
    }),
    notPaused: (product, [from, until]) => ({
      title: 'Deine Mitgliedschaft pausiert doch nicht',
      body: `Wir haben die Pause von „${product}“ vom ${from} bis zum ${until} zurückgenommen; du kannst in dieser Zeit also buchen. Plätze, die wir dafür abgesagt haben, bleiben abgesagt.`,
    }),
    ends: (product, lastDay, placesLeft) => ({
      title: 'Das Ende deiner Mitgliedschaft',
      body: `Der letzte Tag von „${product}“ ist der ${lastDay}.${leftGerman(placesLeft)}`,
    }),
    goesOn: (product, lastDay) => ({
      title: 'Deine Mitgliedschaft läuft weiter',
      body: `Wir haben das Ende von „${product}“ zurückgenommen: ${lastDay === null ? 'Sie läuft weiter' : `Der letzte Tag ist wieder der ${lastDay}`}. Plätze, die wir dafür abgesagt haben, bleiben abgesagt.`,
    }),
    corrected: (product, { change, credits, reason }) => ({
      title: 'Wir haben dein Paket korrigiert',
      body:
        change > 0
          ? `Wir haben dir auf „${product}“ ${workoutsGerman(change)} gutgeschrieben. Damit waren es ${workoutsGerman(credits)}. Das Studio sagt dazu: ${reason}`
          : `Wir haben von „${product}“ ${workoutsGerman(-change)} abgezogen. Damit waren es ${workoutsGerman(credits)}. Das Studio sagt dazu: ${reason}`,
    }),
    correctedBack: (product, credits) => ({
      title: 'Wir haben eine Korrektur zurückgenommen',
      body: `Wir haben unsere Korrektur von „${product}“ zurückgenommen. Damit waren es ${workoutsGerman(credits)}.`,
    }),
  },
};

function leftEnglish(places: number): string {
  if (places === 0) return '';
  return places === 1
    ? ' We’ve cancelled the place you had booked then, free of charge; there’s a message about it.'
    : ` We’ve cancelled the ${places} places you had booked then, free of charge; there’s a message about each.`;
}

function leftGerman(places: number): string {
  if (places === 0) return '';
  return places === 1
    ? ' Den Platz, den du dann gehabt hättest, haben wir kostenlos abgesagt; dazu gibt es eine eigene Nachricht.'
    : ` Die ${places} Plätze, die du dann gehabt hättest, haben wir kostenlos abgesagt; zu jedem gibt es eine eigene Nachricht.`;
}

function workoutsEnglish(count: number): string {
  return count === 1 ? '1 workout' : `${count} workouts`;
}

function workoutsGerman(count: number): string {
  return count === 1 ? '1 Workout' : `${count} Workouts`;
}
