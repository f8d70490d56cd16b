import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { ADDRESSES } from './addresses.ts';

/** Every URL of the site and the page behind it; the addresses themselves are in addresses.ts. */
export default [
  layout('shell/layout.tsx', [
    index('site/home/home-page.tsx'),
    route(ADDRESSES.about, 'site/about-page.tsx'),
    route(ADDRESSES.timetable, 'timetable/timetable-page.tsx'),
    route(ADDRESSES.memberships, 'site/memberships-page.tsx'),
    route(ADDRESSES.becomeATrainer, 'site/become-a-trainer-page.tsx'),
    route(ADDRESSES.trialWorkout, 'trial-workout/trial-workout-page.tsx'),
    route(ADDRESSES.cancelTrialWorkout, 'trial-workout/cancel-trial-workout-page.tsx'),
    route(ADDRESSES.workoutOfTheDay, 'workout-of-the-day/workout-of-the-day-page.tsx'),
    route(ADDRESSES.login, 'login/login-page.tsx'),
    route(ADDRESSES.resetPassword, 'login/reset-password-page.tsx'),
    route(ADDRESSES.unauthorized, 'login/unauthorized-page.tsx'),
    layout('shell/guarded-layout.tsx', [route(ADDRESSES.dashboard, 'dashboard/dashboard-page.tsx')]),
    route(ADDRESSES.challenge, 'challenge/challenge-page.tsx'),
    route(ADDRESSES.imprint, 'site/legal/imprint-page.tsx'),
    route(ADDRESSES.terms, 'site/legal/terms-page.tsx'),
    route(ADDRESSES.privacyPolicy, 'site/legal/privacy-policy-page.tsx'),
    route('*', 'shell/not-found-page.tsx'),
  ]),
] satisfies RouteConfig;
