/** A class of the repeating week. */
export interface WeekSlot {
  /** 0 is Monday. */
  readonly weekday: number;
  /** 'HH:MM' on Berlin's clocks. */
  readonly time: string;
}

const DAY_NAMES: Readonly<Record<string, number>> = {
  mo: 0,
  di: 1,
  tu: 1,
  mi: 2,
  we: 2,
  do: 3,
  th: 3,
  fr: 4,
  sa: 5,
  so: 6,
  su: 6,
};
const DAYS_PER_WEEK = 7;
const TIME = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/;

/**
 * The classes of a week as somebody writes them down: 'Mo-Fr 07:00 18:00, Sa 10:00', days in English or German, two letters at
 * least. In the order of the week, each once; undefined where a part cannot be read.
 */
export function readWeekPattern(text: string): readonly WeekSlot[] | undefined {
  const slots = new Map<string, WeekSlot>();
  for (const part of text.split(/[,;\n]/).map((each) => each.trim())) {
    if (part === '') continue;
    const [days = '', ...times] = part.split(/\s+/);
    const weekdays = readDays(days);
    const clocks = times.map(readClockTime);
    if (weekdays === undefined || clocks.length === 0) return undefined;
    for (const time of clocks) {
      if (time === undefined) return undefined;
      for (const weekday of weekdays) slots.set(`${weekday} ${time}`, { weekday, time });
    }
  }
  return [...slots.values()].toSorted((a, b) => a.weekday - b.weekday || a.time.localeCompare(b.time));
}

/** 'Mo', 'Mo-Fr', 'Mo+We'; a range may go over Sunday. */
function readDays(text: string): readonly number[] | undefined {
  const days: number[] = [];
  for (const part of text.split('+')) {
    const [first, last = first, ...rest] = part.split(/[-–]/).map(readDay);
    if (first === undefined || last === undefined || rest.length > 0) return undefined;
    const length = (last - first + DAYS_PER_WEEK) % DAYS_PER_WEEK;
    for (let at = 0; at <= length; at += 1) days.push((first + at) % DAYS_PER_WEEK);
  }
  return days;
}

function readDay(text: string): number | undefined {
  return DAY_NAMES[text.slice(0, 2).toLowerCase()];
}

/** A time as somebody writes it down, '7:00' or '18.30', as 'HH:MM'; undefined where no clock of a day shows it. */
export function readClockTime(text: string): string | undefined {
  const [, hours, minutes] = TIME.exec(text) ?? [];
  return hours === undefined ? undefined : `${hours.padStart(2, '0')}:${minutes}`;
}
