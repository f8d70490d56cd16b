/**
 * Draws the icons of the release into the website's public files. Run by hand (`npm run icons --workspace apps/api`) when the mark
 * or the release's colour changes; the results are committed. A studio with another colour gets its own from the server.
 */
import { writeFile } from 'node:fs/promises';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { studio } from '@lifted/profile/studio';
import { ICON_FILES } from './icon-files.ts';

const target = new URL('../../../../web/public/', import.meta.url);

for (const [name, draw] of ICON_FILES) {
  const content = await draw(studio);
  await writeFile(fileURLToPath(new URL(name, target)), content);
  process.stdout.write(`${name} ${(content.length / 1000).toFixed(1)} kB\n`);
}
