import { Id } from '@lifted/contract/wire-values';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import {
  civilDate,
  id,
  instant,
  mailAddress,
  mediaUrl,
  oneOf,
  optional,
  plainName,
  text,
  wholeNumber,
  yesOrNo,
} from './field-parsers.ts';
import type { FieldParser } from './field-parsers.ts';

/** 254 characters, the most a mail server has to accept. */
const LONGEST_ADDRESS = `${'a'.repeat(60)}@${'b'.repeat(61)}.${'c'.repeat(61)}.${'d'.repeat(61)}.example`;

describe('what is taken', () => {
  test.each<[string, string, FieldParser, string | null]>([
    ['A-1/b_c', 'id', id, 'A-1/b_c'],
    ['x'.repeat(100), 'id', id, 'x'.repeat(100)],
    ['Jörg\nÖzil', 'text', text, 'Jörg\nÖzil'],
    ['x'.repeat(500), 'text', text, 'x'.repeat(500)],
    ['🏋️‍♀️'.repeat(500), 'text', text, '🏋️‍♀️'.repeat(500)],
    ['Ru\u0308cken', 'text', text, 'R\u00FCcken'],
    ['', 'optional text', optional(text), null],
    ['x', 'optional text', optional(text), 'x'],
    ['/media/coaches/jana.webp', 'mediaUrl', mediaUrl, '/media/coaches/jana.webp'],
    [
      'https://images.lifted.example/a/upload/b.mp4',
      'mediaUrl',
      mediaUrl,
      'https://images.lifted.example/a/upload/b.mp4',
    ],
    ['Mia@Member.EXAMPLE', 'mailAddress', mailAddress, 'mia@member.example'],
    [LONGEST_ADDRESS, 'mailAddress', mailAddress, LONGEST_ADDRESS],
    ['Nguyễn Thị Ánh', 'plainName', plainName, 'Nguyễn Thị Ánh'],
    ['J.de', 'plainName', plainName, 'J.de'],
    ['Jo\u0308rg', 'plainName', plainName, 'J\u00F6rg'],
    ['1', 'wholeNumber', wholeNumber(1, 1000), '1'],
    ['1000', 'wholeNumber', wholeNumber(1, 1000), '1000'],
    ['012', 'wholeNumber', wholeNumber(1, 1000), '12'],
    ['Left', 'oneOf', oneOf(['left', 'right']), 'left'],
    ['TRUE', 'yesOrNo', yesOrNo, 'true'],
    ['1', 'yesOrNo', yesOrNo, 'true'],
    ['yes', 'yesOrNo', yesOrNo, 'true'],
    ['Ja', 'yesOrNo', yesOrNo, 'true'],
    ['WAHR', 'yesOrNo', yesOrNo, 'true'],
    ['nein', 'yesOrNo', yesOrNo, 'false'],
    ['FALSCH', 'yesOrNo', yesOrNo, 'false'],
    ['false', 'yesOrNo', yesOrNo, 'false'],
    ['0', 'yesOrNo', yesOrNo, 'false'],
    ['no', 'yesOrNo', yesOrNo, 'false'],
    ['', 'yesOrNo', yesOrNo, 'false'],
    ['2028-02-29', 'civilDate', civilDate, '2028-02-29'],
    ['2000-01-01', 'civilDate', civilDate, '2000-01-01'],
    ['1.2.2026', 'civilDate', civilDate, '2026-02-01'],
    ['2199-12-31', 'civilDate', civilDate, '2199-12-31'],
    ['2026-03-30T18:00', 'instant', instant, '2026-03-30T16:00:00.000Z'],
    ['30.03.2026 18:00', 'instant', instant, '2026-03-30T16:00:00.000Z'],
  ])('%j as %s', (cell, _name, parser, value) => {
    expect(parser(cell)).toEqual({ ok: true, value });
  });
});

const NO_ID = 'is not an id; expected are 1 to 100 letters, digits or signs without spaces and umlauts';
const NO_URL = 'is not an address; expected is one that begins with https:// or with a single /';
const NO_MAIL = 'is not an email address; expected is something like name@example.org';
const NO_NAME = 'is not a name; expected are letters or digits, without line breaks or invisible signs';
const NO_DATE = 'is not an existing date; expected is YYYY-MM-DD or DD.MM.YYYY, years 2000 to 2199';
const NO_TIME =
  'is not an existing time; expected is 2026-03-30T18:00 or 30.03.2026 18:00 (Berlin time) or 2026-03-30T18:00:00+02:00';

describe('what is refused, in words', () => {
  test.each<[string, FieldParser, string]>([
    ['', id, `an empty cell ${NO_ID}`],
    ['a b', id, `'a b' ${NO_ID}`],
    ['jörg', id, `'jörg' ${NO_ID}`],
    ['x'.repeat(101), id, `'${'x'.repeat(60)}…' ${NO_ID}`],
    ['a\u0000', id, `'a ' ${NO_ID}`],
    ['', text, 'is empty; expected is a text'],
    ['a\u0000b', text, "'a b' contains a control character; remove it"],
    ['a\u001B[31mb', text, "'a [31mb' contains a control character; remove it"],
    ['x'.repeat(501), text, 'has more than 500 characters'],
    ['🏋️‍♀️'.repeat(501), text, 'has more than 500 characters'],
    ['media/a.webp', mediaUrl, `'media/a.webp' ${NO_URL}`],
    ['http://a.example/a.webp', mediaUrl, `'http://a.example/a.webp' ${NO_URL}`],
    ['//elsewhere.example/a.webp', mediaUrl, `'//elsewhere.example/a.webp' ${NO_URL}`],
    ['javascript:alert(1)', mediaUrl, `'javascript:alert(1)' ${NO_URL}`],
    ['https://a b', mediaUrl, `'https://a b' ${NO_URL}`],
    [`/${'x'.repeat(2000)}`, mediaUrl, `'/${'x'.repeat(59)}…' ${NO_URL}`],
    ['', mailAddress, `an empty cell ${NO_MAIL}`],
    ['mia@member', mailAddress, `'mia@member' ${NO_MAIL}`],
    ['mia berger@member.example', mailAddress, `'mia berger@member.example' ${NO_MAIL}`],
    [`a${LONGEST_ADDRESS}`, mailAddress, `'${'a'.repeat(60)}…' ${NO_MAIL}`],
    ['', plainName, 'is empty; expected is a text'],
    ['Mia\nBcc', plainName, `'Mia Bcc' ${NO_NAME}`],
    ['Mia\u202EaiM', plainName, `'Mia aiM' ${NO_NAME}`],
    ['0', wholeNumber(1, 1000), "'0' is not a whole number from 1 to 1000"],
    ['1001', wholeNumber(1, 1000), "'1001' is not a whole number from 1 to 1000"],
    ['12.5', wholeNumber(1, 1000), "'12.5' is not a whole number from 1 to 1000"],
    ['-1', wholeNumber(1, 1000), "'-1' is not a whole number from 1 to 1000"],
    ['', wholeNumber(1, 1000), 'an empty cell is not a whole number from 1 to 1000'],
    ['both', oneOf(['left', 'right']), "'both' is not one of left, right"],
    [
      'oui',
      yesOrNo,
      "'oui' is neither yes (true, 1, yes, ja, wahr) nor no (false, 0, no, nein, falsch or empty)",
    ],
    ['2026-02-29', civilDate, `'2026-02-29' ${NO_DATE}`],
    ['29.2.2026', civilDate, `'29.2.2026' ${NO_DATE}`],
    ['2.2026', civilDate, `'2.2026' ${NO_DATE}`],
    ['1999-12-31', civilDate, `'1999-12-31' ${NO_DATE}`],
    ['2200-01-01', civilDate, `'2200-01-01' ${NO_DATE}`],
    ['30.03.2026', instant, `'30.03.2026' ${NO_TIME}`],
    ['31.12.1999 23:59', instant, "'31.12.1999 23:59' lies outside the years 2000 to 2199"],
    ['18:00', instant, `'18:00' ${NO_TIME}`],
    ['', instant, `an empty cell ${NO_TIME}`],
    ['1999-12-31T23:59', instant, "'1999-12-31T23:59' lies outside the years 2000 to 2199"],
    [
      '2026-03-29T02:30',
      instant,
      "'2026-03-29T02:30' does not exist in Berlin: the clocks are put forward over it that night",
    ],
  ])('%j', (cell, parser, fault) => {
    expect(parser(cell)).toMatchObject({ ok: false, fault: { en: fault } });
  });
});

test('an id that the import takes is an id on the wire, and the other way round', () => {
  for (let code = 0; code < 0x180; code += 1) {
    const sign = String.fromCodePoint(code);
    expect(id(sign).ok, `U+${code.toString(16)}`).toBe(Value.Check(Id, sign));
  }
});
