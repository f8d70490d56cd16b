import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Folder of the scripts, without slashes around it (specification, section 7: Other calls). */
export const SCRIPTS_FOLDER = 'static/js';
/** Folder of all files with a content hash in their name: scripts, styles and fonts, one folder each. */
const HASHED_FOLDER = 'static';
/** Where Vite puts files other than scripts. */
export const ASSET_NAMES = `${HASHED_FOLDER}/[ext]/[name]-[hash][extname]`;

/** Addresses of all hashed files by file name, which is unique. */
export async function hashedFiles(site: URL): Promise<ReadonlyMap<string, string>> {
  const folders = await readdir(new URL(`${HASHED_FOLDER}/`, site));
  const files = await Promise.all(
    folders.map(async (folder) => {
      const names = await readdir(new URL(`${HASHED_FOLDER}/${folder}/`, site));
      return names.map((name): [string, string] => [name, `/${HASHED_FOLDER}/${folder}/${name}`]);
    }),
  );
  return new Map(files.flat());
}

/** Every file below a folder. */
export async function filesBelow(folder: URL): Promise<readonly URL[]> {
  const entries = await readdir(fileURLToPath(folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => pathToFileURL(join(entry.parentPath, entry.name)));
}
