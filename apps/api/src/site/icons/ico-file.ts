const FILE_HEADER_BYTES = 6;
const ENTRY_BYTES = 16;
/** Resource type: icon (2 would be a cursor). */
const ICON = 1;
const PLANES = 1;
const BITS_PER_PIXEL = 32;

/** A favicon.ico of square PNG pictures, each at most 255 pixels wide; all browsers in use read PNG inside. */
export function icoFile(pictures: readonly { readonly side: number; readonly png: Buffer }[]): Buffer {
  const head = Buffer.alloc(FILE_HEADER_BYTES + ENTRY_BYTES * pictures.length);
  head.writeUInt16LE(ICON, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [at, { side, png }] of pictures.entries()) {
    const entry = FILE_HEADER_BYTES + at * ENTRY_BYTES;
    head.writeUInt8(side, entry);
    head.writeUInt8(side, entry + 1);
    head.writeUInt16LE(PLANES, entry + 4);
    head.writeUInt16LE(BITS_PER_PIXEL, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
