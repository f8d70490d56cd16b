import { addMonths, monthOf } from '@lifted/domain/calendar/calendar-month';
import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { isMemberPath } from '@lifted/domain/identity/member-path';
import { prerenderedAddresses } from '../src/site-addresses.ts';

/** One page to photograph: the name of its sheet and its address. */
export interface SheetPage {
  readonly name: string;
  readonly address: string;
  readonly isSignedIn: boolean;
  /** False where the build removes them. */
  readonly hasScripts: boolean;
}

/** Pages below a member's addresses that lead to them, or that everybody may read. */
const WITHOUT_SIGN_IN = /\/(?:login|reset-password|unauthorized|challenge\/[^/]+)$/;

/** Shown without a network; not in the server's route table, because no link leads there. */
const OFFLINE: ReadonlySet<string> = new Set(['/offline', '/de/offline']);

const LAST_MONTH = addMonths(monthOf(berlinDate(new Date())), -1);

/** First steps that an id follows, or a month. */
const OF_ONE: ReadonlySet<string> = new Set(['workout', 'challenge', 'recap']);

const NOT_KNOWN = ['/not-known', '/de/not-known'];

/**
 * Every page of the built site in every language it speaks, with one class and one challenge of the running studio.
 * @throws Error when the site is not built or the server does not answer.
 */
export async function sheetPages(origin: string): Promise<SheetPage[]> {
  const workout = encodeURIComponent(await lastId(origin, '/api/timetable'));
  const challenge = encodeURIComponent(await lastId(origin, '/api/challenges'));
  const addresses = [
    ...prerenderedAddresses(),
    `/workout/${workout}`,
    `/de/workout/${workout}`,
    `/workout/${workout}/test`,
    `/de/workout/${workout}/test`,
    `/challenge/${challenge}`,
    `/de/challenge/${challenge}`,
    `/recap/${LAST_MONTH}`,
    `/de/recap/${LAST_MONTH}`,
    ...OFFLINE,
    ...NOT_KNOWN,
  ];
  return addresses.map((address) => ({
    name: nameOf(address),
    address,
    isSignedIn: isMemberPath(address) && !WITHOUT_SIGN_IN.test(address),
    hasScripts: !OFFLINE.has(address),
  }));
}

/** 'workouts-de' for '/de/workouts', 'one-workout-test' for '/workout/7/test': files of one page sort side by side. */
function nameOf(address: string): string {
  const [first = '', ...rest] = address.split('/').filter(Boolean);
  const isGerman = first === 'de';
  const [place = 'home', ...more] = isGerman ? rest : first === '' ? [] : [first, ...rest];
  const steps = OF_ONE.has(place) ? ['one', place, ...more.slice(1)] : [place, ...more];
  return [...steps, ...(isGerman ? ['de'] : [])].join('-');
}

async function lastId(origin: string, path: string): Promise<string> {
  const response = await fetch(new URL(path, origin));
  if (!response.ok) throw new Error(`${origin}${path} answered ${response.status}.`);
  const listed: unknown = await response.json();
  const ids = Array.isArray(listed) ? listed.filter(hasId).map(({ id }) => id) : [];
  const last = ids.at(-1);
  if (last === undefined) throw new Error(`${origin}${path} lists nothing to photograph.`);
  return last;
}

function hasId(value: unknown): value is { readonly id: string } {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
}
