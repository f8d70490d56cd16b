import { expect, it } from 'vitest';
import type { BookingRefusal } from '@lifted/domain/bookings/booking';
import { LETTERS } from '../../testing/booking-fixture.ts';
import { composePassedOver } from './passed-over-letter.ts';

const studioClass = {
  id: 'evening',
  timerName: 'Full Body',
  start: new Date('2026-11-25T17:30:00Z'),
  coachFirstName: 'Jana',
  locationName: 'Loft',
  branch: null,
} as const;

function told(reason: BookingRefusal, language: 'en' | 'de'): string {
  const to = { firstName: 'Mia', email: 'mia@member.example', language, writtenAt: new Date('2026-11-24') };
  return composePassedOver(LETTERS, { ...to, studioClass, entry: '1', reason }).text;
}

it.each([
  ['contract_paused', 'Your membership is paused', 'Deine Mitgliedschaft ist am Tag dieses Kurses pausiert'],
  [
    'contract_ended',
    'Your membership has ended',
    'Deine Mitgliedschaft ist am Tag dieses Kurses schon beendet',
  ],
  ['pass_expired_by_then', 'Your pass expires before', 'Dein Paket läuft vor diesem Kurs ab'],
  ['no_credit_left', 'Your pass has no workouts left', 'Dein Paket ist aufgebraucht'],
  ['no_entitlement', 'nothing to book it with', 'Du hast nichts, womit'],
  ['overlapping_booking', 'another class at the same time', 'zur selben Zeit'],
  ['valid_elsewhere', 'not valid at the branch', 'gilt am Standort dieses Kurses nicht'],
] as const)('who is passed over with %s reads that reason', (reason, english, german) => {
  expect(told(reason, 'en')).toContain(english);
  expect(told(reason, 'de')).toContain(german);
});
