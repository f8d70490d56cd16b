import type { StudioProfile } from './studio-profile.ts';

/**
 * Paths of what the law asks a studio to say and this profile does not say yet, in the order of the forms: the imprint (§ 5 DDG,
 * § 2 DL-InfoV), who processes data (Art. 13 GDPR), and how what members say is checked (§ 5b UWG). Register and VAT id are not
 * asked for: not every company has them.
 */
export function missingFacts(profile: AskedProfile): readonly string[] {
  return [...missingOfEveryStudio(profile), ...missingOfTestimonials(profile)];
}

/**
 * Whether visitors may see the pages. What only those ask for who entered more than they had to, such as what members say, closes
 * no site that was open.
 */
export function maySiteOpen(profile: AskedProfile): boolean {
  return missingOfEveryStudio(profile).length === 0;
}

type AskedProfile = Pick<StudioProfile, 'studio' | 'details'> & {
  /** What members say; only whether there is anything. */
  readonly testimonials: readonly unknown[];
};

/** Who shows what members say tells whether and how it is checked (§ 5b UWG). */
function missingOfTestimonials({ testimonials, details }: AskedProfile): readonly string[] {
  if (testimonials.length === 0) return [];
  const { en, de } = details.testimonialsNote;
  return emptyOf([
    ['details.testimonialsNote.en', en],
    ['details.testimonialsNote.de', de],
  ]);
}

function missingOfEveryStudio({ studio, details }: AskedProfile): readonly string[] {
  const { legal, contact, address } = studio;
  const { liabilityInsurance: insurance, authorities, processors } = details;
  return emptyOf([
    ['studio.address.street', address.street],
    ['studio.address.postcode', address.postcode],
    ['studio.address.city', address.city],
    ['studio.contact.email', contact.email],
    ['studio.contact.phone', contact.phone],
    ['studio.legal.company', legal.company],
    ['studio.legal.managingDirectors', legal.managingDirectors.join('')],
    ['details.liabilityInsurance.insurer', insurance.insurer],
    ['details.liabilityInsurance.address', insurance.address],
    ['details.liabilityInsurance.territory', insurance.territory],
    ['details.authorities.dataProtection.name', authorities.dataProtection.name],
    ['details.authorities.dataProtection.address', authorities.dataProtection.address],
    ['details.processors.hosting.company', processors.hosting.company],
    ['details.processors.mail.company', processors.mail.company],
  ]);
}

function emptyOf(asked: readonly (readonly [path: string, value: string])[]): readonly string[] {
  return asked.flatMap(([path, value]) => (value.trim() === '' ? [path] : []));
}
