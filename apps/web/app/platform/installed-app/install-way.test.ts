import { describe, expect, it } from 'vitest';
import { installWay } from './install-way.ts';

const READY = {
  isInstalled: false,
  isDismissed: false,
  hasBeenHere: true,
  canAsk: true,
  hasShareMenu: false,
};

describe('the dashboard speaks of installing', () => {
  it('where the browser offers it', () => expect(installWay(READY)).toBe('ask'));

  it('where people find it in the share menu', () =>
    expect(installWay({ ...READY, canAsk: false, hasShareMenu: true })).toBe('share-menu'));
});

describe('the dashboard is silent about installing', () => {
  it.each([
    ['in the app itself', { isInstalled: true }],
    ['after a no', { isDismissed: true }],
    ['on a first visit', { hasBeenHere: false }],
    ['where the browser has no way', { canAsk: false }],
  ])('%s', (_, difference) => expect(installWay({ ...READY, ...difference })).toBe('none'));
});
