import { expect, test } from 'vitest';
import { EndlessLine, LONGEST_RECORD, textLines } from './text-lines.ts';

async function read(...chunks: Buffer[]) {
  const lines: string[] = [];
  const notUtf8: number[] = [];
  for await (const block of textLines(inOrder(chunks))) {
    expect(block.firstLine).toBe(lines.length + 1);
    lines.push(...block.lines);
    notUtf8.push(...block.notUtf8);
  }
  return { lines, notUtf8 };
}

async function* inOrder(chunks: readonly Buffer[]) {
  yield* chunks;
}

const bytes = (text: string) => Buffer.from(text);

test('lines end at line feeds, and the last one needs none', async () => {
  expect(await read(bytes('a\nb\n\nc'))).toEqual({ lines: ['a', 'b', '', 'c'], notUtf8: [] });
  expect(await read(bytes('a\n'))).toEqual({ lines: ['a'], notUtf8: [] });
  expect(await read()).toEqual({ lines: [], notUtf8: [] });
});

test('a line and a letter may be cut anywhere between two chunks', async () => {
  const all = bytes('Straße\nKniebeuge für Jörg\nend');
  for (let cut = 0; cut <= all.length; cut += 1) {
    const { lines, notUtf8 } = await read(all.subarray(0, cut), all.subarray(cut));
    expect(lines).toEqual(['Straße', 'Kniebeuge für Jörg', 'end']);
    expect(notUtf8).toEqual([]);
  }
});

test('a byte order mark at the start is left out, one further on is text', async () => {
  expect((await read(bytes('\uFEFFid,name\n\uFEFFx'))).lines).toEqual(['id,name', '\uFEFFx']);
});

test('lines that are not UTF-8 are told by their number and the others are still read', async () => {
  const latin1 = Buffer.concat([
    bytes('ok\n'),
    Buffer.from('Straße\n', 'latin1'),
    bytes('ok\n'),
    Buffer.of(0xff),
  ]);
  const { lines, notUtf8 } = await read(latin1);
  expect(notUtf8).toEqual([2, 4]);
  expect([lines[0], lines[2]]).toEqual(['ok', 'ok']);
});

test('a file without line feeds is given up before it fills the memory', async () => {
  const half = Buffer.alloc(LONGEST_RECORD / 2, 'x');
  await expect(read(bytes('id\n'), half, half, half)).rejects.toEqual(new EndlessLine(2));
});
