import { inTransaction } from '@lifted/database/transaction';
import { lastDayOfTerm } from '@lifted/domain/bookings/entitlement-dates';
import type { Days } from '@lifted/domain/bookings/entitlement';
import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { priceList } from '@lifted/profile/price-list';
import {
  lockCustomer,
  listEntitlements,
  type StoredEntitlement,
} from '../entitlements/entitlement-repository.ts';
import { grantEntitlement, type GrantOutcome } from '../entitlements/grant-entitlement.ts';
import { seedProducts } from '../entitlements/seed-products.ts';
import { readAddress, readArguments, readDay } from './command-line/arguments.ts';
import { openStudio } from './command-line/open-studio.ts';
import type { CommandCall, CommandOutcome, StudioCommand } from './command-line/studio-command.ts';
import { textTable } from './command-line/text-table.ts';

/** `grant EMAIL PRODUCT`: what was sold at the desk, by bank transfer, or elsewhere. */
export const grantCommand: StudioCommand = {
  name: 'grant',
  usage: 'grant EMAIL PRODUCT [--from DAY]',
  summary:
    'give a customer a pass or membership, from today or a DAY on; --note and --reference say how it was sold',
  run: runGrant,
};

const GRANT_OPTIONS = {
  from: { type: 'string' },
  note: { type: 'string' },
  reference: { type: 'string' },
} as const;

async function runGrant({ words, withDatabase, now, screen }: CommandCall): Promise<CommandOutcome> {
  const typed = readArguments(words, GRANT_OPTIONS);
  if (typed.kind === 'wrong_usage') return typed;
  const [word, productId, ...rest] = typed.positionals;
  const { from, note = null, reference = null } = typed.values;
  const address = readAddress(word);
  if (address.kind !== 'address') return address;
  if (productId === undefined) return { kind: 'wrong_usage', sentence: 'Which product?' };
  if (rest.length > 0) return { kind: 'wrong_usage', sentence: 'One product at a time.' };
  const first = readDay(from ?? berlinDate(now()));
  if (first.kind === 'wrong_usage') return first;

  return withDatabase(async (pool) => {
    await openStudio(pool);
    await seedProducts(pool, priceList);
    return inTransaction(pool, async (client): Promise<CommandOutcome> => {
      const customer = await lockCustomer(client, address.email);
      if (customer === undefined) return nobody(address.email);
      const grant = { customer: customer.number, productId, from: first.day, note, reference };
      const outcome = await grantEntitlement(client, grant, now());
      if (outcome.kind === 'unknown_product') return unknownProduct(productId, outcome.known);
      const { firstName, lastName } = customer;
      screen.print(
        `${firstName} ${lastName} has ${grantWords(outcome)}, valid ${daysWords({ ...outcome, from: first.day })}.`,
      );
      screen.print(`Its id is ${outcome.id}.`);
      return { kind: 'done' };
    });
  });
}

function nobody(email: string): CommandOutcome {
  return {
    kind: 'failed',
    sentence: `There is no customer with the address ${email}. 'invite' makes somebody one.`,
  };
}

function unknownProduct(productId: string, known: readonly string[]): CommandOutcome {
  return { kind: 'failed', sentence: `There is no product '${productId}'. There are ${known.join(', ')}.` };
}

function grantWords({ productName, credits }: Extract<GrantOutcome, { kind: 'granted' }>): string {
  if (credits === null) return productName;
  return `${productName} (${credits === 1 ? '1 credit' : `${credits} credits`})`;
}

/** 'from 2026-11-20 until 2027-05-20'. */
function daysWords({ from, until }: Days): string {
  return until === null ? `from ${from} on` : `from ${from} until ${until}`;
}

/** `entitlements EMAIL`: what somebody has, with the ids the other commands take. */
export const entitlementsCommand: StudioCommand = {
  name: 'entitlements',
  usage: 'entitlements EMAIL',
  summary: 'list the passes and memberships of a customer, with ids and credits',
  run: runEntitlements,
};

async function runEntitlements({ words, withDatabase, screen }: CommandCall): Promise<CommandOutcome> {
  const [word, ...rest] = words;
  const address = readAddress(word);
  if (address.kind !== 'address') return address;
  if (rest.length > 0) return { kind: 'wrong_usage', sentence: 'One customer at a time.' };
  const entitlements = await withDatabase(async (pool) => {
    await openStudio(pool);
    return listEntitlements(pool, address.email);
  });
  if (entitlements.length === 0)
    return { kind: 'failed', sentence: `${address.email} has no pass and no membership.` };
  const header = ['Id', 'Product', 'From', 'Until', 'Credits', 'Minimum term', 'Paused'];
  for (const line of textTable(header, entitlements.map(cellsOf))) screen.print(line);
  return { kind: 'done' };
}

function cellsOf(entitlement: StoredEntitlement): (string | number)[] {
  const { id, productName, from, until, isPass, balance, termMonths, pauses } = entitlement;
  const term = termMonths === null ? '' : `until ${lastDayOfTerm(from, termMonths, pauses)}`;
  const paused = pauses.map((pause) => `${pause.from} to ${pause.until ?? ''}`).join(', ');
  return [id, productName, from, until ?? '', isPass ? balance : '', term, paused];
}
