import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { ADDRESSES, germanPattern, type GermanPlace } from './addresses.ts';
import { OFFLINE_ADDRESS } from './platform/offline-address.ts';

/** Every URL of the site and the page behind it; the addresses themselves are in addresses.ts. */
export default [
  layout('shell/layout.tsx', [
    index('public/home/home-page.tsx'),
    germanPage('home', 'public/home/home-page.tsx'),
    ...inBothLanguages('about', 'public/about/about-page.tsx'),
    layout('public/booking-service/calendar-layout.tsx', [
      ...inBothLanguages('timetable', 'public/timetable/timetable-page.tsx'),
    ]),
    layout('public/booking-service/shops-layout.tsx', [
      ...inBothLanguages('memberships', 'public/memberships/memberships-page.tsx'),
    ]),
    ...inBothLanguages('becomeATrainer', 'public/become-a-trainer/become-a-trainer-page.tsx'),
    ...inBothLanguages('workout', 'public/class/class-page.tsx'),
    ...inBothLanguages('trialWorkout', 'public/trial/trial-workout-page.tsx'),
    ...inBothLanguages('cancelTrialWorkout', 'public/trial/cancel-trial-workout-page.tsx'),
    ...inBothLanguages('confirmTrialWorkout', 'public/trial/confirm-trial-workout-page.tsx'),
    ...inBothLanguages('cancelBooking', 'public/cancel-booking/cancel-booking-page.tsx'),
    ...inBothLanguages('workoutOfTheDay', 'public/wod/workout-of-the-day-page.tsx'),
    route(ADDRESSES.login, 'member/login/login-page.tsx'),
    route(ADDRESSES.resetPassword, 'member/login/reset-password-page.tsx'),
    route(ADDRESSES.unauthorized, 'member/login/unauthorized-page.tsx'),
    layout('shell/guarded-layout.tsx', [
      route(ADDRESSES.dashboard, 'member/dashboard/dashboard-page.tsx'),
      route(ADDRESSES.security, 'member/security/security-page.tsx'),
      route(ADDRESSES.yourData, 'member/your-data/your-data-page.tsx'),
      ...inBothLanguages('passes', 'member/passes/passes-page.tsx'),
    ]),
    route(ADDRESSES.challenge, 'member/challenge/challenge-page.tsx'),
    ...inBothLanguages('imprint', 'public/legal/imprint-page.tsx'),
    ...inBothLanguages('terms', 'public/legal/terms-page.tsx'),
    ...inBothLanguages('privacyPolicy', 'public/legal/privacy-policy-page.tsx'),
    ...inBothLanguages('accessibility', 'public/legal/accessibility-page.tsx'),
    ...inBothLanguages('privacySettings', 'platform/consent/privacy-settings-page.tsx'),
    ...inBothLanguages('endContract', 'public/contracts/end-contract-page.tsx'),
    ...inBothLanguages('withdraw', 'public/contracts/withdraw-page.tsx'),
    route(OFFLINE_ADDRESS.en, 'platform/installed-app/offline-page.tsx'),
    route(OFFLINE_ADDRESS.de, 'platform/installed-app/offline-page.tsx', {
      id: 'de/platform/installed-app/offline-page',
    }),
    route('*', 'shell/errors/not-found-page.tsx'),
  ]),
] satisfies RouteConfig;

function inBothLanguages(place: GermanPlace, file: string): RouteConfigEntry[] {
  return [route(ADDRESSES[place], file), germanPage(place, file)];
}

function germanPage(place: GermanPlace, file: string): RouteConfigEntry {
  return route(germanPattern(place), file, { id: `de/${file.replace(/\.tsx$/, '')}` });
}
