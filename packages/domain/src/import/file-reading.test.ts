import { describe, expect, it } from 'vitest';
import { ReadingJudge, type ReadingVerdict } from './file-reading.ts';
import { readAs } from './misread-text.ts';

/** A file that is not UTF-8, as it reads in Windows-1252. */
function bytes(...words: readonly string[]): ReadingVerdict {
  const judge = new ReadingJudge(false);
  for (const word of words) judge.add(`1,${word},a@x.example\n`);
  return judge.verdict();
}

function unicode(...words: readonly string[]): ReadingVerdict {
  const judge = new ReadingJudge(true);
  for (const word of words) judge.add(`1,${word},a@x.example\n`);
  return judge.verdict();
}

describe('a text that was read in the wrong encoding', () => {
  it.each([
    ['mac_roman', 'MŸller-Gro§, Jšrg', 'Müller-Groß, Jörg'],
    ['mac_roman', '€rzte, J…RG, M†LLER', 'Ärzte, JÖRG, MÜLLER'],
    ['utf8_twice', 'MÃ¼ller-GroÃŸ, Ãœlker', 'Müller-Groß, Ülker'],
    ['utf8_twice', 'Oâ€™Brien, Zoë', 'O’Brien, Zoë'],
    ['utf8_twice_mac', 'M√ºller-Gro√ü', 'Müller-Groß'],
    ['as_is', 'MŸller', 'MŸller'],
  ] as const)('as %s: %s is %s', (reading, text, meant) => {
    expect(readAs(text, reading)).toBe(meant);
  });

  it.each(['„GRÜß“', 'Ü“', 'É“', 'Zoë', 'SÃO JOÃO', '“Über', '‚Öl‘', '«Étoile»', '…öffnen', '–äh', 'Ñ–'])(
    'leaves %s as it is, read as UTF-8 again',
    (text) => {
      expect(readAs(text, 'utf8_twice')).toBe(text);
      expect(readAs(text, 'utf8_twice_mac')).toBe(text);
    },
  );
});

describe('a file that is not UTF-8', () => {
  it.each([
    [['Müller']],
    [['Jörg', 'Groß']],
    [['René', 'Élise', 'Über']],
    [['O’Brien', 'Müller–Schmidt', 'Straße 3']],
    [['Øyvind', 'Søren', 'Šimon']],
    [['MÜLLER', 'Ömer', 'Ärzte']],
  ])('with %j is Windows-1252 for certain', (words) => {
    expect(bytes(...words)).toMatchObject({ kind: 'certain', reading: 'as_is', other: 'mac_roman' });
  });

  it.each([[['MŸller']], [['Jšrg', 'MŸller-Gro§']], [['Ren\u008F']], [['€rzte']], [['J…RG']], [['OÕBrien']]])(
    'with %j is Mac Roman for certain',
    (words) => {
      expect(bytes(...words)).toMatchObject({ kind: 'certain', reading: 'mac_roman', other: 'as_is' });
    },
  );

  it.each([[['Duško']], [['Jšrg']], [['Mu–oz']], [['Šimon', 'Željko']]])(
    'with nothing but %j is asked about',
    (words) => {
      expect(bytes(...words)).toMatchObject({ kind: 'doubtful', reading: 'as_is', other: 'mac_roman' });
    },
  );

  it('shows three words in both readings', () => {
    expect(bytes('Jšrg', 'Šimon', 'Jšrg', 'Duško', 'Mu–oz').words).toEqual([
      { word: 'Jšrg', other: 'Jörg' },
      { word: 'Šimon', other: 'äimon' },
      { word: 'Duško', other: 'Duöko' },
    ]);
  });

  it('is told by all its words, of which one in ten may be odd', () => {
    expect(bytes(...Array.from({ length: 20 }, () => 'Jörg'), 'x§y').kind).toBe('certain');
    expect(bytes('Jörg', 'MŸller')).toMatchObject({ kind: 'doubtful' });
  });
});

describe('a file in UTF-8', () => {
  it.each([
    [['Müller', 'Zoë', 'Ülkü', 'Ağaoğlu', 'Işık', 'İbrahim']],
    [['Duško', 'Željko', 'Šimić', 'Łukasz', 'Nguyễn', 'Țepeș']],
    [['O’Brien', 'D´Angelo', 'Mª', 'Иван', 'Ελένη', '李', '🏋️']],
    [['60°', 'm²', '15€', '„Kraft“', 'Coach’s', 'Kniebeuge…', 'SÃO', '–']],
    [['DÖrte']],
    [['“Über', '‚Öl‘', '«Étoile»', '…öffnen', '–äh', 'ESPAÑA–']],
  ])('with %j is read as it is, without a question', (words) => {
    expect(unicode(...words)).toEqual({ kind: 'certain', reading: 'as_is', other: null, words: [] });
  });

  it('that was encoded twice is mended, and says what it would be otherwise', () => {
    expect(unicode('JÃ¶rg', 'MÃ¼ller-GroÃŸ', 'Weiß')).toEqual({
      kind: 'certain',
      reading: 'utf8_twice',
      other: 'as_is',
      words: [
        { word: 'Jörg', other: 'JÃ¶rg' },
        { word: 'Müller-Groß', other: 'MÃ¼ller-GroÃŸ' },
      ],
    });
    expect(unicode('M√ºller')).toMatchObject({ kind: 'certain', reading: 'utf8_twice_mac' });
  });

  it.each([[['Ãœlker']], [['„SCHULÄ“']]])(
    'with nothing but %j, which could be meant, is asked about',
    (words) => {
      expect(unicode(...words)).toMatchObject({ kind: 'doubtful', reading: 'utf8_twice', other: 'as_is' });
    },
  );

  it('that was Mac Roman before is asked about', () => {
    expect(unicode('MŸller')).toEqual({
      kind: 'doubtful',
      reading: 'mac_roman',
      other: 'as_is',
      words: [{ word: 'Müller', other: 'MŸller' }],
    });
  });

  it('with some words encoded twice and others odd is asked about', () => {
    expect(unicode('MÃ¼ller', 'x§y')).toMatchObject({ kind: 'doubtful', reading: 'utf8_twice' });
  });
});
