import { STUDIO_PROFILE_ID } from '@lifted/contract/studio-settings';
import { brandStyle } from '@lifted/domain/brand/brand-colours';
import { adoptProfile } from '@lifted/profile/adopted-profile';
import type { StudioProfile } from '@lifted/profile/studio-profile';
import { maySiteOpen } from '@lifted/profile/missing-facts';
import { replaceProfile } from '@lifted/profile/whole-profile';
import { loggable, type WarnLog } from '../http/errors/failures.ts';
import type { CachedResponse } from '../cache/cached-response.ts';
import { DraftPages } from './draft-pages.ts';
import { canDraw, drawPage, drawPages } from './draw-site.ts';
import { readDrawnPage, readSite, type Site, type SiteSettings } from './read-site.ts';
import { StudioIcons } from './icons/studio-icons.ts';
import { SharePictures } from './share-pictures.ts';
import { uploaded, type ReadPicture } from './uploaded-picture.ts';
import { readStaffApp, type StaffApp } from './read-staff-app.ts';

/** A profile with its version; 0 is the release's own. */
export interface VersionedProfile {
  readonly version: number;
  readonly profile: StudioProfile;
}

interface StudioSiteDependencies {
  readonly siteFolder: string;
  readonly staffFolder: string;
  /** Read for every drawing, because some of it follows the profile. */
  readonly settings: () => SiteSettings;
  /** The profile that holds. */
  readonly readProfile: () => Promise<VersionedProfile>;
  /** A draft by the token of its link; undefined: there is none. */
  readonly readDraft: (token: string) => Promise<StudioProfile | undefined>;
  /** An uploaded picture by its address; undefined: there is none. */
  readonly readPicture: ReadPicture;
  /** Whether pages are shown while something the law asks for is missing: on the operator's own machine. */
  readonly isDemo: boolean;
  readonly log: WarnLog;
}

const PROFILE_ELEMENT = new RegExp(`(<script[^>]*\\sid="${STUDIO_PROFILE_ID}"[^>]*>)[^<]*(</script>)`);

/**
 * The built site and staff app as the studio's profile has them. When the desk saves a profile, the pages are drawn again in
 * every process, and the old ones are served until the new ones are there (docs/decisions/131-profile-at-the-desk.md).
 */
export class StudioSite {
  readonly #dependencies: StudioSiteDependencies;
  readonly #drafts: DraftPages;
  #site: Site | undefined;
  #staff: StaffApp | undefined;
  #version = 0;
  #isPublic = false;
  #pictures: SharePictures | undefined;
  #icons: StudioIcons | undefined;
  #following: Promise<void> = Promise.resolve();

  constructor(dependencies: StudioSiteDependencies) {
    this.#dependencies = dependencies;
    const { siteFolder, settings, readDraft } = dependencies;
    this.#drafts = new DraftPages({
      readDraft,
      draw: async (draft, path) => readDrawnPage(await drawPage(siteFolder, draft, path), settings()),
    });
  }

  /** Undefined: the site has not been built. */
  get site(): Site | undefined {
    return this.#site;
  }

  /** Undefined: the staff app has not been built. */
  get staff(): StaffApp | undefined {
    return this.#staff;
  }

  /** Of the profile the pages are drawn with. */
  get version(): number {
    return this.#version;
  }

  /** False while something the law asks for is missing: then visitors are told that the studio opens soon. */
  get isPublic(): boolean {
    return this.#isPublic;
  }

  /** A picture for previews of links with the profile's words, or an icon in its colour; undefined: the build's own holds, or there is none. */
  picture(path: string): Promise<CachedResponse> | undefined {
    return this.#pictures?.find(path) ?? this.#icons?.find(path);
  }

  /** Reads both builds and draws them with the profile that holds; throws what keeps the server from starting. */
  async open(): Promise<void> {
    await this.#draw(await this.#dependencies.readProfile());
  }

  /** Catches up with the profile that holds. Calls follow one another; a failure is logged, and the pages stay as they were. */
  follow(): Promise<void> {
    this.#following = this.#following.then(async () => {
      try {
        const current = await this.#dependencies.readProfile();
        if (current.version !== this.#version) await this.#draw(current);
      } catch (failure) {
        this.#dependencies.log.warn({ failure: loggable(failure) }, 'the profile was not taken over');
      }
    });
    return this.#following;
  }

  /** A page drawn with a draft; undefined where there is no such draft or page. */
  async preview(token: string, path: string): Promise<CachedResponse | undefined> {
    if (this.#site?.pages.has(path) !== true || !canDraw(this.#dependencies.siteFolder)) return undefined;
    return this.#drafts.find(token, path);
  }

  async #draw({ version, profile }: VersionedProfile): Promise<void> {
    const { siteFolder, staffFolder, settings, readPicture } = this.#dependencies;
    const drawn = version > 0 && canDraw(siteFolder) ? await drawPages(siteFolder, profile) : undefined;
    // Mails and answers from here on; then the pages that are written with an answer in them.
    replaceProfile(profile);
    adoptProfile(profile);
    const staffPage = (html: string) => withProfile(html, profile);
    const manifest = (text: string) => withName(text, profile);
    const site = await readSite(siteFolder, settings(), { drawn, version });
    this.#staff = await readStaffApp(staffFolder, settings(), {
      site,
      finish: staffPage,
      manifest,
    });
    this.#site = site;
    const { pictures } = profile.studio;
    this.#pictures =
      drawn &&
      new SharePictures(siteFolder, drawn, {
        hero: uploaded(pictures?.hero, readPicture),
        logo: uploaded(pictures?.logo, readPicture),
      });
    this.#icons = drawn && new StudioIcons(profile.studio.colour, uploaded(pictures?.logo, readPicture));
    this.#isPublic = this.#dependencies.isDemo || maySiteOpen(profile);
    this.#version = version;
  }
}

/** A staff page, which is built once, with the profile its scripts read and the studio's colours. */
function withProfile(html: string, { studio }: StudioProfile): string {
  const written = JSON.stringify({ studio }).replaceAll('<', '\\u003c');
  return html
    .replace(PROFILE_ELEMENT, (_, start: string, end: string) => start + written + end)
    .replace('</head>', () => `<style>${brandStyle(studio.colour)}</style></head>`);
}

const MANIFEST_NAME = /"name":"(?:[^"\\]|\\.)*"/;

/** The floor's manifest with the studio's name, which comes first in it (apps/staff/build-steps/floor-manifest.ts). */
function withName(manifest: string, { studio }: StudioProfile): string {
  return manifest.replace(MANIFEST_NAME, () => `"name":${JSON.stringify(`${studio.name} Floor`)}`);
}
