import { expect, it } from 'vitest';
import { readChosen } from './file-draft.ts';

const fileOf = (name: string, text: string) =>
  new File([Uint8Array.from(text, (letter) => letter.charCodeAt(0))], name);

it('a file with rows is a draft of them', async () => {
  const chosen = await readChosen(fileOf('kunden.csv', 'Name\nMia Berger\n'), []);
  expect(chosen).toMatchObject({ kind: 'draft', draft: { name: 'kunden.csv', csv: { rows: 1 } } });
});

it.each([
  ['kunden.xlsx', 'PK\u0003\u0004\u0014\u0000', 'workbook'],
  ['kunden.csv', 'PK\u0003\u0004', 'workbook'],
  ['liste.jpg', '\u00ff\u00d8\u00ff\u00e0JFIF', 'picture'],
  ['liste.pdf', '%PDF-1.7\n', 'pdf'],
  ['leer.csv', '\n\n', null],
  ['sonstiges.bin', 'a\u0001\u0002\u0003\u0004b\u0000', null],
])('%s is told to be no CSV file', async (name, text, other) => {
  expect(await readChosen(fileOf(name, text), [])).toEqual({ kind: 'unread', unread: { name, other } });
});
