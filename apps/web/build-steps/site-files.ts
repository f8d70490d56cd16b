import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Every file below a folder. */
export async function filesBelow(folder: URL): Promise<readonly URL[]> {
  const entries = await readdir(fileURLToPath(folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => pathToFileURL(join(entry.parentPath, entry.name)));
}
