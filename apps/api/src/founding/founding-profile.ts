import { PROFILE_LINE, type Profile } from '@lifted/contract/desk/desk-profile';
import { profileFaults, RELEASE_PROFILE } from '../data/studio-profile.ts';
import type { NewStudio, QuestionName } from './studio-questions.ts';

/** The profile of a new studio, or the questions whose answers make none that the server could read at its next start. */
export type FoundingProfile =
  | { readonly kind: 'fit'; readonly profile: Profile }
  | { readonly kind: 'unfit'; readonly questions: readonly QuestionName[] };

/** Where the answers are in the profile; hours are there without the days a studio is closed. */
const QUESTIONS_OF_PATHS: readonly (readonly [path: string, question: QuestionName])[] = [
  ['/studio/claim/en', 'claim_en'],
  ['/studio/claim/de', 'claim_de'],
  ['/studio/address/street', 'street'],
  ['/studio/address/postcode', 'postcode'],
  ['/studio/address/city', 'city'],
  ['/studio/address/district', 'district'],
  ['/studio/contact/email', 'email'],
  ['/studio/contact/phone', 'phone'],
  ['/studio/classesPerWeek', 'week'],
  ['/studio/largestClass', 'places'],
  ['/studio/colour', 'colour'],
  ['/details/openingHours', 'hours_weekdays'],
  ['/details/openingHours', 'hours_saturday'],
  ['/details/openingHours', 'hours_sunday'],
  ['/coaches', 'coach'],
];

/** Builds the profile from the answers and holds it against the contract, before anything is written. */
export function foundingProfile(wanted: NewStudio, now: Date): FoundingProfile {
  const profile = answeredProfile(wanted, now);
  const paths = profileFaults(profile);
  if (paths.length === 0) return { kind: 'fit', profile };
  return { kind: 'unfit', questions: [...new Set(paths.flatMap(questionsOf))] };
}

function questionsOf(fault: string): readonly QuestionName[] {
  const questions = QUESTIONS_OF_PATHS.filter(([path]) => fault.startsWith(path)).map(([, name]) => name);
  return questions.length > 0 ? questions : ['name'];
}

/** Where a map shows the studio; empty if the answers make an address that is longer than the profile takes. */
function mapOf({ name, street, postcode, city }: NewStudio): string {
  const found = encodeURIComponent(`${name}, ${street}, ${postcode} ${city}`);
  const address = `https://www.openstreetmap.org/search?query=${found}`;
  return address.length <= PROFILE_LINE ? address : '';
}

/** The release's profile with the studio's answers; what nobody was asked is empty, so that nothing of another studio is left. */
function answeredProfile(wanted: NewStudio, now: Date): Profile {
  const { details } = RELEASE_PROFILE;
  const nobody = { name: '', address: '', phone: '', email: '' };
  const noCompany = { company: '', seat: { en: '', de: '' } };
  const year = now.getUTCFullYear();
  const { street, postcode, city, district } = wanted;
  return {
    studio: {
      name: wanted.name,
      claim: { ...wanted.claim },
      founded: year,
      address: { street, postcode, city, district, country: 'DE', latitude: 0, longitude: 0 },
      contact: { email: wanted.email, phone: wanted.phone, whatsapp: '' },
      legal: { company: '', managingDirectors: [], register: '', vatId: '' },
      links: { maps: mapOf(wanted), memberLogin: '', instagram: '' },
      classesPerWeek: wanted.week.length,
      gentlestClass: '',
      largestClass: wanted.places,
      imageHost: '',
      colour: wanted.colour,
    },
    details: {
      liabilityInsurance: { insurer: '', address: '', territory: '' },
      authorities: { dataProtection: nobody, accessibility: details.authorities.accessibility },
      processors: { hosting: noCompany, mail: noCompany },
      bookingService: { name: '', ...noCompany },
      gettingThere: { en: '', de: '' },
      openingHours: [...wanted.openingHours],
      rating: null,
      partnerRating: null,
      testimonialsNote: { en: '', de: '' },
    },
    coaches: [
      { id: 'coach-1', firstName: wanted.coach, since: year, note: { en: '', de: '' }, hasPortrait: false },
    ],
    testimonials: [],
    neighbourhood: null,
  };
}
