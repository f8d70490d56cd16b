import type { WriteAnswer } from '@lifted/contract/answered-pages';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { matchPath, Route, Routes, StaticRouter } from 'react-router';
import { ADDRESSES, germanPattern } from './addresses.ts';
import { ID_PLACEHOLDER } from './any-id.ts';
import ChallengePage from './challenge/challenge-page.tsx';
import { ApiClientProvider } from './http/api-client-context.tsx';
import { asVisitor, createApiClient } from './http/api-client.ts';
import TrialWorkoutPage from './trial-workout/trial-workout-page.tsx';
import WorkoutOfTheDayPage from './workout-of-the-day/workout-of-the-day-page.tsx';
import { WrittenAnswer } from './written-answer.tsx';

const PAGES: readonly (readonly [pattern: string, page: ComponentType])[] = [
  [ADDRESSES.workoutOfTheDay, WorkoutOfTheDayPage],
  [germanPattern('workoutOfTheDay'), WorkoutOfTheDayPage],
  [ADDRESSES.trialWorkout, TrialWorkoutPage],
  [germanPattern('trialWorkout'), TrialWorkoutPage],
  [ADDRESSES.challenge, ChallengePage],
];

/** Keeps ids apart from those the build wrote around; what React took over keeps the ones the server wrote. */
const ID_PREFIX = 'written-';

const LEADING_PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;
const MAIN = /(<main[^>]*>)([\s\S]*)(<\/main>)/;

/** Nothing is asked while a page is drawn. */
const apiClient = createApiClient({ authorize: asVisitor });

/**
 * The page with an answer in it, drawn by its own components, which take it over as it stands when it comes alive. Runs in
 * the server, which loads it as a part of the built site.
 */
export const writeAnswer: WriteAnswer = (html, path, answer) => {
  if (!MAIN.test(html)) throw new Error(`The built page of ${path} has no <main>.`);
  const address = path.split('/').map(encodeURIComponent).join('/');
  const id = idIn(path);
  const drawn = drawMain(address, answer);
  return html
    .replaceAll(ID_PLACEHOLDER, id)
    .replace(MAIN, (_, start: string, _built: string, end: string) => start + drawn + end);
};

/** The id a path names, encoded; empty for a fixed page. */
function idIn(path: string): string {
  const match = PAGES.map(([pattern]) => matchPath(pattern, path)).find((each) => each !== null);
  if (match === undefined) throw new Error(`There is no page to write an answer into at ${path}.`);
  const [id = ''] = Object.values(match.params);
  return encodeURIComponent(id);
}

/**
 * What stands in the page's <main>. Without the preloads React puts in front: what they name follows a few lines below,
 * and React, which would have written them into the head, does not know them here.
 */
function drawMain(address: string, answer: unknown): string {
  const drawn = renderToString(
    <StaticRouter location={address}>
      <ApiClientProvider client={apiClient}>
        <WrittenAnswer value={answer}>
          <Routes>
            {PAGES.map(([pattern, Page]) => (
              <Route key={pattern} path={pattern} element={<Page />} />
            ))}
          </Routes>
        </WrittenAnswer>
      </ApiClientProvider>
    </StaticRouter>,
    { identifierPrefix: ID_PREFIX },
  );
  return drawn.replace(LEADING_PRELOADS, '');
}
