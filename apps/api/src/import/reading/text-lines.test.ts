import { expect, test } from 'vitest';
import { EndlessLine, LONGEST_RECORD } from './longest-record.ts';
import { judgeReading, type TextEncoding, textLines } from './text-lines.ts';

async function read(...chunks: Buffer[]) {
  const lines: string[] = [];
  const mixed: number[] = [];
  let encoding: TextEncoding | undefined;
  for await (const block of textLines(inOrder(chunks))) {
    expect(block.firstLine).toBe(lines.length + 1);
    lines.push(...block.lines);
    mixed.push(...block.mixed);
    encoding = block.encoding;
  }
  return { lines, mixed, ...(encoding === undefined ? {} : { encoding }) };
}

async function* inOrder(chunks: readonly Buffer[]) {
  yield* chunks;
}

const bytes = (text: string) => Buffer.from(text);

test('lines end at line feeds, and the last one needs none', async () => {
  expect(await read(bytes('a\nb\n\nc'))).toEqual({ lines: ['a', 'b', '', 'c'], mixed: [] });
  expect(await read(bytes('a\n'))).toEqual({ lines: ['a'], mixed: [] });
  expect(await read()).toEqual({ lines: [], mixed: [] });
});

test('a line and a letter may be cut anywhere between two chunks', async () => {
  const all = bytes('Straße\nKniebeuge für Jörg\nend');
  for (let cut = 0; cut <= all.length; cut += 1) {
    const { lines, mixed } = await read(all.subarray(0, cut), all.subarray(cut));
    expect(lines).toEqual(['Straße', 'Kniebeuge für Jörg', 'end']);
    expect(mixed).toEqual([]);
  }
});

test('a byte order mark at the start is left out, one further on is text', async () => {
  expect((await read(bytes('\uFEFFid,name\n\uFEFFx'))).lines).toEqual(['id,name', '\uFEFFx']);
});

test('a file whose first umlaut is Windows-1252 is read as that, wherever it is cut', async () => {
  const all = Buffer.from('id,name\na,M\xfcller \x80\nb,Stra\xdfe\n', 'latin1');
  for (let cut = 0; cut <= all.length; cut += 1) {
    expect(await read(all.subarray(0, cut), all.subarray(cut))).toEqual({
      lines: ['id,name', 'a,Müller €', 'b,Straße'],
      mixed: [],
      encoding: 'Windows-1252',
    });
  }
});

test('lines in another encoding than the first umlaut are told by their number', async () => {
  const [utf8, windows] = [bytes('Straße\n'), Buffer.from('Straße\n', 'latin1')];
  const mixedOf = async (...chunks: Buffer[]) => (await read(Buffer.concat(chunks))).mixed;
  expect(await mixedOf(bytes('ok\n'), utf8, windows, bytes('ok\n'), Buffer.of(0xff))).toEqual([3, 5]);
  expect(await mixedOf(windows, bytes('ok\n'), utf8)).toEqual([3]);
  expect(await mixedOf(bytes('\uFEFFid\n'), windows)).toEqual([2]);
});

test.each([
  ['UTF-16 with its mark', Buffer.from('\uFEFFid,name\n', 'utf16le'), /^is UTF-16/],
  ['UTF-16 without it', Buffer.from('id,name\n', 'utf16le'), /^is UTF-16/],
  ['a workbook', Buffer.from('PK\u0003\u0004\u0014\u0000'), /^is a workbook .*CSV UTF-8/],
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), /^is a picture .*CSV UTF-8/],
  ['a picture of a phone', Buffer.from('\0\0\0\x18ftypheic', 'latin1'), /^is a picture/],
])('%s is given up with one sentence', async (_what, file, sentence) => {
  await expect(read(file)).rejects.toThrow(sentence);
});

test('a file without line feeds is given up before it fills the memory', async () => {
  const half = Buffer.alloc(LONGEST_RECORD / 2, 'x');
  await expect(read(bytes('id\n'), half, half, half)).rejects.toEqual(new EndlessLine(2));
});

test('lines of an old Mac end at carriage returns, wherever they are cut', async () => {
  const all = bytes('id,name\r"1","a\nb"\r\r2,ü\r');
  for (let cut = 0; cut <= all.length; cut += 1) {
    const { lines } = await read(all.subarray(0, cut), all.subarray(cut));
    expect(lines).toEqual(['id,name', '"1","a', 'b"', '', '2,ü']);
  }
});

test.each([
  ['a\r\nb\rc\n', ['a\r', 'b\rc']],
  ['a\nb\rc\r\n', ['a', 'b\rc\r']],
  ['"a\rb",c\nd\re\n', ['"a\rb",c', 'd\re']],
  ['a\r', ['a']],
])('in %j only the first line end says how lines end', async (text, lines) => {
  expect((await read(bytes(text))).lines).toEqual(lines);
});

test('what was read wrong before is read as it was meant', async () => {
  const lines: string[] = [];
  for await (const block of textLines(inOrder([Buffer.of(0x4d, 0x9f, 0x6c, 0x0a)]), 'mac_roman'))
    lines.push(...block.lines);
  expect(lines).toEqual(['Mül']);
});

test('a file is judged by all of it, wherever it is cut', async () => {
  const all = Buffer.from('id,name\n1,J\x9arg\n2,M\x9fller\n', 'latin1');
  for (let cut = 0; cut <= all.length; cut += 1) {
    expect(await judgeReading(inOrder([all.subarray(0, cut), all.subarray(cut)]))).toMatchObject({
      encoding: 'Windows-1252',
      verdict: { kind: 'certain', reading: 'mac_roman', words: [{ word: 'Jörg' }, { word: 'Müller' }] },
    });
  }
  expect(await judgeReading(inOrder([bytes('id,name\n1,Anna\n')]))).toBeUndefined();
});
