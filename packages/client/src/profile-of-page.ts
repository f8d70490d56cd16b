import path from 'node:path';
import type { Plugin } from 'vite';

const PROFILE_FOLDER = '/packages/profile/src/';

/** Modules of the profile, and the part of it each exports. */
const PARTS: Readonly<Record<string, string>> = {
  'studio.ts': 'studio',
  'details.ts': 'details',
  'about.ts': 'about',
  'coaches.ts': 'coaches',
  'testimonials.ts': 'testimonials',
  'neighbourhood.ts': 'neighbourhood',
};
/** Every page is sent with this part; the others may have to be fetched. */
const ON_EVERY_PAGE = 'studio';

/**
 * Scripts take the studio's profile from the page they run in, because the desk changes it without a build
 * (docs/decisions/131-profile-at-the-desk.md). What draws the pages keeps the profile's own modules.
 */
export function profileOfPage(): Plugin {
  return {
    name: 'profile-of-page',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const part = id.includes(PROFILE_FOLDER) ? PARTS[path.posix.basename(id)] : undefined;
      return part === undefined ? undefined : fromPage(part);
    },
  };
}

function fromPage(part: string): string {
  const imported = "import { profilePart } from '@lifted/client/studio-profile.ts';";
  if (part === ON_EVERY_PAGE) return `${imported}\nexport const ${part} = profilePart('${part}');`;
  return [
    imported,
    "import { fetchedProfilePart } from '@lifted/client/fetched-profile.ts';",
    `const written = profilePart('${part}');`,
    `export const ${part} = written === undefined ? await fetchedProfilePart('${part}') : written;`,
  ].join('\n');
}
