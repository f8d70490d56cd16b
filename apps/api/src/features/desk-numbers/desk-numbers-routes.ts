import { exportNumber, readNumber, readNumbers, type NumberRow } from '@lifted/contract/desk/desk-numbers';
import {
  isNumberPeriod,
  NUMBER_UNITS,
  NUMBER_WEEKS,
  numberOf,
  OWNERS_NUMBERS,
  periodBefore,
  STUDIO_NUMBERS,
  weeksUpTo,
  type NumberPeriod,
  type StudioNumber,
} from '@lifted/domain/desk/studio-numbers';
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
  readSlots,
  readValues,
  type WeekSlot,
} from './numbers-query.ts';

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
      const before = periodBefore(period);
      requireBranch(caller, query);
      const branch = await readBranch(pool, query.branch);
      const names = STUDIO_NUMBERS.filter((name) => maySee(caller, name));
      const numbers = [];
      // One after another: the page is opened rarely, and others need the connections.
      for (const name of names) {
        const [value = null, earlier = null] = await readValues(pool, [period, before], {
          name,
          slot: null,
          branch,
          now: now(),
        });
        numbers.push({ name, unit: NUMBER_UNITS[name], value, before: earlier });
      }
      return {
        before: { ...before },
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
      const before = periodBefore(period);
      const weeks = weeksUpTo(period.last, NUMBER_WEEKS);
      const branch = await readBranch(pool, query.branch);
      const question = { name, slot: slotOf(query), branch, now: now() };
      const counted = await readNumberRows(pool, period, question, {
        limit: ROWS_SHOWN,
        hasAll: hasAll(query),
      });
      const [earlier = null, ...values] = await readValues(pool, [before, ...weeks], question);
      logRead(app, caller, counted.rows);
      return {
        name,
        unit: NUMBER_UNITS[name],
        before: { ...before, value: earlier },
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
      const { rows } = await readNumberRows(pool, period, question, {
        limit: ALL_ROWS,
        hasAll: hasAll(query),
      });
      logRead(app, caller, rows);
      const file = asciiFileName(name, branch?.name ?? '', period.first, period.last);
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
    de: 'Bitte wähle zwei Tage, den früheren zuerst, höchstens zwei Jahre auseinander.',
  });
}

function hasAll({ rows }: { readonly rows?: 'all' }): boolean {
  return rows === 'all';
}

function slotOf({ slot }: { readonly slot?: string }): WeekSlot | null {
  const [weekday = '', time = ''] = slot?.split('-') ?? [];
  return slot === undefined ? null : { weekday: Number(weekday), time };
}

function logRead(app: StudioApp, caller: SignedInCaller, rows: readonly NumberRow[]): void {
  logAccessToAll(
    app,
    caller,
    rows.map((row) => row.customer_id),
  );
}
