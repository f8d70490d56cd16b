import { NO_GUESTS, type GuestSources } from '../http/headers/security-headers.ts';

const PLACE = /\sdata-guest="([a-z_]+)"/g;

/** Written by the build into every page that search engines are not shown: the member app, and what a mail links to. */
const NOT_IN_THE_INDEX = '<meta name="robots" content="noindex"';

/** The place every page has that anybody may find. */
export const PUBLIC_PAGE = 'public_page';

/** What is set up of each kind: `booking_service`, `questionnaire`, and what belongs to every public page. */
export type GuestsByPlace = Readonly<Record<string, GuestSources | undefined>>;

/**
 * Whom a built page has places for (apps/web/app/platform/consent/guest-place.tsx), as far as they are set up, besides those that
 * belong to every page.
 */
export function guestsOfPage(
  html: string,
  guests: GuestsByPlace,
  ofEveryPage: GuestSources = NO_GUESTS,
): GuestSources {
  const places = new Set([...html.matchAll(PLACE)].map(([, place = '']) => place));
  if (!html.includes(NOT_IN_THE_INDEX)) places.add(PUBLIC_PAGE);
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
