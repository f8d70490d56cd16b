import type { StudioProfile } from './studio-profile.ts';

/**
 * Paths of what the law asks a studio to say and this profile does not say yet, in the order of the forms: the imprint (§ 5 DDG,
 * § 2 DL-InfoV) and who processes data (Art. 13 GDPR). Register and VAT id are not asked for: not every company has them.
 */
export function missingFacts({
  studio,
  details,
}: Pick<StudioProfile, 'studio' | 'details'>): readonly string[] {
  const { legal, contact, address } = studio;
  const { liabilityInsurance: insurance, authorities, processors } = details;
  const asked: readonly (readonly [path: string, value: string])[] = [
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
  ];
  return asked.flatMap(([path, value]) => (value.trim() === '' ? [path] : []));
}
