import { CONSENT_HOLDS_DAYS } from '@lifted/domain/consent';
import { MEASUREMENTS_KEPT_MONTHS } from '@lifted/domain/measurement-retention';
import { PASSWORD_LINK_MS, SESSION_MS, SIGN_IN_LINK_MS } from '@lifted/domain/link-lifetimes';
import { MINUTE_MS } from '@lifted/domain/studio-calendar';
import { PRIVACY_YEARS } from '@lifted/domain/studio-terms';
import { APPLICATION_KEPT_MONTHS } from '@lifted/domain/trainer-application-retention';
import type { Company, StudioProfile } from '@lifted/profile/studio-profile';
import type { Language } from '../../../language.ts';
import { inDays } from '../german-figures.ts';

/** Letters of business, such as a cancellation, are kept so many years (§ 147 (3) AO, § 257 (4) HGB). */
const LETTERS_KEPT_YEARS = 6;
/** Invoices are kept so many years (§ 147 (3) AO, since 2025). */
const INVOICES_KEPT_YEARS = 8;
/** We answer a request about data within this time (Art. 12 (3) GDPR). */
const ANSWER_MONTHS = 1;

/** Everything the privacy policy says that is a figure, a name or an address, in one of its languages. */
export function privacyFacts(studio: StudioProfile, language: Language) {
  const namedWithSeat = ({ company, seat }: Company) => `${company} (${seat[language]})`;
  const { address, contact, legal, authorities, processors, bookingService } = studio;
  return {
    company: legal.company,
    address: `${address.street}, ${address.postcode} ${address.city}`,
    directors: legal.managingDirectors.join(', '),
    email: contact.email,
    phone: contact.phone,
    authority: authorities.dataProtection,
    hosting: namedWithSeat(processors.hosting),
    mailing: namedWithSeat(processors.mail),
    bookingName: bookingService.name,
    bookingCompany: namedWithSeat(bookingService),
    imageHost: new URL(studio.imageHost).host,
    sessionDays: inDays(SESSION_MS),
    signInLinkMinutes: SIGN_IN_LINK_MS / MINUTE_MS,
    passwordLinkMinutes: PASSWORD_LINK_MS / MINUTE_MS,
    consentDays: CONSENT_HOLDS_DAYS,
    applicationMonths: APPLICATION_KEPT_MONTHS,
    measurementMonths: MEASUREMENTS_KEPT_MONTHS,
    youngestYears: PRIVACY_YEARS,
    lettersYears: LETTERS_KEPT_YEARS,
    invoicesYears: INVOICES_KEPT_YEARS,
    answerMonths: ANSWER_MONTHS,
  };
}

export type PrivacyFacts = Readonly<ReturnType<typeof privacyFacts>>;
