import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { StudioSettings } from '@lifted/contract/studio-settings';
import { NO_THIRD_PARTIES } from '../http/headers/security-headers.ts';
import type { SiteSettings } from '../site/read-site.ts';

/** Settings of a studio with only its own pages. */
export const BARE_STUDIO: StudioSettings = {
  origin: 'https://lifted.example',
  is_demo: false,
  booking_service: null,
  questionnaire: null,
  firebase: null,
  google: 'hidden',
  token_sync_url: null,
  analytics: null,
};

/** A site of that studio without third-party services. */
export const BARE_SITE: SiteSettings = {
  https: false,
  imageHost: 'https://images.example',
  studio: BARE_STUDIO,
  thirdParties: {},
  identityThirdParties: NO_THIRD_PARTIES,
};

/** Writes a small built site into a temporary folder. */
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
