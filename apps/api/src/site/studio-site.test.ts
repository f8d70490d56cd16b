import { wholeProfile } from '@lifted/profile/whole-profile';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { textOfBody } from '../cache/encoded-body.ts';
import { BARE_SITE, writeSiteFixture } from '../testing/site-fixture.ts';
import { StudioSite, type VersionedProfile } from './studio-site.ts';

/** Draws as the build's own module does, as far as this test looks. */
const DRAW_SITE = `
const page = () => '<title>' + globalThis.liftedStudioProfile.studio.name + '</title>';
export const drawSite = async () => {
  if (globalThis.liftedStudioProfile.studio.name === 'Broken') throw new Error('cannot be drawn');
  return new Map([['index.html', page()], ['studio-profile.json', '{}']]);
};
export const drawOne = async (address) => page() + address;
`;
const FILES = {
  'index.html': '<title>Built</title>',
  'about/index.html': '<title>About</title>',
  '__spa-fallback.html': '<title>App</title>',
  'routes.json': '["/"]',
  'studio-profile.json': '{"built":true}',
  '.drawing/draw-site.mjs': DRAW_SITE,
  '.drawing/build.json': '{}',
};
const RELEASE: VersionedProfile = { version: 0, profile: structuredClone(wholeProfile) };

let site: Awaited<ReturnType<typeof writeSiteFixture>>;
let held: VersionedProfile = RELEASE;
const warn = vi.fn<() => void>();

beforeAll(async () => {
  site = await writeSiteFixture(FILES);
});
afterEach(async () => {
  held = RELEASE;
  await opened().then((pages) => pages.follow());
  warn.mockClear();
});
afterAll(() => site.remove());

async function opened(): Promise<StudioSite> {
  const pages = new StudioSite({
    siteFolder: site.folder,
    staffFolder: `${site.folder}/nowhere`,
    settings: () => BARE_SITE,
    readProfile: async () => held,
    readPicture: async () => undefined,
    readDraft: async (token) => (token === 'known' ? named('Draft').profile : undefined),
    isDemo: false,
    log: { warn },
  });
  await pages.open();
  return pages;
}

function named(name: string, version = 1): VersionedProfile {
  return { version, profile: { ...RELEASE.profile, studio: { ...RELEASE.profile.studio, name } } };
}

const home = ({ site: read }: StudioSite) => {
  const page = read?.pages.get('/');
  return page && textOfBody(page.body);
};

describe('the site of a studio', () => {
  it('is as it was built until the desk saves a profile', async () => {
    expect(home(await opened())).toBe('<title>Built</title>');
  });

  it('is drawn with the profile that holds, from the start and when it changes', async () => {
    held = named('One');
    const pages = await opened();
    expect([home(pages), pages.version]).toEqual(['<title>One</title>', 1]);
    held = named('Two', 2);
    await pages.follow();
    expect([home(pages), pages.version]).toEqual(['<title>Two</title>', 2]);
  });

  it('is closed to visitors while something the law asks for is missing', async () => {
    const { profile } = RELEASE;
    held = {
      version: 1,
      profile: { ...profile, studio: { ...profile.studio, legal: { ...profile.studio.legal, company: '' } } },
    };
    const pages = await opened();
    expect(pages.isPublic).toBe(false);
    held = named('Two', 2);
    await pages.follow();
    expect(pages.isPublic).toBe(true);
  });

  it('changes what the server says in mails and answers', async () => {
    held = named('One');
    await opened();
    const { studio } = await import('@lifted/profile/studio');
    expect(studio.name).toBe('One');
  });

  it('stays as it was while a profile cannot be drawn, and says so', async () => {
    held = named('One');
    const pages = await opened();
    held = named('Broken', 2);
    await pages.follow();
    expect([home(pages), pages.version]).toEqual(['<title>One</title>', 1]);
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('a preview', () => {
  it('is a page drawn with the draft, in no index and no cache', async () => {
    const pages = await opened();
    const page = await pages.preview('known', '/about');
    expect(page && textOfBody(page.body)).toBe('<title>Draft</title>/about');
    expect(page?.headers).toEqual(expect.arrayContaining(['no-store', 'noindex']));
    expect(home(pages)).toBe('<title>Built</title>');
  });

  it.each([
    ['of no draft', 'guessed', '/about'],
    ['of no page', 'known', '/nowhere'],
  ])('%s is none', async (_, token, path) => {
    expect(await (await opened()).preview(token, path)).toBeUndefined();
  });
});
