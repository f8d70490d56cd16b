import { DELETION_WAIT_DAYS } from '@lifted/domain/retention/account-deletion';
import { CONSENT_HOLDS_DAYS } from '../../../platform/consent/consent.ts';
import { MEASUREMENTS_KEPT_MONTHS } from '@lifted/domain/retention/measurement-retention';
import {
  INVITATION_MS,
  PASSWORD_LINK_MS,
  SESSION_MS,
  SIGN_IN_LINK_MS,
} from '@lifted/domain/identity/link-lifetimes';
import { RETENTION_RULES } from '@lifted/domain/retention/retention-rules';
import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { HOLD_MS } from '@lifted/domain/bookings/trial-booking';
import { PRIVACY_YEARS } from '@lifted/domain/contracts/studio-terms';
import { isSoleTrader } from '@lifted/profile/sole-trader';
import type { Company, WholeStudio } from '@lifted/profile/studio-profile';
import type { Language } from '../../../language.ts';
import { inDays } from '../german-figures.ts';

/** Retention of invoices in years (§ 147 (3) AO, since 2025). */
const INVOICES_KEPT_YEARS = 8;
/** A partner service many know, for a studio that names none of its own. */
const EXAMPLE_PARTNER = 'Urban Sports Club';
/** We answer a request about data within this time (Art. 12 (3) GDPR). */
const ANSWER_MONTHS = 1;

/** Every figure, name and address in the privacy policy, in one of its languages. */
export function privacyFacts(studio: WholeStudio, language: Language) {
  const namedWithSeat = ({ company, seat }: Company) =>
    seat[language] === '' ? company : `${company} (${seat[language]})`;
  const { address, contact, legal, authorities, processors, bookingService } = studio;
  return {
    company: legal.company,
    address: `${address.street}, ${address.postcode} ${address.city}`,
    directors: legal.managingDirectors.join(', '),
    isSoleTrader: isSoleTrader(legal),
    email: contact.email,
    phone: contact.phone,
    authority: authorities.dataProtection,
    hosting: namedWithSeat(processors.hosting),
    mailing: namedWithSeat(processors.mail),
    partner: studio.partnerRating?.source ?? EXAMPLE_PARTNER,
    // Empty: the studio uses none.
    bookingName: bookingService.name,
    bookingCompany: namedWithSeat(bookingService),
    linkedServices: [mapService(studio.links.maps), studio.links.instagram === '' ? '' : 'Instagram'].filter(
      (name) => name !== '',
    ),
    imageHost: URL.canParse(studio.imageHost) ? new URL(studio.imageHost).host : '',
    sessionDays: inDays(SESSION_MS),
    invitationDays: inDays(INVITATION_MS),
    signInLinkMinutes: SIGN_IN_LINK_MS / MINUTE_MS,
    passwordLinkMinutes: PASSWORD_LINK_MS / MINUTE_MS,
    consentDays: CONSENT_HOLDS_DAYS,
    applicationMonths: RETENTION_RULES.trainer_applications.keeping.count,
    testWorkoutMonths: RETENTION_RULES.test_workouts.keeping.count,
    unconfirmedDays: RETENTION_RULES.unconfirmed_places.keeping.count,
    holdMinutes: HOLD_MS / MINUTE_MS,
    guestMonths: RETENTION_RULES.partner_guests.keeping.count,
    commandMonths: RETENTION_RULES.booking_commands.keeping.count,
    mailDays: RETENTION_RULES.mails.keeping.count,
    messageMonths: RETENTION_RULES.messages.keeping.count,
    deviceMonths: RETENTION_RULES.push_subscriptions.keeping.count,
    leftoverDays: RETENTION_RULES.sign_in_leftovers.keeping.count,
    knownDeviceMonths: RETENTION_RULES.known_devices.keeping.count,
    auditMonths: RETENTION_RULES.audit_log.keeping.count,
    markYears: RETENTION_RULES.forgotten_people.keeping.count,
    deletionDays: DELETION_WAIT_DAYS,
    measurementMonths: MEASUREMENTS_KEPT_MONTHS,
    youngestYears: PRIVACY_YEARS,
    lettersYears: RETENTION_RULES.contract_declarations.keeping.count,
    invoicesYears: INVOICES_KEPT_YEARS,
    answerMonths: ANSWER_MONTHS,
  };
}

/** Who runs the map a link leads to; empty: there is no link. */
function mapService(address: string): string {
  if (!URL.canParse(address)) return '';
  const { host } = new URL(address);
  if (host.includes('openstreetmap')) return 'OpenStreetMap';
  return host.includes('google') || host === 'maps.app.goo.gl' ? 'Google Maps' : host;
}

export type PrivacyFacts = Readonly<ReturnType<typeof privacyFacts>>;
