import * as app from './drawn-app.js';
import type { STUDIO_PROFILE_ADDRESS } from '@lifted/contract/studio-settings';
import { LANGUAGES } from '@lifted/domain/language/language';
import { studio } from '@lifted/profile/studio';
import { createRequestHandler } from 'react-router';
import { drawnForAnyId, PRERENDERED } from '../../app/addresses.ts';
import { ID_PLACEHOLDER } from '../../app/platform/any-id.ts';
import { MANIFEST_ADDRESS } from '../../app/platform/manifest-address.ts';
import { OFFLINE_ADDRESS } from '../../app/platform/offline-address.ts';
import { profileForScripts } from '../../app/seo/profile-for-scripts.ts';
import { FALLBACK_PAGE, finishPage, pageFile, type FinishedPage, type PageBuild } from '../finish-page.ts';
import { SECURITY_TXT, securityTxt } from '../generated-files/security-txt.ts';
import {
  facesOf,
  plainShareSvg,
  shareSvg,
  shareWords,
  type ShareFaces,
  type ShareTables,
} from '../share-pictures/share-picture-svg.ts';
import { webManifest } from '../generated-files/web-manifest.ts';

const PROFILE_ADDRESS: typeof STUDIO_PROFILE_ADDRESS = '/studio-profile.json';

/** What the pages' own build knew. */
export interface DrawingBuild extends PageBuild {
  /** Civil dates of the last change, by path. */
  readonly dates: Readonly<Record<string, string>>;
  /** The faces of the pictures that previews of links show. */
  readonly tables: ShareTables;
}

interface Drawing {
  readonly build: DrawingBuild;
  /** Reads a built text by its path, for style sheets. */
  readonly readText: (path: string) => Promise<string>;
  readonly now: Date;
}

const drawPage = createRequestHandler(app, 'production');

/**
 * The site's pages and what else is written from the profile that was adopted before this module was loaded, by their names
 * below the site's folder: as the build would have written them.
 */
export async function drawSite(drawing: Drawing): Promise<ReadonlyMap<string, string>> {
  const addresses = [...PRERENDERED, ...drawnForAnyId(ID_PLACEHOLDER), ...Object.values(OFFLINE_ADDRESS)];
  const files = new Map<string, string>([
    [PROFILE_ADDRESS.slice(1), JSON.stringify(profileForScripts())],
    [SECURITY_TXT, securityTxt(studio.contact.email, drawing.now)],
    ...LANGUAGES.map((language): [string, string] => [
      MANIFEST_ADDRESS[language].slice(1),
      JSON.stringify(webManifest(studio, language)),
    ]),
  ]);
  const faces = facesOf(drawing.build.tables);
  for (const address of addresses) {
    const { html, indexed } = await drawnPage(address, drawing);
    files.set(pageFile(address), html);
    if (indexed) files.set(overlayFile(indexed.picture), overlayOf(indexed.heading, faces));
  }
  files.set(FALLBACK_PAGE, await drawFallback(drawing));
  return files;
}

/**
 * One page, for a look at it before it is everybody's.
 * @throws Error when there is no such page.
 */
export async function drawOne(address: string, drawing: Drawing): Promise<string> {
  return (await drawnPage(address, drawing)).html;
}

async function drawnPage(address: string, { build, readText }: Drawing): Promise<FinishedPage> {
  const request = new Request(`http://localhost${address}/`.replace(/\/\/$/, '/'));
  const drawn = await drawnBy(request);
  return finishPage({ name: pageFile(address), drawn, readText }, build);
}

/** 'share/en/about.svg' for the picture of /about. */
function overlayFile(picture: string): string {
  return new URL(picture).pathname.slice(1).replace(/\.jpg$/, '.svg');
}

/** What lies over the photograph of a page's picture, as SVG; the server puts the two together when somebody asks for it. */
function overlayOf(heading: string, faces: ShareFaces): string {
  try {
    return shareSvg(shareWords(studio, heading), faces);
  } catch (failure) {
    // A name in another script, or one too long for the picture: better no words than no pages.
    if (failure instanceof RangeError) return plainShareSvg();
    throw failure;
  }
}

async function drawFallback({ build, readText }: Drawing): Promise<string> {
  const request = new Request('http://localhost/', { headers: { 'X-React-Router-SPA-Mode': 'yes' } });
  return (await finishPage({ name: FALLBACK_PAGE, drawn: await drawnBy(request), readText }, build)).html;
}

async function drawnBy(request: Request): Promise<string> {
  const answer = await drawPage(request);
  if (answer.status !== 200) throw new Error(`${request.url} is drawn with status ${answer.status}.`);
  return answer.text();
}
