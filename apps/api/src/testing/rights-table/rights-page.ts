/** The page that shows what was answered to whom. */
import type { Access, Call } from '@lifted/contract/call';
import { CALLERS } from './rights-world.ts';

/** A call, and a word for each of the callers. */
export interface Row {
  readonly call: Call;
  readonly words: readonly string[];
}

const HEAD = `# Who is let into what

Every call of the API as it was answered to everybody who may make it, about Mia: a member who has a place in a class of coach Carla in the
room Loft. Ben is another member; the stranger has an account that is nobody’s record; Tom is a coach without a class of hers; Olga is an owner
who has yet to enrol a second factor; Loft and Yard are the tablets of two rooms; the key has every scope. Made and checked by
\`apps/api/src/testing/rights-table\`, which also looks into each answer for words of Mia’s.

- \`yes\`: let in; of a call that names nobody, to their own data
- \`401\`: not signed in, \`2FA\`: no second factor, \`403\`: not allowed, \`404\`: as about an id that there is not
- \`[]\`: an empty list, as about nobody; \`no\`: refused in the answer, for the room or because they are no member

Calls below \`/identity\` know people by the cookie of their session alone, which nobody sends here.
`;

const TITLES: Readonly<Record<Access, string>> = {
  all: 'Open to everybody',
  'signed-in': 'For everybody who is signed in',
  self: 'For the member',
  'self-or-coach': 'For the member, their coaches and the desk',
  'self-or-desk': 'For the member and the desk',
  staff: 'For everybody who works here',
  desk: 'For desk and owner',
  owner: 'For the owner',
  floor: 'For the tablet of the room',
};

const cells = (values: readonly string[]) => `| ${values.join(' | ')} |`;
const capitalised = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1);

/** The page, with how often who was refused. */
export function tableOf(rows: readonly Row[]): string {
  const head = (first: string) => [
    cells([first, ...CALLERS.map(capitalised)]),
    cells(['---', ...CALLERS.map(() => '---')]),
  ];
  const refusals = CALLERS.map((_, at) => rows.filter(({ words }) => words[at] !== 'yes').length);
  const total = refusals.reduce((sum, count) => sum + count, 0);
  const count = `${rows.length} calls × ${CALLERS.length} callers: ${total} refusals of ${rows.length * CALLERS.length}.`;
  const sections = Object.entries(TITLES).flatMap(([access, title]) => {
    const ofKind = rows.filter(({ call }) => call.access === access);
    const lines = ofKind.map(({ call, words }) => cells([`\`${call.method} ${call.path}\``, ...words]));
    return ['', `## ${title}`, '', ...head('Call'), ...lines];
  });
  return [HEAD, count, '', ...head('Refused'), cells(['', ...refusals.map(String)]), ...sections, ''].join(
    '\n',
  );
}

/** Who is answered otherwise than a page of before says, such as 'GET /desk/fees, tom: 403 → yes'. Calls it lacks are left out. */
export function changesSince(page: string, rows: readonly Row[]): string[] {
  const before = new Map(
    page.split('\n').map((line) => {
      const [, name = '', ...words] = line.split('|').map((cell) => cell.trim());
      return [name, words] as const;
    }),
  );
  return rows.flatMap(({ call, words }) => {
    const name = `${call.method} ${call.path}`;
    const said = before.get(`\`${name}\``);
    return CALLERS.flatMap((who, at) =>
      said === undefined || said[at] === words[at] ? [] : [`${name}, ${who}: ${said[at]} → ${words[at]}`],
    );
  });
}
