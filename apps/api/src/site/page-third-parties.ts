import { NO_THIRD_PARTIES, type ThirdPartySources } from '../http/headers/security-headers.ts';

const PLACE = /\sdata-third-party="([a-z_]+)"/g;

/** Written by the build into every page that is hidden from search engines: the member app, and pages linked from mails. */
const NOT_IN_THE_INDEX = '<meta name="robots" content="noindex"';

/** Services that every public page may load. */
export const PUBLIC_PAGE = 'public_page';

/** The configured services by kind: `booking_service`, `questionnaire`, and those of every public page. */
export type ThirdPartiesByPlace = Readonly<Record<string, ThirdPartySources | undefined>>;

/**
 * Third-party services a built page has a slot for (apps/web/app/platform/consent/third-party-place.tsx), as far as they are
 * configured, besides those of every page.
 */
export function thirdPartiesOfPage(
  html: string,
  thirdParties: ThirdPartiesByPlace,
  ofEveryPage: ThirdPartySources = NO_THIRD_PARTIES,
): ThirdPartySources {
  const places = new Set([...html.matchAll(PLACE)].map(([, place = '']) => place));
  if (!html.includes(NOT_IN_THE_INDEX)) places.add(PUBLIC_PAGE);
  return [...places].map((place) => thirdParties[place] ?? NO_THIRD_PARTIES).reduce(together, ofEveryPage);
}

function together(one: ThirdPartySources, other: ThirdPartySources): ThirdPartySources {
  return {
    scripts: [...one.scripts, ...other.scripts],
    frames: [...one.frames, ...other.frames],
    content: [...one.content, ...other.content],
    calls: [...one.calls, ...other.calls],
    writeStyles: one.writeStyles || other.writeStyles,
  };
}
