import { crc32, inflateRawSync } from 'node:zlib';

const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;

/** The texts of a ZIP archive by name, read from its directory as programs do; throws when a checksum is wrong. */
export function readArchive(archive: Buffer): Readonly<Record<string, string>> {
  const end = archive.subarray(-END_BYTES);
  if (end.toString('latin1', 0, 4) !== 'PK\u0005\u0006') throw new Error('There is no end of a directory.');
  const files: Record<string, string> = {};
  let at = end.readUInt32LE(16);
  for (let left = end.readUInt16LE(10); left > 0; left -= 1) {
    const entry = archive.subarray(at);
    const nameLength = entry.readUInt16LE(28);
    const name = entry.toString('utf8', ENTRY_BYTES, ENTRY_BYTES + nameLength);
    const local = archive.subarray(entry.readUInt32LE(42));
    const start = LOCAL_BYTES + local.readUInt16LE(26) + local.readUInt16LE(28);
    const content = inflateRawSync(local.subarray(start, start + entry.readUInt32LE(20)));
    if (crc32(content) !== entry.readUInt32LE(16)) throw new Error(`${name} is damaged.`);
    files[name] = content.toString('utf8');
    at += ENTRY_BYTES + nameLength + entry.readUInt16LE(30) + entry.readUInt16LE(32);
  }
  return files;
}
