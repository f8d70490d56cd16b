import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Writes a small built site into a folder of its own, for tests. */
export async function writeSiteFixture(
  files: Readonly<Record<string, string | Buffer>>,
): Promise<{ readonly folder: string; readonly remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'lifted-site-'));
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
