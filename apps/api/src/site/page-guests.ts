import { NO_GUESTS, type GuestSources } from '../http/security-headers.ts';

const PLACE = /\sdata-guest="([a-z_]+)"/g;

/** What is set up of each kind: `booking_service`, `questionnaire`. */
export type GuestsByPlace = Readonly<Record<string, GuestSources | undefined>>;

/**
 * Whom a built page has places for (apps/web/app/consent/guest-place.tsx), as far as they are set up, besides those that
 * belong to every page.
 */
export function guestsOfPage(
  html: string,
  guests: GuestsByPlace,
  ofEveryPage: GuestSources = NO_GUESTS,
): GuestSources {
  const places = new Set([...html.matchAll(PLACE)].map(([, place = '']) => place));
  return [...places].map((place) => guests[place] ?? NO_GUESTS).reduce(together, ofEveryPage);
}

function together(one: GuestSources, other: GuestSources): GuestSources {
  return {
    scripts: [...one.scripts, ...other.scripts],
    frames: [...one.frames, ...other.frames],
    content: [...one.content, ...other.content],
    calls: [...one.calls, ...other.calls],
    writeStyles: one.writeStyles || other.writeStyles,
  };
}
