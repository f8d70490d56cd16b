import type { FeeKind, FeeState } from '@lifted/domain/bookings/fee';
import { feeDueAt } from '@lifted/domain/bookings/fee';
import { exactEuroWords } from '@lifted/domain/language/euro-words';
import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import { momentWords } from '@lifted/domain/language/moment-words';
import type { MessageWords } from '../../notifications/notify.ts';
import { READER, type Reader } from '../../notifications/reader.ts';
import { tellAll, type NewsContext } from './tell-news.ts';

/** A change longer ago is no news. */
const NEWS_DAYS = 2;

/** Where a fee begins and ends; `due` is told only after an objection, because the first message names the day. */
type ToldState = Extract<FeeState, 'pending' | 'dropped' | 'waived' | 'due'>;

interface ChangedFee {
  readonly id: string;
  readonly kind: FeeKind;
  readonly cents: number;
  readonly state: ToldState;
  readonly madeAt: Date;
  readonly timerName: string;
  readonly start: Date;
  readonly reader: Reader;
}

/** Tells of fees that were made, fell away, were forgone or stayed due after an objection; answers how many people. */
export async function tellOfFees(context: NewsContext): Promise<number> {
  const { rows } = await context.pool.query<ChangedFee>(
    `select f.id, f.kind, f.cents, f.state, f.made_at as "madeAt", w.timer_name as "timerName", w.start_datetime as start,
            ${READER} as reader
       from studio.fees f
       join studio.bookings b on b.id = f.booking_id
       join studio.workouts w on w.id = b.workout_id
       join studio.customers c on c.number = b.customer_number
      where f.changed_at > $1::timestamptz - make_interval(days => $2)
        and (f.state = 'pending'
          or (f.state in ('dropped', 'waived', 'due') and (f.state <> 'due' or f.decided_by is not null)
            and exists (select from studio.messages t where t.customer_number = c.number and t.kind = 'fee'
                           and t.occasion = 'pending ' || f.id)))
        and not exists (select from studio.messages t where t.customer_number = c.number and t.kind = 'fee'
                           and t.occasion = f.state || ' ' || f.id)
      order by f.number`,
    [context.now, NEWS_DAYS],
  );
  const news = rows.map(
    (fee) =>
      ({
        reader: fee.reader,
        kind: 'fee',
        occasion: `${fee.state} ${fee.id}`,
        words: { en: wordsOf(fee, 'en'), de: wordsOf(fee, 'de') },
        path: '/passes',
      }) as const,
  );
  return tellAll(context, news);
}

function wordsOf(
  { kind, cents, state, madeAt, timerName, start }: ChangedFee,
  language: Language,
): MessageWords {
  const { title, body } = WORDS[language][state];
  const facts = {
    amount: exactEuroWords(cents, language),
    why: WORDS[language].why[kind],
    occasion: `${timerName}, ${momentWords(start, language)}`,
    dueAt: momentWords(feeDueAt(madeAt), language),
  };
  return { title, body: body(facts) };
}

interface FeeFacts {
  readonly amount: string;
  readonly why: string;
  readonly occasion: string;
  readonly dueAt: string;
}

type StateWords = { readonly title: string; readonly body: (facts: FeeFacts) => string };

const WORDS: InBothLanguages<
  Readonly<Record<ToldState, StateWords>> & { readonly why: Readonly<Record<FeeKind, string>> }
> = {
  en: {
    why: { late_cancellation: 'cancelling late', no_show: 'a class you missed' },
    pending: {
      title: 'A fee',
      body: ({ amount, why, occasion, dueAt }) =>
        `${amount} for ${why}: ${occasion}. It will be due on ${dueAt}. Until it’s paid you can object, and we’ll look at it.`,
    },
    dropped: {
      title: 'Fee dropped',
      body: ({ amount, occasion }) => `You no longer owe the ${amount} for ${occasion}.`,
    },
    waived: {
      title: 'Fee waived',
      body: ({ amount, occasion }) => `We’ve waived the ${amount} for ${occasion}. You owe nothing.`,
    },
    due: {
      title: 'Fee still due',
      body: ({ amount, occasion }) =>
        `We’ve looked at your objection. The ${amount} for ${occasion} is still due; “Your passes” says why.`,
    },
  },
  de: {
    why: { late_cancellation: 'spätes Absagen', no_show: 'einen verpassten Kurs' },
    pending: {
      title: 'Eine Gebühr',
      body: ({ amount, why, occasion, dueAt }) =>
        `${amount} für ${why}: ${occasion}. Fällig wird sie am ${dueAt}. Bis sie bezahlt ist, kannst du widersprechen; wir schauen es uns an.`,
    },
    dropped: {
      title: 'Gebühr entfallen',
      body: ({ amount, occasion }) => `Die ${amount} für ${occasion} schuldest du nicht mehr.`,
    },
    waived: {
      title: 'Gebühr erlassen',
      body: ({ amount, occasion }) => `Wir erlassen dir die ${amount} für ${occasion}. Du schuldest nichts.`,
    },
    due: {
      title: 'Gebühr bleibt fällig',
      body: ({ amount, occasion }) =>
        `Wir haben uns deinen Widerspruch angeschaut. Die ${amount} für ${occasion} bleiben fällig; warum, steht unter „Deine Pakete“.`,
    },
  },
};
