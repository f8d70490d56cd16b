import type { FeeKind, FeeState } from '@lifted/domain/bookings/fee';
import { feeDueAt } from '@lifted/domain/bookings/fee';
import { exactEuroWords } from '@lifted/domain/language/euro-words';
import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import { momentWords } from '@lifted/domain/language/moment-words';
import { FEE_NEWS, newsOfFee, type FeeNews } from '@lifted/domain/notifications/fee-news';
import { FEE_START } from '../../classes/customer-columns.ts';
import type { MessageWords } from '../../notifications/notify.ts';
import { READER, type Reader } from '../../notifications/reader.ts';
import { tellAll, type NewsContext } from './tell-news.ts';

/** A change longer ago is no news. */
const NEWS_DAYS = 2;

interface ChangedFee {
  readonly id: string;
  readonly kind: FeeKind;
  readonly cents: number;
  readonly state: FeeState;
  readonly madeAt: Date;
  readonly changedAt: Date;
  readonly isDecided: boolean;
  /** What the desk said of its decision. */
  readonly decision: string | null;
  readonly timerName: string;
  readonly start: Date;
  readonly reader: Reader;
  readonly told: string | null;
}

/** Tells of fees that were made or are due, fell away, or were decided; answers how many people. */
export async function tellOfFees(context: NewsContext): Promise<number> {
  const { rows } = await context.pool.query<ChangedFee>({
    name: 'changed-fees',
    text: CHANGED_FEES,
    values: [context.now, NEWS_DAYS],
  });
  const news = rows.flatMap((fee) => {
    const told = FEE_NEWS.find((each) => each === fee.told) ?? null;
    const says = newsOfFee({ ...fee, told }, context.now);
    if (says === null) return [];
    // A fee is made once, by a command that may have told of it.
    const since = says === 'pending' ? '' : ` ${fee.changedAt.getTime()}`;
    return [
      {
        reader: fee.reader,
        kind: 'fee',
        occasion: `${says} ${fee.id}${since}`,
        words: { en: wordsOf(fee, says, 'en'), de: wordsOf(fee, says, 'de') },
        path: '/passes',
      } as const,
    ];
  });
  return tellAll(context, news);
}

/** With the first word of the last message about each, which is what was told. */
const CHANGED_FEES = `
  select f.id, f.kind, f.cents, f.state, f.made_at as "madeAt", f.changed_at as "changedAt",
         f.decided_by is not null as "isDecided", f.decision, w.timer_name as "timerName", ${FEE_START} as start,
         ${READER} as reader,
         (select split_part(t.occasion, ' ', 1) from studio.messages t
           where t.customer_number = c.number and t.kind = 'fee' and split_part(t.occasion, ' ', 2) = f.id
           order by t.number desc limit 1) as told
    from studio.fees f
    join studio.bookings b on b.id = f.booking_id
    join studio.workouts w on w.id = b.workout_id
    join studio.customers c on c.number = b.customer_number
   where f.changed_at > $1::timestamptz - make_interval(days => $2)
   order by f.number`;

function wordsOf(
  { kind, cents, madeAt, decision, timerName, start }: ChangedFee,
  news: FeeNews,
  language: Language,
): MessageWords {
  const { why, because, news: all } = WORDS[language];
  const { title, body } = all[news];
  const facts = {
    amount: exactEuroWords(cents, language),
    why: why[kind],
    occasion: `${timerName}, ${momentWords(start, language)}`,
    dueAt: momentWords(feeDueAt(madeAt), language),
  };
  const isReasoned = decision !== null && decision !== '' && (news === 'waived' || news === 'kept');
  return { title, body: isReasoned ? `${body(facts)} ${because(decision)}` : body(facts) };
}

interface FeeFacts {
  readonly amount: string;
  readonly why: string;
  readonly occasion: string;
  readonly dueAt: string;
}

interface FeeWords {
  readonly why: Readonly<Record<FeeKind, string>>;
  readonly because: (decision: string) => string;
  readonly news: Readonly<
    Record<FeeNews, { readonly title: string; readonly body: (facts: FeeFacts) => string }>
  >;
}

const WORDS: InBothLanguages<FeeWords> = {
  en: {
    why: { late_cancellation: 'cancelling late', no_show: 'a class you missed' },
    because: (decision) => `The studio says: ${decision}`,
    news: {
      pending: {
        title: 'A fee',
        body: ({ amount, why, occasion, dueAt }) =>
          `${amount} for ${why}: ${occasion}. It will be due on ${dueAt}. Until it’s paid you can object once, and we’ll look at it.`,
      },
      due: {
        title: 'A fee is due',
        body: ({ amount, why, occasion }) =>
          `${amount} for ${why}: ${occasion}. It’s due from today. Until it’s paid you can object once, and we’ll look at it.`,
      },
      kept: {
        title: 'Fee upheld',
        body: ({ amount, occasion }) =>
          `We’ve looked at your objection and uphold the fee: ${amount} for ${occasion}. It’s due now.`,
      },
      waived: {
        title: 'Fee waived',
        body: ({ amount, occasion }) => `We’ve waived the ${amount} for ${occasion}. You owe nothing.`,
      },
      dropped: {
        title: 'Fee dropped',
        body: ({ amount, occasion }) => `You no longer owe the ${amount} for ${occasion}.`,
      },
      owed_again: {
        title: 'Fee owed after all',
        body: ({ amount, why, occasion, dueAt }) =>
          `We told you that you no longer owe the ${amount} for ${why}: ${occasion}. That was a mistake, and we’ve taken it back. It will be due on ${dueAt}.`,
      },
      due_again: {
        title: 'Fee due after all',
        body: ({ amount, why, occasion }) =>
          `We told you that you no longer owe the ${amount} for ${why}: ${occasion}. That was a mistake, and we’ve taken it back. It’s due.`,
      },
      open_again: {
        title: 'Your objection is open again',
        body: ({ amount, occasion }) =>
          `We’ve taken back our answer about the ${amount} for ${occasion}, and we’ll look at your objection again.`,
      },
    },
  },
  de: {
    why: { late_cancellation: 'spätes Absagen', no_show: 'einen verpassten Kurs' },
    because: (decision) => `Das Studio sagt dazu: ${decision}`,
    news: {
      pending: {
        title: 'Eine Gebühr ist vermerkt',
        body: ({ amount, why, occasion, dueAt }) =>
          `${amount} für ${why}: ${occasion}. Fällig wird die Gebühr am ${dueAt}. Bis sie bezahlt ist, kannst du einmal widersprechen; wir schauen es uns an.`,
      },
      due: {
        title: 'Eine Gebühr ist fällig',
        body: ({ amount, why, occasion }) =>
          `${amount} für ${why}: ${occasion}. Die Gebühr ist ab heute fällig. Bis sie bezahlt ist, kannst du einmal widersprechen; wir schauen es uns an.`,
      },
      kept: {
        title: 'Gebühr bestätigt',
        body: ({ amount, occasion }) =>
          `Wir haben uns deinen Widerspruch angeschaut und bestätigen die Gebühr: ${amount} für ${occasion}. Sie ist jetzt fällig.`,
      },
      waived: {
        title: 'Gebühr erlassen',
        body: ({ amount, occasion }) =>
          `Wir erlassen dir die ${amount} für ${occasion}. Du schuldest nichts.`,
      },
      dropped: {
        title: 'Gebühr entfallen',
        body: ({ amount, occasion }) => `Die ${amount} für ${occasion} schuldest du nicht mehr.`,
      },
      owed_again: {
        title: 'Gebühr besteht doch',
        body: ({ amount, why, occasion, dueAt }) =>
          `Wir hatten geschrieben, dass du die ${amount} für ${why} nicht mehr schuldest: ${occasion}. Das war ein Versehen, und wir haben es zurückgenommen. Fällig wird die Gebühr am ${dueAt}.`,
      },
      due_again: {
        title: 'Gebühr doch fällig',
        body: ({ amount, why, occasion }) =>
          `Wir hatten geschrieben, dass du die ${amount} für ${why} nicht mehr schuldest: ${occasion}. Das war ein Versehen, und wir haben es zurückgenommen. Die Gebühr ist fällig.`,
      },
      open_again: {
        title: 'Dein Widerspruch ist wieder offen',
        body: ({ amount, occasion }) =>
          `Wir haben unsere Antwort zu den ${amount} für ${occasion} zurückgenommen und schauen uns deinen Widerspruch noch einmal an.`,
      },
    },
  },
};
