import type { Seeded } from './seeded.ts';

/** Texts that are known to break servers or pages. */
export const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  'half \uDC00 pair',
  '\u202Egnp.exe',
  '\u2066\u2069\u200F',
  '\uFEFF',
  '👩🏽‍🚀👨‍👩‍👧‍👦',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "javascript:alert('1')",
  '<svg/onload=alert(1)>',
  '{{7*7}}${7*7}<%= 7*7 %>',
  "' or 1=1 --",
  "'; drop table studio.trial_bookings; --",
  '1; select pg_sleep(10)',
  '") union select null, version() --',
  '$1',
  '\\',
  '%00',
  '%',
  '%s%s%n',
  '../../../../etc/passwd',
  '..%2f..%2f',
  'https://evil.example/',
  '//evil.example',
  '\r\nSet-Cookie: a=b',
  'a@b.example\r\nBcc: everybody@example.org',
  '"a b"@example.org',
  'anna@example.org,otto@example.org',
  '=1+1',
  '+cmd|calc',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  'true',
  '-1',
  '0',
  '0x102',
  '2.58e2',
  '1e309',
  '9223372036854775808',
  '٢٥٨',
  '2026-02-30',
  '2026-13-01',
  '0000-00-00',
  '9999-12-31',
  '10000-01-01',
  '+002026-01-01',
  '2026-3-29',
  'ı',
  'ß@example.org',
  'ﷺ'.repeat(100),
  'x'.repeat(10_000),
  '😀'.repeat(2000),
];

const OTHER_VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  [],
  {},
  ['a'],
  [[[['deep']]]],
  { $ne: null },
  { toString: 'x' },
  { __proto__: { admin: true } },
];

/** A random hostile text. */
export function hostileText(chance: Seeded): string {
  if (chance.share() < 0.75) return chance.pick(HOSTILE_TEXTS);
  const length = chance.whole(1, 40);
  return Array.from({ length }, () => String.fromCharCode(chance.whole(0, 0xffff))).join('');
}

/** A value of any type. */
export function hostileValue(chance: Seeded): unknown {
  return chance.share() < 0.7 ? hostileText(chance) : chance.pick(OTHER_VALUES);
}

const MEGABYTE = 1024 * 1024;
const VERY_DEEP = 100_000;

/** Bodies that are not JSON, too large, or hostile JSON. */
export const HOSTILE_BODIES: readonly { readonly what: string; readonly bytes: Buffer }[] = [
  { what: '2 MB', bytes: Buffer.from(`{"email":"${'x'.repeat(2 * MEGABYTE)}"}`) },
  { what: 'nothing', bytes: Buffer.alloc(0) },
  { what: 'half a JSON', bytes: Buffer.from('{"email":') },
  { what: 'invalid UTF-8', bytes: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]) },
  { what: 'an overlong UTF-8', bytes: Buffer.from([0x22, 0xc0, 0xaf, 0x22]) },
  { what: 'UTF-16', bytes: Buffer.from('{"email":"a"}', 'utf16le') },
  { what: '100,000 lists in each other', bytes: Buffer.from('['.repeat(VERY_DEEP) + ']'.repeat(VERY_DEEP)) },
  { what: '20,000 lists in each other', bytes: Buffer.from('['.repeat(20_000) + ']'.repeat(20_000)) },
  { what: '8,000 objects in each other', bytes: Buffer.from(`${'{"a":'.repeat(8000)}1${'}'.repeat(8000)}`) },
  { what: 'a number', bytes: Buffer.from('1e999') },
  { what: 'a text', bytes: Buffer.from('"text"') },
  { what: 'a list', bytes: Buffer.from('[{}]') },
  { what: 'null', bytes: Buffer.from('null') },
  {
    what: 'a prototype',
    bytes: Buffer.from('{"__proto__":{"role":"owner"},"constructor":{"prototype":{"a":1}}}'),
  },
  {
    what: 'one field twice',
    bytes: Buffer.from('{"email":"a@example.org","email":"b@example.org","name":"A"}'),
  },
  {
    what: '5,000 fields',
    bytes: Buffer.from(
      JSON.stringify(Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`f${n}`, n]))),
    ),
  },
  { what: 'XML', bytes: Buffer.from('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>') },
];
