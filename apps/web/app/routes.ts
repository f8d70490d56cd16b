import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { ADDRESSES, germanPattern, type GermanPlace } from './addresses.ts';
import { OFFLINE_ADDRESS } from './offline-address.ts';

/** Every URL of the site and the page behind it; the addresses themselves are in addresses.ts. */
export default [
  layout('shell/layout.tsx', [
    index('site/home/home-page.tsx'),
    germanPage('home', 'site/home/home-page.tsx'),
    ...inBothLanguages('about', 'site/about/about-page.tsx'),
    layout('studio-management/calendar-layout.tsx', [
      ...inBothLanguages('timetable', 'timetable/timetable-page.tsx'),
    ]),
    layout('studio-management/shops-layout.tsx', [
      ...inBothLanguages('memberships', 'memberships/memberships-page.tsx'),
    ]),
    ...inBothLanguages('becomeATrainer', 'become-a-trainer/become-a-trainer-page.tsx'),
    ...inBothLanguages('trialWorkout', 'trial-workout/trial-workout-page.tsx'),
    ...inBothLanguages('cancelTrialWorkout', 'trial-workout/cancel-trial-workout-page.tsx'),
    ...inBothLanguages('workoutOfTheDay', 'workout-of-the-day/workout-of-the-day-page.tsx'),
    route(ADDRESSES.login, 'login/login-page.tsx'),
    route(ADDRESSES.resetPassword, 'login/reset-password-page.tsx'),
    route(ADDRESSES.unauthorized, 'login/unauthorized-page.tsx'),
    layout('shell/guarded-layout.tsx', [
      route(ADDRESSES.dashboard, 'dashboard/dashboard-page.tsx'),
      route(ADDRESSES.security, 'security/security-page.tsx'),
      route(ADDRESSES.yourData, 'your-data/your-data-page.tsx'),
    ]),
    route(ADDRESSES.challenge, 'challenge/challenge-page.tsx'),
    ...inBothLanguages('imprint', 'site/legal/imprint-page.tsx'),
    ...inBothLanguages('terms', 'site/legal/terms-page.tsx'),
    ...inBothLanguages('privacyPolicy', 'site/legal/privacy-policy-page.tsx'),
    ...inBothLanguages('accessibility', 'site/legal/accessibility-page.tsx'),
    ...inBothLanguages('privacySettings', 'consent/privacy-settings-page.tsx'),
    ...inBothLanguages('endContract', 'contract-declarations/end-contract-page.tsx'),
    ...inBothLanguages('withdraw', 'contract-declarations/withdraw-page.tsx'),
    route(OFFLINE_ADDRESS.en, 'installed-app/offline-page.tsx'),
    route(OFFLINE_ADDRESS.de, 'installed-app/offline-page.tsx', { id: 'de/installed-app/offline-page' }),
    route('*', 'shell/not-found-page.tsx'),
  ]),
] satisfies RouteConfig;

function inBothLanguages(place: GermanPlace, file: string): RouteConfigEntry[] {
  return [route(ADDRESSES[place], file), germanPage(place, file)];
}

function germanPage(place: GermanPlace, file: string): RouteConfigEntry {
  return route(germanPattern(place), file, { id: `de/${file.replace(/\.tsx$/, '')}` });
}
