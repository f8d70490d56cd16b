import { describe, expect, it } from 'vitest';
import { addressAfterSignIn, loginAddressFrom, unauthorizedAddressFrom } from './return-address.ts';

const after = (from: string) => addressAfterSignIn(`?${new URLSearchParams({ from })}`, ['member']);

describe('the origin', () => {
  it('is kept by the login page and by the page for the unauthorized', () => {
    expect(loginAddressFrom('/dashboard?week=3#strength')).toBe(
      '/login?from=%2Fdashboard%3Fweek%3D3%23strength',
    );
    expect(unauthorizedAddressFrom('/dashboard')).toBe('/unauthorized?from=%2Fdashboard');
  });

  it('is where a person goes after signing in, with query and fragment', () => {
    const { search } = new URL(loginAddressFrom('/challenge/7?a=1#prizes'), 'https://studio.example');
    expect(addressAfterSignIn(search, ['member'])).toBe('/challenge/7?a=1#prizes');
  });

  it.each([
    ['nothing', ''],
    ['the login page', '?from=/login'],
    ['the login page with a query', '?from=/login?from=/wod'],
    ['the login page with a slash', '?from=/login/'],
  ])('that is %s leads to the dashboard', (_what, search) => {
    expect(addressAfterSignIn(search, ['member'])).toBe('/dashboard');
  });

  it.each(['coach', 'desk', 'owner'] as const)(
    'that is nothing leads a %s to the desk, also if they train here',
    (role) => {
      expect(addressAfterSignIn('', [role])).toBe('/desk');
      expect(addressAfterSignIn('', ['member', role])).toBe('/desk');
      expect(addressAfterSignIn('?from=/dashboard', [role])).toBe('/dashboard');
    },
  );

  it.each([
    'https://evil.example/dashboard',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'dashboard',
    '',
  ])('that is not a page of this site leads to the dashboard: %j', (from) => {
    expect(after(from)).toBe('/dashboard');
  });
});
