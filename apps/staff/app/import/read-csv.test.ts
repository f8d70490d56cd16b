import { describe, expect, it } from 'vitest';
import { mappedText } from './mapped-text.ts';
import { type CsvFile, readCsv } from '../parts/files/read-csv.ts';
import { lettersOf } from './letters/file-letters.ts';
import { readText } from '../parts/files/read-text.ts';

function csv(text: string): CsvFile {
  const file = readCsv(text);
  if (file === undefined) throw new Error('no rows');
  return file;
}

describe('the encoding of a file', () => {
  const utf16 = (text: string, isBig: boolean) =>
    Uint8Array.from(
      text.split('').flatMap((sign) => {
        const code = sign.charCodeAt(0);
        return isBig ? [code >> 8, code & 255] : [code & 255, code >> 8];
      }),
    );
  it.each([
    ['UTF-8', new TextEncoder().encode('Zoë')],
    ['UTF-8', Uint8Array.from([0xef, 0xbb, 0xbf, ...new TextEncoder().encode('Zoë')])],
    ['Windows-1252', Uint8Array.from([0x5a, 0x6f, 0xeb])],
    ['UTF-16', utf16('\uFEFFZoë', true)],
    ['UTF-16', utf16('\uFEFFZoë', false)],
    ['UTF-16', utf16('Zoë', true)],
    ['UTF-16', utf16('Zoë', false)],
  ])('is recognised: %s', (encoding, bytes) => expect(readText(bytes)).toEqual({ text: 'Zoë', encoding }));
});

describe('the letters of a file', () => {
  const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  it.each([
    ['M\x9fller', { kind: 'certain', reading: 'mac_roman' }],
    ['M\xfcller', { kind: 'certain', reading: 'as_is' }],
    ['M\xc3\x83\xc2\xbcller', { kind: 'certain', reading: 'utf8_twice' }],
    ['Du\x9ako', { kind: 'doubtful', words: [{ word: 'Duško', other: 'Duöko' }] }],
  ])('are judged: %j', (bytes, verdict) => expect(lettersOf(latin(bytes)).verdict).toMatchObject(verdict));
});

describe('the cells of a file', () => {
  it('are read where lines end at carriage returns, as on an old Mac', () => {
    const file = csv('id,name\r1,"Zoë"\r2,Eva\r');
    expect(file).toMatchObject({ header: ['id', 'name'], rows: 2 });
    expect(mappedText(file, { id: 0, name: 1 })).toBe('id,name\n1,Zoë\n2,Eva\n\n');
  });

  it('have three rows to show, those with umlauts before others', () => {
    const names = ['Anna', 'Bär', 'Cem', 'Dora', 'Groß'];
    expect(csv(`name\n${names.join('\n')}\n`).samples).toEqual([['Bär'], ['Groß'], ['Anna']]);
  });

  it.each([
    ['id,name\n1,"a;b"', ','],
    ['id;name\n1;"a,b"', ';'],
    ['id\tname\n1\ta,b;c', '\t'],
    ['sep=;\nid;name\n1;a,b', ';'],
  ])('are told apart: %j', (text, separator) => {
    expect(csv(text)).toMatchObject({ separator, header: ['id', 'name'], rows: 1 });
  });

  it('are none in an empty file', () => expect(readCsv(' \n\n')).toBeUndefined());

  it('with a quote that is never closed are found with its line', () =>
    expect(csv('id,name\n1,"a\nb"\n2,"c\n3,d').brokenQuoteOn).toBe(4));
});

describe('the file that is sent', () => {
  it('has our names, no cell that nobody chose, and every row on its line', () => {
    const file = csv(
      'sep=;\nNr;Vorname;Telefon;Mail\n\n7;"Mia\nMaria";0170;m@x.example\n8;"Zoë ""Z""";0171;z@x.example\n',
    );
    const sent = mappedText(file, { id: 0, first_name: 1, email: 3, last_name: null });
    expect(sent.split('\n')).toEqual([
      '',
      'id,first_name,last_name,email',
      '',
      '7,"Mia',
      'Maria",,m@x.example',
      '8,"Zoë ""Z""",,z@x.example',
      '',
      '',
    ]);
  });

  it('takes one column for two, behind the others where there is no room', () => {
    const file = csv('mail,name\na@x.example,Ada\n');
    expect(mappedText(file, { id: 0, email: 0, name: 1 })).toBe(
      'id,name,email\na@x.example,Ada,a@x.example\n\n',
    );
  });

  it('keeps the number of cells of a row that is too short or too long', () => {
    const file = csv('id;name\n1\n2;b;c\n');
    expect(mappedText(file, { id: 0, name: 1 }).split('\n').slice(0, 3)).toEqual(['id,name', '1', '2,b,']);
  });

  it('splits a column of whole names at the last space, and makes ids where there are none', () => {
    const file = readCsv('Name,E-Mail\nAnna Maria Berger,a@b.example\nCher,c@b.example\n');
    if (file === undefined) throw new Error('no file');
    const mapping = { id: null, first_name: 0, last_name: 0, email: 1 };
    expect(mappedText(file, mapping, (row) => `new-${row}`)).toBe(
      'first_name,email,id,last_name\nAnna Maria,a@b.example,new-1,Berger\nCher,c@b.example,new-2,\n\n',
    );
  });
});
