import { describe, expect, test } from 'vitest';
import { isSitePath } from './site-path.ts';

const SITE = 'https://studio.example';

test.each([
  '/',
  '/login',
  '/de/wod',
  '/auth-popup/?done=1',
  '/dashboard?week=3#strength',
  '/challenge/7?next=//not/a/path&at=a/../b',
  '/a.b/.well-known/..c/c..',
  '/caf%C3%A9?q=%20',
  '/#/x',
])('%s is a page of this site', (address) => {
  expect(isSitePath(address)).toBe(true);
});

describe('an address that is none', () => {
  test.each([
    '',
    'login',
    '?a=1',
    'https://evil.example/',
    'javascript:alert(1)',
    '//evil.example',
    '///evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/%2E%2e//evil.example',
    '/.%2e//evil.example',
    '/wod//evil.example',
    '/wod/..',
    '/./wod',
    '/.?a',
    '/%2f/evil.example',
    '/%2Fevil.example',
    '/%5Cevil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/wod?a=\\',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\u0000/evil.example',
    '/wod\r\nlocation: //evil.example',
    ' /wod',
    '/wod ',
    '/wod\n',
    '/\u2028/evil.example',
  ])('%j', (address) => {
    expect(isSitePath(address)).toBe(false);
  });
});

test('whatever is let through stays on this site, under the path that was read', () => {
  const pieces = ['/', '.', '..', '%2e', '%2F', 'evil.example', '\\', '?', '#', '@', ':', '\t'];
  const grown = (paths: readonly string[]) => paths.flatMap((path) => pieces.map((piece) => path + piece));
  const accepted = grown(grown(grown(grown(['/'])))).filter(isSitePath);
  expect(accepted.length).toBeGreaterThan(100);
  for (const address of accepted) {
    const { origin, pathname } = new URL(address, SITE);
    expect(origin, address).toBe(SITE);
    expect(decodeURIComponent(pathname), address).not.toMatch(/^\/[/\\]/);
    expect(pathname, address).toBe(/^[^?#]*/.exec(address)?.[0]);
  }
});
