import { LANGUAGES } from '@lifted/domain/language/language';
import { addressIn } from '../app/addresses.ts';
import { OFFLINE_ADDRESS } from '../app/platform/offline-address.ts';
import { addStructuredData } from './add-structured-data.ts';
import { readIndexedPage, type IndexedPage } from './finished-page.ts';
import { inlineStylesheets } from './inline-stylesheets.ts';
import { delayHydration, type DelayedPage, type PageStart } from './late-hydration.ts';
import { standAlone } from './offline-page-script.ts';
import { moveStyleAttributes } from './style-attributes.ts';

export const FALLBACK_PAGE = '__spa-fallback.html';

const DASHBOARD_PAGES = LANGUAGES.map((language) => pageFile(addressIn(language, 'dashboard')));
/** Pages with little to show before their scripts run: they start right after the first paint. */
const BARE_UNTIL_STARTED = [FALLBACK_PAGE, ...DASHBOARD_PAGES];
/** The home pages, where many visitors only look: no scripts before the first interaction. */
const COMPLETE_WITHOUT_SCRIPTS = LANGUAGES.map((language) => pageFile(addressIn(language, 'home')));
/** Pages shown in place of others; React must not look for the other page. */
const WITHOUT_REACT = Object.values(OFFLINE_ADDRESS).map(pageFile);

/** What all pages of one build share. */
export interface PageBuild {
  /** Changes with any script of any page; `data-release` of every page. */
  readonly release: string;
  /** The session module, which a signed-in page needs first. */
  readonly session: readonly string[];
  /** The boot script, shortened. */
  readonly boot: string;
  /** The order of the cascade layers. */
  readonly layers: string;
}

export interface PageToFinish {
  /** Its file below the site's folder: 'de/index.html'. */
  readonly name: string;
  /** As React Router drew it. */
  readonly drawn: string;
  /** Reads a built text by its path, for style sheets. */
  readonly readText: (path: string) => Promise<string>;
}

export interface FinishedPage {
  readonly html: string;
  /** The page's scripts in one file; undefined for a page without React. */
  readonly module: DelayedPage['module'] | undefined;
  /** Undefined for a page that is not in the index. */
  readonly indexed: IndexedPage | undefined;
}

/** A drawn page with its styles in it, scripts that start after the first paint, and structured data. */
export async function finishPage(
  { name, drawn, readText }: PageToFinish,
  { release, session, boot, layers }: PageBuild,
): Promise<FinishedPage> {
  const styled = moveStyleAttributes(await inlineStylesheets(drawn, { layers, readText }));
  if (WITHOUT_REACT.includes(name)) {
    return { html: standAlone(styled, release), module: undefined, indexed: undefined };
  }
  const soon = DASHBOARD_PAGES.includes(name) ? session : [];
  const { html, module } = delayHydration(styled, { boot, release, start: startOf(name), soon });
  const indexed = readIndexedPage(html);
  return { html: indexed === undefined ? html : addStructuredData(html, indexed), module, indexed };
}

function startOf(page: string): PageStart {
  if (BARE_UNTIL_STARTED.includes(page)) return 'when-painted';
  return COMPLETE_WITHOUT_SCRIPTS.includes(page) ? 'when-touched' : 'when-idle';
}

/** The file of an address below the site's folder: 'de/index.html' for '/de'. */
export function pageFile(address: string): string {
  return `${address}/index.html`.replace(/^\/+/, '');
}
