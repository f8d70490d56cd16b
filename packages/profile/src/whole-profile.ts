import { about } from './about.ts';
import { coaches } from './coaches.ts';
import { details } from './details.ts';
import { neighbourhood } from './neighbourhood.ts';
import type { StudioProfile } from './studio-profile.ts';
import { studio } from './studio.ts';
import { testimonials } from './testimonials.ts';

/** Everything in this folder that the desk can change, as one profile. */
export const wholeProfile: StudioProfile = {
  studio,
  details,
  about,
  coaches,
  testimonials,
  neighbourhood,
};

/**
 * Puts another profile in place while the process runs: what reads `studio` or `details` from now on reads the new values.
 * For the server, whose mails and answers are written each time.
 */
export function replaceProfile(profile: StudioProfile): void {
  // What the other one leaves out is left out. Copies, as it may hold what is replaced.
  Object.assign(studio, { pictures: undefined, joiningFee: undefined }, { ...profile.studio });
  Object.assign(details, { changingRooms: undefined, access: undefined }, { ...profile.details });
}
