import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadRouteModule } from './load-route-module.ts';

beforeEach(() => vi.stubGlobal('window', { dispatchEvent: () => true }));
afterEach(() => vi.unstubAllGlobals());

const HERE = import.meta.url.replace('load-route-module.test.ts', 'no-route-discovery.ts');

it('the scripts of a page are loaded once, and remembered where the router looks for them', async () => {
  const loaded: Record<string, unknown> = {};
  const page = await loadRouteModule({ id: 'page', module: HERE }, loaded);
  expect(page).toHaveProperty('isFogOfWarEnabled');
  expect(loaded['page']).toBe(page);
  expect(await loadRouteModule({ id: 'page', module: '/static/js/of-another-name.js' }, loaded)).toBe(page);
});

it('scripts of a page that do not come are named without folder, hash and ending', async () => {
  const failure = loadRouteModule({ id: 'page', module: '/static/js/timetable-page-C4HZQ4J2.js' }, {});
  await expect(failure).rejects.toMatchObject({ name: 'ChunkLoadError', chunk: 'timetable-page' });
});

it('after a deployment the page that was clicked opens, not the one before', async () => {
  const asked: unknown[] = [];
  const location = { pathname: '/workouts', search: '?week=2', hash: '#friday' };
  vi.stubGlobal('window', {
    dispatchEvent: () => true,
    reloadAfterDeployment: async (address?: string) => void asked.push(address),
    __reactRouterDataRouter: { state: { navigation: { location } } },
  });
  const module = '/static/js/timetable-page-C4HZQ4J2.js';
  await expect(loadRouteModule({ id: 'page', module }, {})).rejects.toThrow('timetable-page');
  delete window.__reactRouterDataRouter;
  await expect(loadRouteModule({ id: 'page', module }, {})).rejects.toThrow('timetable-page');
  expect(asked).toEqual(['/workouts?week=2#friday', undefined]);
});
