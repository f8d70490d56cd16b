import type { ComponentType } from 'react';
import type { FurtherAddress } from './addresses.ts';

/** What loads each of the pages that are opened less often. */
export const FURTHER_PAGES: Readonly<Record<FurtherAddress, () => Promise<ComponentType>>> = {
  '/desk/timetable/repeating': async () =>
    (await import('./timetable/repeating/repeating-page.tsx')).RepeatingPage,
  '/desk/calendar': async () => (await import('./calendar/calendar-page.tsx')).CalendarPage,
  '/desk/fees': async () => (await import('./fees/fees-page.tsx')).FeesPage,
  '/desk/announcements/:view?': async () =>
    (await import('./announcements/announcements-section.tsx')).AnnouncementsSection,
  '/desk/substitutes': async () => (await import('./desk/substitutes.tsx')).SubstitutesPage,
  '/desk/programme/:list?': async () => (await import('./programme/programme-section.tsx')).ProgrammeSection,
  '/desk/records/:list?': async () => (await import('./records/records-section.tsx')).RecordsSection,
  '/desk/numbers/:name?': async () => (await import('./numbers/numbers-section.tsx')).NumbersSection,
  '/desk/studio': async () => (await import('./studio/studio-page.tsx')).StudioPage,
  '/desk/import': async () => (await import('./import/import-page.tsx')).ImportPage,
  '/desk/floor': async () => (await import('./tablets/tablets-page.tsx')).TabletsPage,
  '/desk/connections/:webhookId?': async () =>
    (await import('./connections/connections-section.tsx')).ConnectionsSection,
  '/desk/log': async () => (await import('./log/log-page.tsx')).LogPage,
};
