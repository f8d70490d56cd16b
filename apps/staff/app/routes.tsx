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

/** Every address of the app and the page behind it, in both languages. */
export const routes: RouteObject[] = [
  {
    Component: StaffApp,
    ErrorBoundary: ErrorPage,
    HydrateFallback: LoadingPage,
    children: [
      ...LANGUAGES.flatMap((language): RouteObject[] => [
        { path: addressIn(language, 'desk'), lazy: { Component: deskPage } },
        { path: addressIn(language, 'floor'), lazy: { Component: floorPage } },
      ]),
      { path: '*', Component: NotFoundPage },
    ],
  },
];
