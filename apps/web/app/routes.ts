import { layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { ADDRESSES, type Page } from './addresses.ts';
import { GERMAN_ROOT } from '@lifted/domain/language/language-of-path';
import { OFFLINE_ADDRESS } from './platform/offline-address.ts';

/** Every URL of the site and the page behind it; the addresses themselves are in addresses.ts. */
export default [
  layout('shell/layout.tsx', [
    inBothLanguages('home', 'public/home/home-page.tsx'),
    inBothLanguages('about', 'public/about/about-page.tsx'),
    layout('public/booking-service/calendar-layout.tsx', [
      inBothLanguages('timetable', 'public/timetable/timetable-page.tsx'),
    ]),
    layout('public/booking-service/shops-layout.tsx', [
      inBothLanguages('memberships', 'public/memberships/memberships-page.tsx'),
    ]),
    inBothLanguages('becomeATrainer', 'public/become-a-trainer/become-a-trainer-page.tsx'),
    inBothLanguages('workout', 'public/class/class-page.tsx'),
    inBothLanguages('trialWorkout', 'public/trial/trial-workout-page.tsx'),
    inBothLanguages('cancelTrialWorkout', 'public/trial/cancel-trial-workout-page.tsx'),
    inBothLanguages('confirmTrialWorkout', 'public/trial/confirm-trial-workout-page.tsx'),
    inBothLanguages('cancelBooking', 'public/cancel-booking/cancel-booking-page.tsx'),
    inBothLanguages('workoutOfTheDay', 'public/wod/workout-of-the-day-page.tsx'),
    inBothLanguages('suggestedLoad', 'public/suggested-load/suggested-load-page.tsx'),
    inBothLanguages('login', 'member/login/login-page.tsx'),
    inBothLanguages('resetPassword', 'member/login/reset-password-page.tsx'),
    inBothLanguages('unauthorized', 'member/login/unauthorized-page.tsx'),
    layout('shell/guarded-layout.tsx', [
      inBothLanguages('dashboard', 'member/dashboard/dashboard-page.tsx'),
      inBothLanguages('me', 'member/me/me-page.tsx'),
      inBothLanguages('security', 'member/security/security-page.tsx'),
      inBothLanguages('yourData', 'member/your-data/your-data-page.tsx'),
      inBothLanguages('strength', 'member/strength/lift-by-lift/strength-page.tsx'),
      inBothLanguages('messages', 'member/messages/messages-page.tsx'),
      inBothLanguages('messageSettings', 'member/message-settings/message-settings-page.tsx'),
      inBothLanguages('recap', 'member/recap/recap-page.tsx'),
      inBothLanguages('passes', 'member/passes/passes-page.tsx'),
      inBothLanguages('myWorkout', 'member/my-workout/my-workout-page.tsx'),
    ]),
    inBothLanguages('challenge', 'member/challenge/challenge-page.tsx'),
    inBothLanguages('imprint', 'public/legal/imprint-page.tsx'),
    inBothLanguages('terms', 'public/legal/terms-page.tsx'),
    inBothLanguages('privacyPolicy', 'public/legal/privacy-policy-page.tsx'),
    inBothLanguages('accessibility', 'public/legal/accessibility-page.tsx'),
    inBothLanguages('privacySettings', 'platform/consent/privacy-settings-page.tsx'),
    inBothLanguages('endContract', 'public/contracts/end-contract-page.tsx'),
    inBothLanguages('withdraw', 'public/contracts/withdraw-page.tsx'),
    route(eitherLanguage(OFFLINE_ADDRESS.en), 'platform/installed-app/offline-page.tsx'),
    route('*', 'shell/errors/not-found-page.tsx'),
  ]),
] satisfies RouteConfig;

/** One route for both addresses of a page: a browser builds every route before it can draw the first. */
function inBothLanguages(page: Page, file: string): RouteConfigEntry {
  return route(eitherLanguage(ADDRESSES[page]), file);
}

/** The pattern of an English address and of the German one: '/de?/about' matches '/about' and '/de/about'. */
function eitherLanguage(english: string): string {
  return `${GERMAN_ROOT}?${english === '/' ? '' : english}`;
}
