import type { SessionInPage } from '@lifted/client/session/session-context.tsx';
import type { StudioProfile } from '@lifted/profile/studio-profile';
import { wholeProfile } from '@lifted/profile/whole-profile';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addressIn, type Page } from './addresses.ts';
import type * as StructuredData from './seo/structured-data.ts';

const EMPTY = { en: '', de: '' };
const NOBODY = { company: '', seat: EMPTY };
const { studio: release, details } = wholeProfile;

/** A studio that said what it has to, and nothing besides. */
const SPARSE: StudioProfile = {
  studio: {
    name: 'Kraftraum',
    claim: { en: 'Lift', de: 'Heben' },
    founded: 2026,
    address: {
      ...release.address,
      street: 'Weg 1',
      postcode: '04229',
      city: 'Leipzig',
      latitude: 0,
      longitude: 0,
    },
    contact: { email: 'hallo@kraftraum.example', phone: '+49 341 555 01', whatsapp: '' },
    legal: { company: '', managingDirectors: [], register: '', vatId: '' },
    links: { maps: '', memberLogin: '', instagram: '' },
    classesPerWeek: 3,
    gentlestClass: '',
    largestClass: 12,
    imageHost: '',
    colour: '#1f7a4d',
  },
  details: {
    liabilityInsurance: { insurer: '', address: '', territory: '' },
    authorities: { ...details.authorities, dataProtection: { name: '', address: '', phone: '', email: '' } },
    processors: { hosting: NOBODY, mail: NOBODY },
    bookingService: { name: '', ...NOBODY },
    gettingThere: EMPTY,
    openingHours: [],
    rating: null,
    partnerRating: null,
    testimonialsNote: EMPTY,
  },
  coaches: [{ id: 'coach-1', firstName: 'Ada', since: 2026, note: EMPTY, hasPortrait: false }],
  testimonials: [],
  neighbourhood: null,
};

/** Public pages by their file. Those of a class or a link are drawn from answers of the server. */
const PAGES: Readonly<Record<string, Page>> = {
  './public/home/home-page.tsx': 'home',
  './public/about/about-page.tsx': 'about',
  './public/timetable/timetable-page.tsx': 'timetable',
  './public/memberships/memberships-page.tsx': 'memberships',
  './public/become-a-trainer/become-a-trainer-page.tsx': 'becomeATrainer',
  './public/trial/trial-workout-page.tsx': 'trialWorkout',
  './public/trial/cancel-trial-workout-page.tsx': 'cancelTrialWorkout',
  './public/trial/confirm-trial-workout-page.tsx': 'confirmTrialWorkout',
  './public/cancel-booking/cancel-booking-page.tsx': 'cancelBooking',
  './public/wod/workout-of-the-day-page.tsx': 'workoutOfTheDay',
  './public/suggested-load/suggested-load-page.tsx': 'suggestedLoad',
  './public/class/class-page.tsx': 'workout',
  './public/legal/imprint-page.tsx': 'imprint',
  './public/legal/terms-page.tsx': 'terms',
  './public/legal/privacy-policy-page.tsx': 'privacyPolicy',
  './public/legal/accessibility-page.tsx': 'accessibility',
  './public/contracts/end-contract-page.tsx': 'endContract',
  './public/contracts/withdraw-page.tsx': 'withdraw',
  './member/login/login-page.tsx': 'login',
  './platform/consent/privacy-settings-page.tsx': 'privacySettings',
  './shell/errors/not-found-page.tsx': 'home',
};

const VISITOR: SessionInPage = {
  user: null,
  userRoles: [],
  isLoading: false,
  isAuthenticating: false,
  prompt: null,
  withSession: () => Promise.reject(new Error('Nobody signs in here.')),
};

// Pages compute their words when they are loaded, so they are loaded once more for this studio.
beforeAll(() => {
  vi.resetModules();
  globalThis.liftedStudioProfile = SPARSE;
});
afterAll(() => {
  globalThis.liftedStudioProfile = undefined;
  vi.resetModules();
});

function pageModule(loaded: unknown): { readonly default?: unknown; readonly meta?: unknown } {
  if (typeof loaded !== 'object' || loaded === null) throw new Error('A page is no module.');
  return loaded;
}
const isComponent = (value: unknown): value is ComponentType => typeof value === 'function';
const isMeta = (value: unknown): value is (args: object) => unknown => typeof value === 'function';

it.each(Object.entries(PAGES))('%s says nothing of what the studio did not say', async (file, name) => {
  const page: unknown = await import(/* @vite-ignore */ file);
  const { ApiClientProvider } = await import('@lifted/client/http/api-client-context.tsx');
  const { asVisitor, createApiClient } = await import('@lifted/client/http/api-client.ts');
  const { SessionContext } = await import('@lifted/client/session/session-context.tsx');
  const { Shell } = await import('./shell/shell.tsx');
  const { default: Page, meta } = pageModule(page);
  if (!isComponent(Page)) throw new Error(`${file} has no page.`);
  for (const language of ['en', 'de'] as const) {
    const at = addressIn(language, name).replace(':workoutId', 'a');
    const html = renderToStaticMarkup(
      <MemoryRouter initialEntries={[at]}>
        <ApiClientProvider client={createApiClient({ authorize: asVisitor })}>
          <SessionContext value={VISITOR}>
            <Shell>
              <Page />
            </Shell>
          </SessionContext>
        </ApiClientProvider>
      </MemoryRouter>,
    );
    const head = isMeta(meta) ? JSON.stringify(meta({ location: { pathname: at }, params: {} })) : '';
    const faults =
      /undefined|NaN|href=""|href="(?:tel|mailto):"|<(?:p|dd|dt)(?: [^>]*)?><\/|bsport|BSPORT|Formula\b|3\+|cold water|Kaltes Wasser|in English and German/g;
    expect(html.match(faults) ?? []).toEqual([]);
    expect(head.match(/undefined|:\s\s| {2}| der[,:]/g) ?? []).toEqual([]);
  }
});

it('search engines read no empty value', async () => {
  const { exerciseGym, structuredDataText }: typeof StructuredData = await import('./seo/structured-data.ts');
  const page = { origin: 'https://a.example', language: 'de', description: 'A', picture: 'B' } as const;
  expect(structuredDataText([exerciseGym({ ...SPARSE.studio, ...SPARSE.details }, page)])).not.toMatch(
    /""|\[\]|null/,
  );
});
