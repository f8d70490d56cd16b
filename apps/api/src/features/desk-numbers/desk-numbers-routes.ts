import { exportNumber, readNumber, readNumbers, type NumberRow } from '@lifted/contract/desk/desk-numbers';
import {
  comparedPeriod,
  isNumberPeriod,
  NUMBER_UNITS,
  NUMBER_WEEKS,
  numberOf,
  OWNERS_NUMBERS,
  STUDIO_NUMBERS,
  weeksUpTo,
  type CountedPeriod,
  type NumberPeriod,
  type StudioNumber,
} from '@lifted/domain/desk/studio-numbers';
import { berlinIso } from '@lifted/domain/calendar/studio-calendar';
import { asciiFileName } from '@lifted/domain/language/file-name';
import type { CsvCell } from '@lifted/domain/files/csv-text';
import type { Pool } from 'pg';
import { logAccessToAll } from '../../data/access-log.ts';
import type { SignedInCaller } from '../../http/caller.ts';
import { answerCsv } from '../../http/csv-answer.ts';
import { refusedField } from '../../http/errors/refusal.ts';
import { notAllowed, notOfTheBranch } from '../../http/errors/request-refusals.ts';
import { registerCall } from '../../http/routing/register-call.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { readBranch } from './branch-rooms.ts';
import {
  readByBranch,
  readGroups,
  readNumberRows,
  readSales,
  readSeveral,
  readSlots,
  readValues,
  type AskedSlot,
} from './numbers-query.ts';
import { salesSheet } from './sales-sheet.ts';

interface DeskNumbersDependencies {
  readonly pool: Pool;
  readonly now: () => Date;
}

const ROWS_SHOWN = 200;
const ALL_ROWS = 1_000_000;

/** The numbers of the studio, the rows behind each, and those as a file (studio operations, section 4: Numbers). */
export function registerDeskNumbers(app: StudioApp, { pool, now }: DeskNumbersDependencies): void {
  registerCall(app, readNumbers, {
    async handler({ caller, query }) {
      const period = requirePeriod(query);
      const before = comparedPeriod(period, now());
      requireBranch(caller, query);
      const branch = await readBranch(pool, query.branch);
      const names = STUDIO_NUMBERS.filter((name) => maySee(caller, name));
      const periods = before === null ? [period] : [period, before];
      const values = await readSeveral(pool, periods, names, { branch, now: now() });
      const numbers = names.map((name) => {
        const [value = null, earlier = null] = values.get(name) ?? [];
        return { name, unit: NUMBER_UNITS[name], value, before: earlier };
      });
      return {
        before: before && daysOf(before),
        numbers,
        slots: [...(await readSlots(pool, period, { branch, now: now() }))],
      };
    },
  });
  registerCall(app, readNumber, {
    async handler({ caller, params: { name }, query }) {
      requireSight(caller, name);
      requireBranch(caller, query);
      const period = requirePeriod(query);
      const before = comparedPeriod(period, now());
      const weeks = weeksUpTo(period.last, NUMBER_WEEKS);
      const branch = await readBranch(pool, query.branch);
      const question = { name, slot: slotOf(query), branch, now: now() };
      const counted = await readNumberRows(pool, period, question, {
        limit: ROWS_SHOWN,
        hasAll: hasAll(query),
      });
      const values = await readValues(pool, before === null ? weeks : [...weeks, before], question);
      logRead(app, caller, counted.rows);
      return {
        name,
        unit: NUMBER_UNITS[name],
        before: before && { ...daysOf(before), value: values[weeks.length] ?? null },
        value: numberOf(name, counted.sum),
        amount: counted.sum.amount,
        out_of: counted.sum.outOf,
        weeks: weeks.map((week, at) => ({ ...week, value: values[at] ?? null })),
        rows: [...counted.rows],
        row_count: counted.rowCount,
        groups: [...(await readGroups(pool, period, question))],
        branches: branch === null ? [...(await readByBranch(pool, period, question))] : [],
      };
    },
  });
  registerCall(app, exportNumber, {
    async handler({ caller, params: { name }, query, reply }) {
      requireSight(caller, name);
      requireBranch(caller, query);
      const period = requirePeriod(query);
      const branch = await readBranch(pool, query.branch);
      const question = { name, slot: slotOf(query), branch, now: now() };
      const file = asciiFileName(name, branch?.name ?? '', period.first, period.last);
      if (name === 'granted') {
        const sales = await readSales(pool, period, question);
        logRead(app, caller, sales);
        return answerCsv(reply, file, salesSheet(sales));
      }
      const { rows } = await readNumberRows(pool, period, question, {
        limit: ALL_ROWS,
        hasAll: hasAll(query),
      });
      logRead(app, caller, rows);
      return answerCsv(reply, file, { header: HEADER, rows: rows.map(cellsOf) });
    },
  });
}

const HEADER = ['at', 'person', 'email', 'class', 'about', 'amount', 'out_of'];

function cellsOf(row: NumberRow): CsvCell[] {
  return [
    row.at && new Date(row.at),
    row.person,
    row.email,
    row.timer_name,
    row.about,
    row.amount,
    row.out_of,
  ];
}

/** A period as the wire has it. */
function daysOf({ first, last, until }: CountedPeriod) {
  return { first, last, until: until && berlinIso(until) };
}

function maySee({ roles }: SignedInCaller, name: StudioNumber): boolean {
  return !OWNERS_NUMBERS.has(name) || roles.includes('owner');
}

/** A front desk of some branches sees the numbers of one of them at a time. */
function requireBranch({ branches }: SignedInCaller, { branch }: { readonly branch?: string }): void {
  if (branches !== null && (branch === undefined || !branches.includes(branch))) throw notOfTheBranch();
}

function requireSight(caller: SignedInCaller, name: StudioNumber): void {
  if (!maySee(caller, name)) throw notAllowed();
}

function requirePeriod({ first, last }: NumberPeriod): NumberPeriod {
  if (isNumberPeriod(first, last)) return { first, last };
  throw refusedField('last', {
    en: 'Please choose two days, the earlier one first, at most two years apart.',
    de: 'Bitte wähl zwei Tage, den früheren zuerst, höchstens zwei Jahre auseinander.',
  });
}

function hasAll({ rows }: { readonly rows?: 'all' }): boolean {
  return rows === 'all';
}

function slotOf({ slot }: { readonly slot?: string }): AskedSlot | null {
  const [weekday = '', time = ''] = slot?.split('-') ?? [];
  return slot === undefined ? null : { weekday: Number(weekday), time };
}

function logRead(
  app: StudioApp,
  caller: SignedInCaller,
  rows: readonly Pick<NumberRow, 'customer_id'>[],
): void {
  logAccessToAll(
    app,
    caller,
    rows.map((row) => row.customer_id),
  );
}
