import type { PersonalDataOverview } from '@lifted/contract/personal-data';

/** Labels of the export's tables, most interesting first. Explanatory tables contain no personal data. */
const NAMES: readonly (readonly [table: string, name: string])[] = [
  ['customers', 'Your customer record: name and email address'],
  ['bookings', 'Classes you booked'],
  ['passes_and_memberships', 'Your passes and memberships'],
  ['credit_entries', 'Changes of the credits on your passes'],
  ['fees', 'Fees for late cancellations and missed classes'],
  ['waitlist_entries', 'Waitlists you joined'],
  ['booking_commands', 'Requests to book, cancel and wait'],
  ['set_logs', 'Sets you lifted'],
  ['personal_records', 'Personal records among them'],
  ['challenge_participants', 'Challenges you joined'],
  ['test_workouts', 'Test workouts'],
  ['account', 'Your account'],
  ['roles', 'Roles'],
  ['sign_in_methods', 'Ways you sign in'],
  ['second_factors', 'Second steps for signing in'],
  ['sessions', 'Where you’re signed in'],
  ['sign_in_links', 'Recent sign-in links'],
  ['failed_tries', 'Number of failed sign-in attempts'],
  ['mails', 'Emails we sent you: subject and time'],
  ['contract_declarations', 'Contracts you ended or withdrew from'],
  ['trainer_applications', 'Applications as a coach'],
  ['audit_log', 'What our team did or looked at'],
];
/** Tables that explain others, and what the page says where it matters. */
const NOT_SHOWN = ['workouts', 'exercises', 'deletion_request'];

interface HeldTable {
  readonly name: string;
  readonly rows: number;
}

/** Tables with rows, and the names of those without. A table the page does not know keeps its own label. */
export function heldData(tables: PersonalDataOverview['tables']): {
  readonly held: readonly HeldTable[];
  readonly none: readonly string[];
} {
  const order = NAMES.map(([table]) => table);
  const known = order.flatMap((table) => tables.filter(({ name }) => name === table));
  const others = tables.filter(({ name }) => !order.includes(name) && !NOT_SHOWN.includes(name));
  const named = [...known, ...others].map(({ name, what, rows }) => ({
    name: NAMES.find(([table]) => table === name)?.[1] ?? what,
    rows,
  }));
  return {
    held: named.filter(({ rows }) => rows > 0),
    none: named.filter(({ rows }) => rows === 0).map(({ name }) => name),
  };
}
