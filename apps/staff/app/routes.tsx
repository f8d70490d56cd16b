import { loadChunk } from '@lifted/client/http/load-chunk.ts';
import { LANGUAGES } from '@lifted/domain/language/language';
import type { RouteObject } from 'react-router';
import { NotFoundPage } from './access/not-found-page.tsx';
import { ErrorPage } from './access/error-page.tsx';
import { addressIn } from './addresses.ts';
import { LoadingPage } from './frame/loading-page.tsx';
import { StaffApp } from './staff-app.tsx';

const deskPage = () => loadChunk('desk-page', async () => (await import('./desk/desk-page.tsx')).DeskPage);
const floorPage = () =>
  loadChunk('floor-page', async () => (await import('./floor/floor-page.tsx')).FloorPage);

const timetablePage = () =>
  loadChunk('timetable-page', async () => (await import('./timetable/timetable-page.tsx')).TimetablePage);
const repeatingPage = () =>
  loadChunk('repeating-page', async () => (await import('./timetable/repeating-page.tsx')).RepeatingPage);
const inboxPage = () =>
  loadChunk('inbox-page', async () => (await import('./inbox/inbox-page.tsx')).InboxPage);
const peoplePage = () =>
  loadChunk('people-page', async () => (await import('./people/people-page.tsx')).PeoplePage);
const personPage = () =>
  loadChunk('person-page', async () => (await import('./people/person-page.tsx')).PersonPage);
const feesPage = () => loadChunk('fees-page', async () => (await import('./fees/fees-page.tsx')).FeesPage);
const substitutesPage = () =>
  loadChunk('substitutes-page', async () => (await import('./desk/substitutes.tsx')).SubstitutesPage);
const recordsPage = () =>
  loadChunk('records-page', async () => (await import('./records/records-page.tsx')).RecordsPage);
const classPage = () =>
  loadChunk('class-page', async () => (await import('./class-desk/class-page.tsx')).ClassPage);
const logPage = () => loadChunk('log-page', async () => (await import('./log/log-page.tsx')).LogPage);

/** Every address of the app and the page behind it, in both languages. */
export const routes: RouteObject[] = [
  {
    Component: StaffApp,
    ErrorBoundary: ErrorPage,
    HydrateFallback: LoadingPage,
    children: [
      ...LANGUAGES.flatMap((language): RouteObject[] => [
        { path: addressIn(language, '/desk'), lazy: { Component: deskPage } },
        { path: addressIn(language, '/desk/timetable'), lazy: { Component: timetablePage } },
        { path: addressIn(language, '/desk/timetable/repeating'), lazy: { Component: repeatingPage } },
        { path: addressIn(language, '/desk/inbox'), lazy: { Component: inboxPage } },
        { path: addressIn(language, '/desk/people'), lazy: { Component: peoplePage } },
        { path: addressIn(language, '/desk/people/:personId'), lazy: { Component: personPage } },
        { path: addressIn(language, '/desk/fees'), lazy: { Component: feesPage } },
        { path: addressIn(language, '/desk/substitutes'), lazy: { Component: substitutesPage } },
        { path: addressIn(language, '/desk/records'), lazy: { Component: recordsPage } },
        { path: addressIn(language, '/desk/classes/:classId'), lazy: { Component: classPage } },
        { path: addressIn(language, '/desk/log'), lazy: { Component: logPage } },
        { path: addressIn(language, '/floor'), lazy: { Component: floorPage } },
      ]),
      { path: '*', Component: NotFoundPage },
    ],
  },
];
