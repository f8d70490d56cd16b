import { describe, expect, it } from 'vitest';
import { addressAfterSignIn, loginAddressFrom, unauthorizedAddressFrom } from './return-address.ts';

const login = (search: string) => ({ pathname: '/login', search });
const germanLogin = (search: string) => ({ pathname: '/de/login', search });
const after = (from: string) => addressAfterSignIn(login(`?${new URLSearchParams({ from })}`), ['member']);

describe('the origin', () => {
  it('is kept by the login page and by the page for the unauthorized', () => {
    expect(loginAddressFrom('/dashboard?week=3#strength')).toBe(
      '/login?from=%2Fdashboard%3Fweek%3D3%23strength',
    );
    expect(unauthorizedAddressFrom('/dashboard')).toBe('/unauthorized?from=%2Fdashboard');
  });

  it('decides the language of these pages', () => {
    expect(loginAddressFrom('/de/dashboard?week=3')).toBe('/de/login?from=%2Fde%2Fdashboard%3Fweek%3D3');
    expect(loginAddressFrom('/de?token=1')).toBe('/de/login?from=%2Fde%3Ftoken%3D1');
    expect(unauthorizedAddressFrom('/de/desk')).toBe('/de/unauthorized?from=%2Fde%2Fdesk');
    expect(loginAddressFrom('/desk')).toBe('/login?from=%2Fdesk');
  });

  it('is where a person goes after signing in, with query and fragment', () => {
    const { search } = new URL(loginAddressFrom('/challenge/7?a=1#prizes'), 'https://studio.example');
    expect(addressAfterSignIn(login(search), ['member'])).toBe('/challenge/7?a=1#prizes');
  });

  it.each([
    ['nothing', ''],
    ['the login page', '?from=/login'],
    ['the German login page', '?from=/de/login'],
    ['the login page with a query', '?from=/login?from=/wod'],
    ['the login page with a slash', '?from=/login/'],
  ])('that is %s leads to the dashboard', (_what, search) => {
    expect(addressAfterSignIn(login(search), ['member'])).toBe('/dashboard');
    expect(addressAfterSignIn(germanLogin(search), ['member'])).toBe('/de/dashboard');
  });

  it.each(['coach', 'desk', 'owner'] as const)(
    'that is nothing leads a %s to the desk, also if they train here',
    (role) => {
      expect(addressAfterSignIn(login(''), [role])).toBe('/desk');
      expect(addressAfterSignIn(login(''), ['member', role])).toBe('/desk');
      expect(addressAfterSignIn(germanLogin(''), [role])).toBe('/de/desk');
      expect(addressAfterSignIn(login('?from=/dashboard'), [role])).toBe('/dashboard');
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
