import { expect, it } from 'vitest';
import { icoFile } from './ico-file.ts';

it('holds each picture where its entry says', () => {
  const pictures = [
    { side: 16, png: Buffer.from('small') },
    { side: 32, png: Buffer.from('larger') },
  ];
  const file = icoFile(pictures);
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 2]);
  for (const [at, { side, png }] of pictures.entries()) {
    const entry = 6 + at * 16;
    expect([file.readUInt8(entry), file.readUInt8(entry + 1)]).toEqual([side, side]);
    const [length, offset] = [file.readUInt32LE(entry + 8), file.readUInt32LE(entry + 12)];
    expect(file.subarray(offset, offset + length)).toEqual(png);
  }
});
