import { describe, expect, it } from 'vitest';
import { judgePassword, PASSWORD_HINTS, PASSWORD_LIMITS } from './password-policy.ts';

const EMAIL = 'mia.schneider@mail.example';
const OWNER = { email: EMAIL, name: 'Mia Schneider', studioName: 'LIFTED' };
const LEAKED = 'Correct Horse Battery';
const reasonOf = (password: string, owner = OWNER) => {
  const verdict = judgePassword(password, owner, (asked) => asked === LEAKED);
  return verdict.outcome === 'accepted' ? 'accepted' : verdict.reason;
};

describe('the length of a password', () => {
  it('has 10 characters at least and 128 at most', () => {
    expect(reasonOf('kurz:hund')).toBe('too-short');
    expect(reasonOf('kurz:hunde')).toBe('accepted');
    const long = 'Rote Hanteln, grüne Matten. '.repeat(5).slice(0, PASSWORD_LIMITS.maxLength);
    expect(reasonOf(long)).toBe('accepted');
    expect(reasonOf(`${long}!`)).toBe('too-long');
  });

  it('counts characters, not bytes', () => {
    expect(reasonOf('🏋🏼🥇💪🧗🤸🚴🏊⛹'.slice(0, 14))).not.toBe('accepted');
    expect(reasonOf('süß-öl-äß!')).toBe('accepted');
  });
});

it('a password is not the address or its first part, however it is written', () => {
  for (const password of [EMAIL, EMAIL.toUpperCase(), ` ${EMAIL} `, 'mia.schneider', 'Mia.Schneider']) {
    expect(reasonOf(password), password).toBe('same-as-address');
  }
});

it.each(['mia.schneider squats', 'Schneider2026', 'Mia lifts weights', '2026 rost squats'])(
  '%s is refused for the name or a part of the address in it',
  (password) =>
    expect(reasonOf(password, { ...OWNER, email: 'm.schneider@rost.example' })).toBe('holds-own-name'),
);

it.each([
  'LIFTED-2026',
  'i like l1ft3d',
  'get-lifted-now',
  '1IFTED every week',
  '!ifted every week',
  '|.1.f.7.3.d as ever',
])('%s is refused for the studio’s name in it', (password) =>
  expect(reasonOf(password, { ...OWNER, email: 'mia@mail.example' })).toBe('holds-studio-name'),
);

it.each([
  'Passwort123',
  'password1234',
  'aaaaaaaaaa',
  'abcabcabcabc',
  '1234567890',
  '0987654321',
  'QWERTZUIOP',
  'zyxwvutsrq',
  'Fitness2026!',
  '!!p4ssw0rd!!',
  'prenzlauerberg1',
  'basketballbasketball',
  '1234frühling',
  'f1ower12345',
  'P@ssw0rd123',
])('%s is refused as one everybody tries', (password) => expect(reasonOf(password)).toBe('common'));

it('a password known from a leak is refused as such, after every reason that says more', () => {
  expect(reasonOf(LEAKED)).toBe('breached');
  const always = (password: string) => judgePassword(password, OWNER, () => true);
  expect(always('Passwort123')).toMatchObject({ reason: 'common' });
  expect(always('LIFTED-2026')).toMatchObject({ reason: 'holds-studio-name' });
});

describe('the name of the studio', () => {
  const named = (studioName: string) => (password: string) =>
    reasonOf(password, { email: 'li@mail.example', name: 'Bo Li', studioName });

  it.each([
    'kraftwürfel 26',
    'Kraftwuerfel 26',
    'KRAFTWURFEL 26',
    'kr4ftwürf3l 26',
    '-k-r-a-f-t-w-ü-r-f-e-l-',
    'kraftwu\u0308rfel 26',
    'große halle 26',
    'GROSSE HALLE 26',
    'kraftwürfelgroßehalle',
  ])('is found in %s', (password) =>
    expect(named('Kraftwürfel Große Halle')(password)).toBe('holds-studio-name'),
  );

  it.each([
    ['F45 Training', 'f45-every-morning'],
    ['F45 Training', 'my f-4-5 morning'],
    ['Box 26', '8ox every morning'],
    ['Łódź Lifters', 'lodz every morning'],
  ])('%s is found in %s', (studioName, password) =>
    expect(named(studioName)(password)).toBe('holds-studio-name'),
  );

  it('is not found where a word only begins like it', () =>
    expect(named('Kraftwürfel')('kraft am morgen')).toBe('accepted'));
});

it.each(['strong-every-week', 'kaffee um sieben', 'a1b2c3d4e5f6', 'fitness mit jana', 'Kniebeugen2026'])(
  '%s is accepted',
  (password) => expect(reasonOf(password)).toBe('accepted'),
);

it('the hints name the shortest length', () => {
  for (const [length] of Object.values(PASSWORD_HINTS)) expect(length).toContain('10');
});
