import type { WriteAnswer } from '@lifted/contract/answered-pages';
import type { CurrentPrices } from '@lifted/contract/price-list';
import { languageAt } from '@lifted/domain/language/language-of-path';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { matchPath, Route, Routes, StaticRouter } from 'react-router';
import { ADDRESSES, germanPattern } from './addresses.ts';
import { ID_PLACEHOLDER } from './platform/any-id.ts';
import { ChallengePageOrCard } from './member/challenge/challenge-preview.tsx';
import { ApiClientProvider } from '@lifted/client/http/api-client-context.tsx';
import { asVisitor, createApiClient } from '@lifted/client/http/api-client.ts';
import { SessionContext, type SessionInPage } from '@lifted/client/session/session-context.tsx';
import ClassPage from './public/class/class-page.tsx';
import HomePage from './public/home/home-page.tsx';
import MembershipsPage from './public/memberships/memberships-page.tsx';
import ShopsLayout from './public/booking-service/shops-layout.tsx';
import CalendarLayout from './public/booking-service/calendar-layout.tsx';
import TermsPage from './public/legal/terms-page.tsx';
import TimetablePage from './public/timetable/timetable-page.tsx';
import TrialWorkoutPage from './public/trial/trial-workout-page.tsx';
import WorkoutOfTheDayPage from './public/wod/workout-of-the-day-page.tsx';
import { withPrices } from './seo/structured-data-prices.ts';
import { pricesOf } from './platform/http/use-prices.ts';
import { WrittenAnswer } from './platform/http/written-answer.tsx';

/** With the layout inside <main> that routes.ts gives a page. */
const PAGES: readonly (readonly [pattern: string, page: ComponentType, layout?: ComponentType])[] = [
  [ADDRESSES.home, HomePage],
  [germanPattern('home'), HomePage],
  [ADDRESSES.workoutOfTheDay, WorkoutOfTheDayPage],
  [germanPattern('workoutOfTheDay'), WorkoutOfTheDayPage],
  [ADDRESSES.timetable, TimetablePage, CalendarLayout],
  [germanPattern('timetable'), TimetablePage, CalendarLayout],
  [ADDRESSES.workout, ClassPage],
  [germanPattern('workout'), ClassPage],
  [ADDRESSES.trialWorkout, TrialWorkoutPage],
  [germanPattern('trialWorkout'), TrialWorkoutPage],
  [ADDRESSES.challenge, ChallengePageOrCard],
  [germanPattern('challenge'), ChallengePageOrCard],
  [ADDRESSES.terms, TermsPage],
  [germanPattern('terms'), TermsPage],
  [ADDRESSES.memberships, MembershipsPage, ShopsLayout],
  [germanPattern('memberships'), MembershipsPage, ShopsLayout],
];

/** Keeps ids distinct from those of the surrounding built page; hydrated elements keep the server's ids. */
const ID_PREFIX = 'written-';

const LEADING_PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;
const MAIN = /(<main[^>]*>)([\s\S]*)(<\/main>)/;

/** No requests while a page is rendered. */
const apiClient = createApiClient({ authorize: asVisitor });

/** Who reads the page is not known while it is drawn, as in the browser until its session has started. */
const UNKNOWN_READER: SessionInPage = {
  user: null,
  userRoles: [],
  isLoading: true,
  isAuthenticating: false,
  prompt: null,
  withSession: () => Promise.reject(new Error('A page that is being drawn has no session.')),
};

/**
 * Renders a page with an API answer in it, using the components that hydrate it later. Runs in the server, which loads it
 * as part of the built site.
 */
export const writeAnswer: WriteAnswer = (html, path, answer) => {
  if (!MAIN.test(html)) throw new Error(`The built page of ${path} has no <main>.`);
  const address = path.split('/').map(encodeURIComponent).join('/');
  const id = idIn(path);
  const drawn = drawMain(address, answer);
  const priced = hasPrices(answer) ? withPrices(html, pricesOf(answer), languageAt(path)) : html;
  return priced
    .replaceAll(ID_PLACEHOLDER, id)
    .replace(MAIN, (_, start: string, _built: string, end: string) => start + drawn + end);
};

function hasPrices(answer: unknown): answer is CurrentPrices {
  return typeof answer === 'object' && answer !== null && 'vat_percent' in answer && 'valid_from' in answer;
}

/** The id a path names, encoded; empty for a fixed page. */
function idIn(path: string): string {
  const match = PAGES.map(([pattern]) => matchPath(pattern, path)).find((each) => each !== null);
  if (match === undefined) throw new Error(`There is no page to write an answer into at ${path}.`);
  const [id = ''] = Object.values(match.params);
  return encodeURIComponent(id);
}

/**
 * The content of the page's <main>, without the preloads React puts in front: React would write them into the head, which
 * does not exist here, and the images follow a few lines below.
 */
function drawMain(address: string, answer: unknown): string {
  const drawn = renderToString(
    <StaticRouter location={address}>
      <ApiClientProvider client={apiClient}>
        <SessionContext value={UNKNOWN_READER}>
          <WrittenAnswer value={answer}>
            <Routes>
              {PAGES.map(([pattern, Page, Layout]) => (
                <Route key={pattern} element={Layout && <Layout />}>
                  <Route path={pattern} element={<Page />} />
                </Route>
              ))}
            </Routes>
          </WrittenAnswer>
        </SessionContext>
      </ApiClientProvider>
    </StaticRouter>,
    { identifierPrefix: ID_PREFIX },
  );
  return drawn.replace(LEADING_PRELOADS, '');
}
