import { INSTALL_EVENTS } from '@lifted/domain/measurement/page-measurement';
import { addDays, berlinDate, SECOND_MS, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import {
  rateVital,
  VITAL_SCALES,
  WEB_VITALS,
  type VitalPercentile,
  type VitalRating,
  type WebVital,
} from '@lifted/domain/measurement/web-vital';
import {
  readClientErrors,
  readInstalls,
  readPageVitals,
  type ClientErrorSum,
  type InstallSum,
  type PageVitals,
} from '../operations/measurements/measurements-query.ts';
import { openStudio } from './command-line/open-studio.ts';
import type { CommandCall, CommandOutcome, StudioCommand } from './command-line/studio-command.ts';
import { textTable } from './command-line/text-table.ts';
import { readArguments, readSince } from './command-line/arguments.ts';

/** `measurements`: how pages felt, what failed in them, and installations of the app, as counts. */
export const measurementsCommand: StudioCommand = {
  name: 'measurements',
  usage: 'measurements [--since DATE]',
  summary:
    'show how fast pages were, what failed in them and how often the app was installed, of the last 28 days',
  run: runMeasurements,
};

/** Four weeks: every weekday counts equally. */
const USUAL_DAYS = 28;

async function runMeasurements({ words, withDatabase, screen, now }: CommandCall): Promise<CommandOutcome> {
  const typed = readArguments(words, { since: { type: 'string' } }, { allowPositionals: false });
  if (typed.kind === 'wrong_usage') return typed;
  const read = readSince(typed.values.since, addDays(berlinDate(now()), 1 - USUAL_DAYS));
  if (read.kind === 'wrong_usage') return read;
  const { since } = read;
  const sections = await withDatabase(async (pool) => {
    await openStudio(pool);
    return [
      vitalLines(await readPageVitals(pool, since)),
      errorLines(await readClientErrors(pool, since)),
      installLines(await readInstalls(pool, since)),
    ];
  });
  for (const line of report(since, sections)) screen.print(line);
  return { kind: 'done' };
}

function report(since: CivilDate, sections: readonly (readonly string[])[]): string[] {
  const measured = sections.filter((section) => section.length > 0);
  if (measured.length === 0) return [`Nothing was measured since ${since}.`];
  return [`Since ${since}, from visitors who agreed:`, ...measured.flatMap((section) => ['', ...section])];
}

function vitalLines(pages: readonly PageVitals[]): string[] {
  if (pages.length === 0) return [];
  const rows = pages.map(({ route, device, p75, measured }) => [
    route,
    device,
    ...WEB_VITALS.map((vital) => vitalCell(vital, p75.get(vital))),
    measured,
  ]);
  return [
    'Three quarters of all visits felt like this or better:',
    ...textTable(['page', 'device', ...WEB_VITALS, 'measured'], rows),
  ];
}

const RATING_WORDS: Readonly<Record<VitalRating, string>> = {
  good: 'good',
  needs_work: 'needs work',
  poor: 'POOR',
};

function vitalCell(vital: WebVital, percentile: VitalPercentile | undefined): string {
  if (percentile === undefined) return '-';
  const { value, beyond } = percentile;
  const words = RATING_WORDS[beyond ? 'poor' : rateVital(vital, value)];
  return `${beyond ? '> ' : ''}${valueWords(vital, value)} ${words}`;
}

function valueWords(vital: WebVital, value: number): string {
  if (VITAL_SCALES[vital].unit === 'share') return value.toFixed(2);
  return value < SECOND_MS ? `${Math.round(value)} ms` : `${(value / SECOND_MS).toFixed(1)} s`;
}

function errorLines(errors: readonly ClientErrorSum[]): string[] {
  if (errors.length === 0) return [];
  const rows = errors.map(({ name, source, chunk, route, seen }) => [name, source, chunk, route, seen]);
  return ['Failures in pages:', ...textTable(['kind', 'while', 'script', 'page', 'times'], rows)];
}

function installLines(installs: readonly InstallSum[]): string[] {
  if (installs.length === 0) return [];
  const rows = INSTALL_EVENTS.map((event) => [event, installs.find((one) => one.event === event)?.seen ?? 0]);
  return ['The app on home screens:', ...textTable(['event', 'times'], rows)];
}
