/** What the studio has written down of a day, in the words of the book-keeper. */
import type { StudioUnderTest } from './book-keeper-fixture.ts';

/** Everything that is compared; each list is sorted, but the waitlists are in their order. */
export interface Written {
  readonly places: readonly string[];
  readonly lists: readonly string[];
  readonly credits: readonly string[];
  readonly fees: readonly string[];
  readonly mails: readonly string[];
  readonly classes: readonly string[];
}

interface MailRow {
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}
interface Row extends Omit<Written, 'mails' | 'credits'> {
  readonly mails: readonly MailRow[];
  readonly credits: readonly (readonly [string, number])[];
}

const STATE = `
  with mine as (select * from studio.workouts where id like $1 || '%')
  select
    array(select concat_ws(' ', c.id, w.timer_name, coalesce(b.cancellation, 'open'))
            from studio.bookings b join mine w on w.id = b.workout_id join studio.customers c on c.number = b.customer_number) as places,
    array(select concat_ws(' ', w.timer_name, c.id, e.state, round(extract(epoch from e.offer_ends_at) * 1000) filter_offer)
            from studio.waitlist_entries e join mine w on w.number = e.workout_number
            join studio.customers c on c.number = e.customer_number
           where e.state in ('waiting', 'offered') order by w.timer_name, e.number) as lists,
    (select coalesce(json_agg(json_build_array(e.id, (select coalesce(sum(t.credits), 0)::integer from studio.credit_entries t
                                             where t.entitlement_number = e.number))), '[]')
       from studio.entitlements e where e.id = any($2)) as credits,
    array(select concat_ws(' ', c.id, w.timer_name, f.kind, f.cents, f.state)
            from studio.fees f join studio.bookings b on b.id = f.booking_id join mine w on w.id = b.workout_id
            join studio.customers c on c.number = b.customer_number) as fees,
    (select coalesce(json_agg(json_build_object('kind', m.kind, 'to', split_part(m.recipient, '@', 1), 'subject', m.subject, 'text', m.body_text) order by m.id), '[]')
       from studio.mail_outbox m where m.recipient like $1 || '%') as mails,
    array(select concat_ws(' ', w.timer_name, case when w.canceled_at is null then 'takes place' else 'canceled' end,
                           p.capacity, p.taken)
            from mine w join studio.class_places p on p.workout_number = w.number) as classes`.replace(
  ' filter_offer',
  '',
);

/** What a mail is about, by its kind in the outbox. */
const ABOUT: Readonly<Record<string, string>> = {
  class_booked: 'booked',
  class_promoted: 'promoted',
  class_offer: 'offer',
  class_free_place: 'free place',
  class_passed_over: 'passed over',
  class_canceled: 'canceled',
  class_place_removed: 'removed',
  class_changed: 'changed',
  class_too_few: 'too few',
};

/** Of a class that takes place after all, by what its mail says. */
const RESTORED: readonly (readonly [RegExp, string])[] = [
  [/You have your place again/u, 'restored'],
  [/on its waitlist again/u, 'waits again'],
  [/couldn’t put you back/u, 'not restored'],
];

/** Of a place its owner gave up, by what it cost them. */
const GAVE_UP: readonly (readonly [RegExp, string])[] = [
  [/costs you nothing/u, 'gave up free'],
  [/used up|it costs/u, 'gave up late'],
];
const said = (all: readonly (readonly [RegExp, string])[], text: string) =>
  all.find(([says]) => says.test(text))?.[1] ?? 'nothing known';

/** What the desk decided about a pass or membership, by its title. */
const DECIDED = ['membership_term', 'pass_changed'];

/** Until when, in the words of the mail, and how much. */
const UNTIL = /(?:free of charge until|holding it for you until) ([^.]+)\./u;
const AMOUNT = /€\s?(\d+(?:\.\d\d)?)/u;

function read({ kind, to, subject, text }: MailRow, prefix: string): string {
  const person = to.replace(prefix, '');
  const of = /Alpha|Bravo|Coral|Delta|Ember|Frost/u.exec(`${subject} ${text}`)?.[0] ?? '';
  if (kind === 'fee')
    return [person, subject.replace(/^\w+: /u, ''), of, AMOUNT.exec(text)?.[1] ?? 'no amount'].join(', ');
  if (kind === 'class_restored') return [person, said(RESTORED, text), of, ''].join(', ');
  if (kind === 'class_given_up')
    return [person, said(GAVE_UP, text), of, AMOUNT.exec(text)?.[1] ?? ''].join(', ');
  if (DECIDED.includes(kind)) return [person, subject.replace(/^\w+: /u, ''), '', ''].join(', ');
  return [
    person,
    `${ABOUT[kind] ?? kind}${swappedFor(text)}`,
    of,
    UNTIL.exec(text.replaceAll('\n', ' '))?.[1] ?? '',
  ].join(', ');
}

/** Which place was cancelled for the one that was booked, and how. */
function swappedFor(text: string): string {
  const found = /You cancelled (\w+)[^]*?(free of charge\.|used up|it costs)/u.exec(text);
  if (found === null) return '';
  return ` instead of ${found[1]}, ${found[2] === 'free of charge.' ? 'free' : 'late'}`;
}

/** Reads it for the classes and people whose ids begin with a prefix. */
export async function readBooks(
  { pool }: StudioUnderTest,
  prefix: string,
  payers: ReadonlyMap<string, string>,
): Promise<Written> {
  const { rows } = await pool.query<Row>({
    name: 'read-books',
    text: STATE,
    values: [prefix, [...payers.keys()]],
  });
  const [row] = rows;
  if (row === undefined) throw new Error('Nothing was read');
  const own = (lines: readonly string[]) => lines.map((line) => line.replace(prefix, ''));
  return {
    places: own(row.places).toSorted(),
    lists: own(row.lists),
    credits: row.credits.map(([id, credits]) => `${payers.get(id) ?? id} ${credits}`).toSorted(),
    fees: own(row.fees).toSorted(),
    mails: row.mails.map((mail) => read(mail, prefix)).toSorted(),
    classes: row.classes.toSorted(),
  };
}
