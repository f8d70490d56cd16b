import { localTime } from '@lifted/domain/calendar/local-time';
import { isCivilDate } from '@lifted/domain/calendar/studio-calendar';
import type { CommandOutcome } from './studio-command.ts';

const BERLIN_TIME = /^(?<day>\d{4}-\d{2}-\d{2})[ T](?<time>[0-2]\d:[0-5]\d(?::[0-5]\d)?)$/u;
const WITH_OFFSET = /^\d{4}-\d{2}-\d{2}T[0-2]\d:[0-5]\d:[0-5]\d(?:\.\d{1,3})?(?:Z|[+-][01]\d:[0-5]\d)$/u;

/**
 * A moment to the second: '2026-11-20 18:30:05' by the studio's clocks, or with an offset ('2026-11-20T17:30:05Z'), which the
 * hour that autumn repeats needs.
 */
export function readMoment(
  word: string,
):
  | { readonly kind: 'moment'; readonly at: Date }
  | Extract<CommandOutcome, { readonly kind: 'wrong_usage' }> {
  if (WITH_OFFSET.test(word)) {
    const at = new Date(word);
    return Number.isNaN(at.getTime()) ? notAMoment(word) : { kind: 'moment', at };
  }
  const { day = '', time = '' } = BERLIN_TIME.exec(word)?.groups ?? {};
  if (!isCivilDate(day) || time >= '24') return notAMoment(word);
  const read = localTime(day, time);
  const written = `${day}T${time}`;
  switch (read.kind) {
    case 'once':
      return { kind: 'moment', at: read.instant };
    case 'skipped':
      return wrong(`Clocks skip ${word}.`);
    case 'twice':
      return wrong(`Clocks show ${word} twice. Add the offset: ${written}+02:00 or ${written}+01:00.`);
    default:
      return read satisfies never;
  }
}

function notAMoment(word: string) {
  return wrong(`'${word}' is not a moment. Type it as 2026-12-31 18:30:05, or 'latest'.`);
}

function wrong(sentence: string) {
  return { kind: 'wrong_usage', sentence } as const;
}
