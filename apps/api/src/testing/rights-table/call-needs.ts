import type { Call } from '@lifted/contract/call';
import type { Json } from '../calls/any-values.ts';
import { PASSWORD } from '../identity-fixture.ts';
import { nameOf } from './expected-rights.ts';
import type { Needs } from './ask-as.ts';

/** Whose session cookie an identity call is made with; its end is that person’s last call. */
function cookieFor(path: string): Needs['cookieOf'] {
  if (path === '/identity/sign-out') return 'carla';
  if (path === '/identity/revoke-sessions') return 'desk';
  return /^\/identity\/(?:confirm|passkeys|second-factors|sessions|token|get-session)\b/.test(path)
    ? 'owner'
    : undefined;
}

const DECLARED = { website: '', name: 'Mia Morgenstern' };

/** Fields of some calls that any fitting value would not do for. */
const FIELDS: Readonly<Record<string, Readonly<Record<string, Json>>>> = {
  '/contract_declarations/terminations POST': DECLARED,
  '/contract_declarations/withdrawals POST': DECLARED,
  '/desk/numbers GET': { branch: 'north' },
  '/desk/numbers/{name} GET': { branch: 'north' },
  '/desk/numbers/{name}/rows.csv GET': { branch: 'north' },
  '/desk/people/{id}/deliveries GET': { before: '9.1.9' },
  '/desk/team POST': { branches: [], roles: ['coach'], email: 'new-coach@studio.example' },
  '/desk/trials GET': { from: '2026-11', to: '2026-11' },
  '/desk/webhooks POST': { url: 'https://hooks.example.com/b' },
  '/identity/sign-in/email POST': { email: 'ben@member.example', password: PASSWORD },
  '/identity/sign-in/social POST': { callback_path: '/dashboard', error_path: '/login' },
  '/measurements POST': {
    entries: [{ kind: 'web_vital', name: 'LCP', value: 1, route: '/dashboard', device: 'phone' }],
  },
  '/trainer_applications POST': { website: '', phone: '+49 30 1234567', whatsapp: '+49 30 1234567' },
};

/** Values in addresses of some calls. */
const PARAMS: Readonly<Record<string, Readonly<Record<string, Json>>>> = {
  '/desk/numbers/{name} GET': { name: 'members' },
  '/desk/numbers/{name}/rows.csv GET': { name: 'members' },
  '/message_settings/channels/{kind}/{channel} PUT': { kind: 'class_changed' },
};

/** What a call needs besides what fits its schemas, to be answered. */
export function needsOf(call: Call): Needs {
  const name = nameOf(call);
  return { fields: FIELDS[name], params: PARAMS[name], cookieOf: cookieFor(call.path) };
}

const ORDER = ['GET', 'PUT', 'POST', 'DELETE'];

/** In the order they are made in: what takes something away comes last. */
export function inOrder(calls: readonly Call[]): Call[] {
  return calls.toSorted(
    (one, other) =>
      ORDER.indexOf(one.method) - ORDER.indexOf(other.method) || nameOf(one).localeCompare(nameOf(other)),
  );
}

/** Calls that need a state of the studio which nobody has set up here: their later statements are not planned. */
export const STILL_REFUSED: readonly string[] = [
  '/auth/verify-token POST',
  '/booking_links/cancel POST',
  '/booking_links/show POST',
  '/bookings/{bookingId}/swap POST',
  '/calendars/{name} GET',
  '/clips/{name} GET',
  '/desk/announcements POST',
  '/desk/announcements/{id}/stop POST',
  '/desk/api-keys/{keyId} DELETE',
  '/desk/calendar-feed DELETE',
  '/desk/calendar-feed POST',
  '/desk/challenges/preview POST',
  '/desk/classes-bulk POST',
  '/desk/classes-bulk/preview POST',
  '/desk/classes/preview POST',
  '/desk/classes/{classId}/attendance/{kind}/{placeId} PUT',
  '/desk/classes/{classId}/bookings/preview POST',
  '/desk/classes/{classId}/bookings/{bookingId} DELETE',
  '/desk/classes/{classId}/cancellation/preview POST',
  '/desk/classes/{classId}/guests POST',
  '/desk/classes/{classId}/guests/{guestId} DELETE',
  '/desk/classes/{classId}/roster-closing POST',
  '/desk/classes/{classId}/substitute/accept POST',
  '/desk/clips POST',
  '/desk/closures/preview POST',
  '/desk/closures/{id} DELETE',
  '/desk/entitlements/{id}/extension POST',
  '/desk/exercises POST',
  '/desk/floor-devices/{deviceId} DELETE',
  '/desk/implements POST',
  '/desk/implements/{id} PUT',
  '/desk/import POST',
  '/desk/inbox/{kind}/{itemId} PUT',
  '/desk/mails/{id}/let-be POST',
  '/desk/mails/{id}/retry POST',
  '/desk/numbers/{name} GET',
  '/desk/numbers/{name}/rows.csv GET',
  '/desk/people/{id}/merge POST',
  '/desk/people/{id}/roles PUT',
  '/desk/pictures POST',
  '/desk/products POST',
  '/desk/profile PUT',
  '/desk/profile/previews POST',
  '/desk/profile/versions/{version} GET',
  '/desk/programme-copies POST',
  '/desk/programme-copies/preview POST',
  '/desk/programme-cycles/{id} DELETE',
  '/desk/programme-cycles/{id} PUT',
  '/desk/programme/{date}/preview POST',
  '/desk/substitutes POST',
  '/desk/timetable/repeat/preview POST',
  '/desk/timetable/{classId}/following GET',
  '/desk/timetable/{classId}/following PUT',
  '/desk/timetable/{classId}/following/preview POST',
  '/desk/webhooks/{webhookId} DELETE',
  '/desk/webhooks/{webhookId} PUT',
  '/desk/webhooks/{webhookId}/deliveries GET',
  '/desk/webhooks/{webhookId}/replay POST',
  '/desk/webhooks/{webhookId}/secret POST',
  '/desk/webhooks/{webhookId}/test POST',
  '/desk/week-templates/preview POST',
  '/fees/{feeId}/objection POST',
  '/floor/check-in-codes POST',
  '/floor/classes/{classId}/standby POST',
  '/floor/classes/{classId}/walk-ins POST',
  '/floor/enrolment POST',
  '/identity/confirm POST',
  '/identity/confirm/mail POST',
  '/identity/confirm/passkey POST',
  '/identity/confirm/send POST',
  '/identity/mail-code/verify POST',
  '/identity/one-time-token/verify POST',
  '/identity/passkey/verify POST',
  '/identity/passkeys POST',
  '/identity/passkeys/remove POST',
  '/identity/passkeys/rename POST',
  '/identity/password-link POST',
  '/identity/reset-password POST',
  '/identity/second-factor/send POST',
  '/identity/second-factor/verify POST',
  '/identity/second-factors/phone POST',
  '/identity/second-factors/phone/confirm POST',
  '/identity/second-factors/remove POST',
  '/identity/second-factors/totp/confirm POST',
  '/identity/sessions/end POST',
  '/identity/sign-in/social POST',
  '/measurements POST',
  '/message_settings/channels/{kind}/{channel} PUT',
  '/personal-data/deletion DELETE',
  '/personal-data/deletion POST',
  '/pictures/{name} GET',
  '/price-list GET',
  '/push_subscriptions PUT',
  '/trial_bookings/cancel POST',
  '/trial_bookings/confirm POST',
  '/trial_bookings/show POST',
  '/workouts/{workoutId}/offer/accept POST',
  '/workouts/{workoutId}/waitlist POST',
  '/workouts/{workoutId}/waitlist/leave POST',
];
