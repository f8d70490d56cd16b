import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { StepFailed } from '../step.mjs';

/*
 * Runs at another moment: libfaketime shifts the clock of every process that is started with this environment, so the server,
 * PostgreSQL and the browser agree, and nothing in the product knows of it.
 */
const DAY_MS = 86_400_000;
const LIBRARIES = '/usr/lib';
const LIBRARY = path.join('faketime', 'libfaketime.so.1');
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/**
 * The moments at which times of day, weeks, months and clocks turn, the next of each: minutes before them, so that a run goes
 * over them. Clock times in Berlin, such as '2026-12-31T23:50'.
 * @param {Date} now
 * @returns {readonly string[]}
 */
export function turningMoments(now) {
  const first = (day) => day.getUTCDate() === 1;
  const lastSundayOf = (month) => (day) =>
    day.getUTCMonth() === month && day.getUTCDay() === 0 && day.getUTCDate() > 24;
  return [
    `${nextDay(now, (day) => day.getUTCDay() === 0)}T23:30`,
    `${nextDay(now, (day) => day.getUTCDay() === 1)}T00:10`,
    `${nextDay(now, lastSundayOf(2))}T01:50`,
    `${nextDay(now, lastSundayOf(9))}T01:50`,
    `${nextDay(now, (day) => day.getUTCMonth() === 11 && day.getUTCDate() === 31)}T23:50`,
    `${nextDay(now, first)}T00:03`,
    `${nextDay(now, () => true)}T06:59`,
    `${nextDay(now, () => true)}T22:01`,
  ];
}

/** The first day after today in Berlin for which this holds. */
function nextDay(now, holds) {
  const today = Date.parse(`${clock.format(now).slice(0, 10)}T00:00Z`);
  for (let ahead = 1; ; ahead += 1) {
    const day = new Date(today + ahead * DAY_MS);
    if (holds(day)) return day.toISOString().slice(0, 10);
  }
}

/**
 * The environment whose processes begin at that moment instead of now, and go on from there.
 * @param {string} moment clock time in Berlin; of one that exists twice, the first
 * @param {Date} now
 * @returns {NodeJS.ProcessEnv}
 */
export function shiftedClock(moment, now) {
  const seconds = Math.round((berlinInstant(moment).getTime() - now.getTime()) / 1000);
  return {
    LD_PRELOAD: installedLibrary(),
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}s`,
    DONT_FAKE_MONOTONIC: '1',
  };
}

/** @param {string} moment such as '2026-12-31T23:50' */
export function berlinInstant(moment) {
  const wanted = Date.parse(`${moment}Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(moment) || Number.isNaN(wanted))
    throw new StepFailed(`'${moment}' is no moment; write one like 2026-12-31T23:50 (Berlin time).`);
  for (const hours of [2, 1]) {
    const instant = new Date(wanted - hours * 3_600_000);
    if (clock.format(instant).slice(0, 16).replace(' ', 'T') === moment) return instant;
  }
  throw new StepFailed(`${moment} does not exist in Berlin: the clocks go forward then.`);
}

function installedLibrary() {
  const folders = existsSync(LIBRARIES) ? readdirSync(LIBRARIES) : [];
  const found = folders.map((name) => path.join(LIBRARIES, name, LIBRARY)).find((file) => existsSync(file));
  if (found !== undefined) return found;
  throw new StepFailed('Another clock needs libfaketime (Debian: apt-get install libfaketime).');
}
