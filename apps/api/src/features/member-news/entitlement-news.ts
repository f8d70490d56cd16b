import type { Days } from '@lifted/domain/bookings/entitlement';
import { berlinDate, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { dayInWords } from '@lifted/domain/language/civil-words';
import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import {
  newsOfMembership,
  newsOfPass,
  type EntitlementNews,
} from '@lifted/domain/notifications/entitlement-news';
import type { MessageWords } from '../../notifications/notify.ts';
import { READER, type Reader } from '../../notifications/reader.ts';
import { tellAll, type News, type NewsContext } from './tell-news.ts';

interface OwnEntitlement {
  readonly id: string;
  readonly product: string;
  readonly from: CivilDate;
  readonly until: CivilDate | null;
  readonly termMonths: number | null;
  readonly pauses: readonly Days[];
  /** Null: a membership. */
  readonly credits: number | null;
  readonly bookedAt: Date | null;
  /** Whether something else pays for the next class. */
  readonly hasMore: boolean;
  /** Whether something else is valid after its last day. */
  readonly goesOn: boolean;
  readonly reader: Reader;
}

/** Tells of passes that run out and of terms that end; answers how many people. */
export async function tellOfEntitlements(context: NewsContext): Promise<number> {
  const today = berlinDate(context.now);
  const { rows } = await context.pool.query<OwnEntitlement>(ENTITLEMENTS, [today]);
  return tellAll(
    context,
    rows.flatMap((own) => newsOf(own, context.now, today)),
  );
}

/** Those valid today: passes, and memberships that end or have a minimum term. */
const ENTITLEMENTS = `
  select e.id, p.name as product, lower(e.valid)::text as "from", (upper(e.valid) - 1)::text as until,
         p.term_months as "termMonths",
         (select coalesce(json_agg(json_build_object('from', lower(r), 'until', upper(r) - 1)), '[]')
            from unnest(e.paused) r) as pauses,
         case when p.credits is not null then ledger.credits end as credits, ledger.booked as "bookedAt",
         exists (${otherValidFrom('$1::date')}) as "hasMore", exists (${otherValidFrom('upper(e.valid)')}) as "goesOn",
         ${READER} as reader
    from studio.entitlements e
    join studio.products p on p.id = e.product_id
    join studio.customers c on c.number = e.customer_number
   cross join lateral (
     select coalesce(sum(t.credits), 0)::integer as credits, max(t.at) filter (where t.kind = 'held') as booked
       from studio.credit_entries t where t.entitlement_number = e.number) ledger
   where e.valid @> $1::date and (upper(e.valid) is not null or p.term_months is not null)
   order by e.number`;

/** SQL: what customer and entitlement `e` have besides it that pays for a class on a day or later. */
function otherValidFrom(day: string): string {
  return `select from studio.entitlements o join studio.products q on q.id = o.product_id
           where o.customer_number = e.customer_number and o.number <> e.number
             and (upper(o.valid) is null or upper(o.valid) > ${day})
             and (q.credits is null
               or (select sum(t.credits) from studio.credit_entries t where t.entitlement_number = o.number) > 0)`;
}

function newsOf(own: OwnEntitlement, now: Date, today: CivilDate): readonly News[] {
  const { id, credits, until, reader, hasMore } = own;
  const news =
    credits === null
      ? newsOfMembership(own, today)
      : until && newsOfPass({ ...own, credits, lastDay: until }, now, today);
  if (!news || (news.kind === 'used_up' && hasMore)) return [];
  const isAboutPass = credits !== null;
  return [
    {
      reader,
      kind: isAboutPass ? 'pass_ending' : 'membership_term',
      occasion: `${news.kind} ${id} ${'lastDay' in news ? news.lastDay : ''}`.trim(),
      words: { en: wordsOf(news, own, 'en'), de: wordsOf(news, own, 'de') },
      path: '/passes',
    },
  ];
}

function wordsOf(
  news: EntitlementNews,
  { product, goesOn }: OwnEntitlement,
  language: Language,
): MessageWords {
  const words = WORDS[language];
  const day = (date: CivilDate) => dayInWords(date, language);
  switch (news.kind) {
    case 'used_up':
      return words.usedUp(product);
    case 'ends_soon':
      return words.endsSoon(product, news.credits, day(news.lastDay));
    case 'membership_ends':
      return words.membershipEnds(product, day(news.lastDay), goesOn);
    case 'term_ends':
      return words.termEnds(product, day(news.lastDay), day(news.noticeBy));
    default:
      return news satisfies never;
  }
}

interface NewsWords {
  readonly usedUp: (product: string) => MessageWords;
  readonly endsSoon: (product: string, credits: number, lastDay: string) => MessageWords;
  /** `goesOn`: the member holds another pass or membership, and gets no farewell. */
  readonly membershipEnds: (product: string, lastDay: string, goesOn: boolean) => MessageWords;
  readonly termEnds: (product: string, lastDay: string, noticeBy: string) => MessageWords;
}

const WORDS: InBothLanguages<NewsWords> = {
  en: {
    usedUp: (product) => ({
      title: 'Your pass is used up',
      body: `The last workout of your ${product} is booked. For the next one you need another pass or a membership.`,
    }),
    endsSoon: (product, credits, lastDay) => ({
      title: 'Your pass ends soon',
      body: `Your ${product} is valid until ${lastDay} and has ${credits === 1 ? 'one workout' : `${credits} workouts`} left.`,
    }),
    membershipEnds: (product, lastDay, goesOn) => ({
      title: 'Your membership ends soon',
      body: `The last day of your ${product} is ${lastDay}.${goesOn ? '' : ' Thank you for training with us.'}`,
    }),
    termEnds: (product, lastDay, noticeBy) => ({
      title: 'Your minimum term ends soon',
      body: `The minimum term of your ${product} ends on ${lastDay}. To end it then, let us know by ${noticeBy}. Otherwise it goes on, and you can end it at any time with one month’s notice.`,
    }),
  },
  de: {
    usedUp: (product) => ({
      title: 'Dein Paket ist aufgebraucht',
      body: `Das letzte Workout aus „${product}“ ist gebucht. Für das nächste brauchst du ein neues Paket oder eine Mitgliedschaft.`,
    }),
    endsSoon: (product, credits, lastDay) => ({
      title: 'Dein Paket läuft bald ab',
      body: `„${product}“ gilt bis zum ${lastDay} und hat noch ${credits === 1 ? 'ein Workout' : `${credits} Workouts`}.`,
    }),
    membershipEnds: (product, lastDay, goesOn) => ({
      title: 'Deine Mitgliedschaft endet bald',
      body: `Der letzte Tag von „${product}“ ist der ${lastDay}.${goesOn ? '' : ' Danke, dass du mit uns trainiert hast.'}`,
    }),
    termEnds: (product, lastDay, noticeBy) => ({
      title: 'Deine Mindestlaufzeit endet bald',
      body: `Die Mindestlaufzeit von „${product}“ endet am ${lastDay}. Willst du dann aufhören, kündige bis zum ${noticeBy}. Sonst läuft sie weiter, und du kannst jederzeit mit einem Monat Frist kündigen.`,
    }),
  },
};
