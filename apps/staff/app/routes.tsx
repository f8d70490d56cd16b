import { loadChunk } from '@lifted/client/http/load-chunk.ts';
import { FLOOR_PATHS } from '@lifted/domain/identity/staff-path';
import { LANGUAGES } from '@lifted/domain/language/language';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { ErrorPage } from './access/error-page.tsx';
import { addressIn, FURTHER_ADDRESSES, type FurtherAddress, type StaffAddress } from './addresses.ts';
import { LeaveForFloor } from './frame/leave-for-floor.tsx';
import { LoadingPage } from './frame/loading-page.tsx';
import { StaffApp } from './staff-app.tsx';

/** The pages: address, chunk, and what loads it. */
const PAGES: readonly (readonly [StaffAddress, string, () => Promise<ComponentType>])[] = [
  ['/desk', 'desk-page', async () => (await import('./desk/desk-page.tsx')).DeskPage],
  [
    '/desk/timetable',
    'timetable-page',
    async () => (await import('./timetable/timetable-page.tsx')).TimetablePage,
  ],
  ['/desk/inbox/:list?', 'inbox', async () => (await import('./inbox/inbox-section.tsx')).InboxSection],
  ['/desk/people', 'people-page', async () => (await import('./people/people-page.tsx')).PeoplePage],
  [
    '/desk/people/:personId',
    'person-page',
    async () => (await import('./people/person-page.tsx')).PersonPage,
  ],
  [
    '/desk/classes/:classId/:view?',
    'class-page',
    async () => (await import('./class-training/class-section.tsx')).ClassSection,
  ],
  ...FURTHER_ADDRESSES.map((address) => [address, address, () => furtherPage(address)] as const),
];

/** Pages that are opened less often: what loads each of them is a chunk of its own, so that the first page goes without it. */
async function furtherPage(address: FurtherAddress): Promise<ComponentType> {
  const { FURTHER_PAGES } = await import('./further-pages.ts');
  return FURTHER_PAGES[address]();
}

/** Every address of the app and the page behind it, in both languages. */
export const routes: RouteObject[] = [
  {
    Component: StaffApp,
    ErrorBoundary: ErrorPage,
    HydrateFallback: LoadingPage,
    children: [
      ...LANGUAGES.flatMap((language) =>
        PAGES.map(([address, chunk, load]): RouteObject => ({
          path: addressIn(language, address),
          lazy: { Component: () => loadChunk(chunk, load) },
        })),
      ),
      // A page of its own (floor.html), which this one makes way for.
      ...FLOOR_PATHS.map((path): RouteObject => ({ path, Component: LeaveForFloor })),
      {
        path: '*',
        lazy: {
          Component: () =>
            loadChunk(
              'not-found-page',
              async () => (await import('./access/not-found-page.tsx')).NotFoundPage,
            ),
        },
      },
    ],
  },
];
