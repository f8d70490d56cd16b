import { describe, expect, it } from 'vitest';
import { readName } from './plain-name.ts';

describe('a name', () => {
  it.each([
    'Heavy Basics',
    '10er-Karte',
    'Änne',
    'Ten-pass (10 %)',
    '腕立て伏せ',
    'نرگس\u200Cسادات',
    '👩🏽‍🚀',
    'Squat, 3/4',
    'J.de',
    'St.John',
    'Mia @ Front Desk',
  ])('may be %s', (name) => expect(readName(name)).toEqual({ outcome: 'name', name }));

  it('is trimmed and composed', () => {
    expect(readName('  A\u0308nne\u00A0')).toEqual({ outcome: 'name', name: 'Änne' });
  });

  it.each([
    ['Heavy\nBasics', 'a line feed'],
    ['Heavy\r\nBasics', 'a line break'],
    ['Heavy\u2028Basics', 'a line separator'],
    ['Heavy\u2029Basics', 'a paragraph separator'],
    ['Heavy\u0007Basics', 'a bell'],
    ['Heavy\u0085Basics', 'a control character of the upper half'],
    ['Heavy\tBasics', 'a tab'],
    ['\u202EcisaB', 'an override of the reading direction'],
    ['\u202ABasics\u202C', 'an embedding'],
    ['\u2066Basics\u2069', 'an isolate'],
    ['Basics\uD83D', 'half an emoji'],
  ])('is refused as unprintable: %j, %s', (typed) => {
    expect(readName(typed)).toEqual({ outcome: 'refused', reason: 'unprintable' });
  });

  it.each(['', ' \u00A0', '\u200B\u200D'])('is refused as empty: %j', (typed) => {
    expect(readName(typed)).toEqual({ outcome: 'refused', reason: 'empty' });
  });
});
