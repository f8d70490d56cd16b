import type { InBothLanguages } from '@lifted/domain/language/language';
import type { StudioRole } from '@lifted/domain/people/studio-role';

/** What the team calls the roles of an account. */
export const ROLE_NAMES: InBothLanguages<Readonly<Record<StudioRole, string>>> = {
  en: { owner: 'Owner', desk: 'Front desk', coach: 'Coach', member: 'Member' },
  de: { owner: 'Leitung', desk: 'Empfang', coach: 'Coach', member: 'Mitglied' },
};
