import { wholeProfile } from '@lifted/profile/whole-profile';

/**
 * The profile as scripts read it, part by part; JSON leaves out what is undefined. What only the drawn pages need is not in it, and
 * the company's entries, which a few legal pages show, are in the part those pages are sent with.
 */
export function profileForScripts() {
  const { studio, details } = wholeProfile;
  const { legal, address } = studio;
  return {
    ...wholeProfile,
    studio: {
      ...studio,
      colour: undefined,
      address: { ...address, latitude: undefined, longitude: undefined },
      legal: { company: legal.company },
    },
    details: { ...details, legal },
    about: wholeProfile.about ?? {},
  };
}
