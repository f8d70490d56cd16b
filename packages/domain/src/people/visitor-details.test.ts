import { describe, expect, it } from 'vitest';
import { visitorEmail, visitorName } from './visitor-details.ts';

describe('a name', () => {
  it.each([
    ['Änne', 'umlauts'],
    ['Nguyễn Thị Minh', 'stacked accents'],
    ['李小龙', 'Chinese'],
    ['محمد', 'Arabic'],
    ['שרה', 'Hebrew'],
    ['Σοφία', 'Greek'],
    ['Łukasz', 'Polish'],
    ['👩🏽‍🚀', 'an emoji joined of three'],
    ['O\'Brien "Bo"', 'quotes'],
    ['<b>Bobby</b>', 'HTML, kept as the text it is'],
    ["Robert'); drop table coaches;--", 'SQL, kept as the text it is'],
  ])('may be %s: %s', (name) => expect(visitorName(name)).toEqual({ outcome: 'name', name }));

  it('is trimmed and composed', () => {
    expect(visitorName('  A\u0308nne\u00A0')).toEqual({ outcome: 'name', name: 'Änne' });
  });

  it.each([
    ['', 'nothing'],
    [' \u00A0\u2003 ', 'spaces only'],
    ['\u200B\u200D', 'marks without width only'],
  ])('is refused as empty: %j, %s', (typed) => {
    expect(visitorName(typed)).toEqual({ outcome: 'refused', reason: 'empty' });
  });

  it.each([
    'https://evil.example',
    'Win! www.evil.example',
    'Mia, see evil.example/prize',
    'Mia evil.COM now',
    'call me at mia@evil.example',
  ])('is refused as a web or mail address, which our mail would pass on: %s', (typed) =>
    expect(visitorName(typed)).toEqual({ outcome: 'refused', reason: 'web_address' }),
  );

  it.each(['St. John', 'J. R. Smith', 'Dr. Anna', 'A/B'])('may hold dots and slashes: %s', (name) =>
    expect(visitorName(name)).toEqual({ outcome: 'name', name }),
  );

  it.each([
    'Mia 0151 23456789',
    'call +49 (151) 234-567',
    'Mia 030/123456',
    'Mia ０１５１２３４５６',
    'Mia ٠١٥١٢٣٤٥',
    'Mia 0\u200B1\u200B5\u200B1\u200B2\u200B3',
  ])('is refused as a telephone number, which our mail would pass on: %s', (typed) =>
    expect(visitorName(typed)).toEqual({ outcome: 'refused', reason: 'phone_number' }),
  );

  it.each(['Mia 2', 'Agent 00-7', 'Ben 12345', 'Mia 1 2 3'])('may hold a few digits: %s', (name) =>
    expect(visitorName(name)).toEqual({ outcome: 'name', name }),
  );

  it.each([
    ['Mia\r\nBcc: all@studio.example', 'a line break, the way into a mail header'],
    ['Mia\nLou', 'a line feed'],
    ['Mia\u2028Lou', 'a line separator'],
    ['Mia\tLou', 'a tab'],
    ['Mia\u0000', 'a null'],
    ['Mia\u0085', 'a control character of the upper half'],
    ['Mia\u202Egnp.exe', 'an override of the reading direction'],
    ['Mia\u2066x\u2069', 'an isolated reading direction'],
    ['Mia\uD83D', 'half an emoji'],
  ])('is refused as unprintable: %j, %s', (typed) => {
    expect(visitorName(typed)).toEqual({ outcome: 'refused', reason: 'unprintable' });
  });
});

describe('an address', () => {
  it.each([
    [' Mia.Lou@Example.COM ', 'mia.lou@example.com'],
    ['ÄNNE@MÜLLER.DE', 'änne@müller.de'],
    ["o'brien+lifted@mail.example.co.uk", "o'brien+lifted@mail.example.co.uk"],
    ['用户@例子.广告', '用户@例子.广告'],
    ['a@1-b.de', 'a@1-b.de'],
  ])('%j is kept as %j', (typed, email) => {
    expect(visitorEmail(typed)).toEqual({ outcome: 'email', email });
  });

  it.each([
    'mia',
    '@example.com',
    'mia@',
    'mia@localhost',
    'mia@@example.com',
    'mia@lou@example.com',
    'mia lou@example.com',
    'mia@exam ple.com',
    'mia@example..com',
    'mia@-example.com',
    'mia@example-.com',
    'mia@.example.com',
    'mia@example.com.',
    'mia@[127.0.0.1]',
    'mia,lou@example.com',
    'mia<lou@example.com',
    'mia>@example.com',
    '"mia"@example.com',
    'mia:lou@example.com',
    'mia@example.com\r\nBcc: x@y.de',
    'mia\u0000@example.com',
    'mia@exam\u0000ple.com',
    'm\u202Eia@example.com',
    `${'m'.repeat(65)}@example.com`,
    `mia@${'e'.repeat(64)}.com`,
  ])('%j is refused', (typed) => {
    expect(visitorEmail(typed)).toEqual({ outcome: 'refused', reason: 'not_an_address' });
  });
});
