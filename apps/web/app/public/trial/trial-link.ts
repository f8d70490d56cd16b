import type { showTrialBooking, TrialBooking } from '@lifted/contract/trial-bookings';
import type { KnownRefusals, MailedLink } from '../../ui/classes/use-mailed-place.ts';

/** Asks for the booking behind a link. */
export const showTrialPlace: MailedLink<TrialBooking>['show'] = (api, request) =>
  api.call<typeof showTrialBooking>('POST', '/trial_bookings/show', request);

/** What can happen to a trial booking while a page shows it. */
export const TRIAL_REFUSALS: KnownRefusals<TrialBooking> = { class_started: { state: 'started' } };
