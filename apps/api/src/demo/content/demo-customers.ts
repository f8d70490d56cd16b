/** The demo studio's customers: the same people at every start, and on every machine. */
import { DEMO_MEMBER, DEMO_NEWCOMER, DEMO_PASS_HOLDER, DEMO_WITHOUT_PASSWORD } from '../demo-accounts.ts';
import { FIRST_NAMES, LAST_NAMES } from './demo-names.ts';
import { type Random, seededRandom, wholeBetween } from './seeded-random.ts';

export interface DemoCustomer {
  /** First and last name as letters and hyphens: 'mia-berger'. */
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

const CUSTOMERS = 400;
/** Nobody receives mail there (RFC 2606). */
const MAIL_HOST = 'member.example';

/** German letters in places that only take ASCII. */
const LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** The customers to sign in as first, then everyone else. */
const KNOWN_CUSTOMERS: readonly DemoCustomer[] = [
  { id: 'mia-berger', firstName: 'Mia', lastName: 'Berger', email: DEMO_MEMBER },
  { id: 'noah-yilmaz', firstName: 'Noah', lastName: 'Yılmaz', email: DEMO_NEWCOMER },
  { id: 'paula-nowicki', firstName: 'Paula', lastName: 'Nowicki', email: DEMO_WITHOUT_PASSWORD },
  { id: 'ole-petersen', firstName: 'Ole', lastName: 'Petersen', email: DEMO_PASS_HOLDER },
];

export const DEMO_CUSTOMERS: readonly DemoCustomer[] = [...KNOWN_CUSTOMERS, ...otherCustomers()];

function otherCustomers(): DemoCustomer[] {
  const random = seededRandom('customers');
  const found = new Map<string, DemoCustomer>();
  while (found.size < CUSTOMERS - KNOWN_CUSTOMERS.length) {
    const firstName = oneOf(random, FIRST_NAMES);
    const lastName = oneOf(random, LAST_NAMES);
    const words = [firstName, lastName].map(plainLetters);
    const id = words.join('-');
    if (!found.has(id)) found.set(id, { id, firstName, lastName, email: `${words.join('.')}@${MAIL_HOST}` });
  }
  return [...found.values()];
}

/** A name in ids and addresses: German letters written out, other diacritics dropped. */
function plainLetters(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/[^a-z]/g, '');
}

function oneOf(random: Random, names: readonly string[]): string {
  return names[wholeBetween(random, 0, names.length - 1)] ?? '';
}
