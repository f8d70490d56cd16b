import { createHash } from 'node:crypto';
import { SCRIPTS_FOLDER } from './site-files.ts';

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const INLINE_SCRIPT = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g;
const ROUTE_MODULES = /<script type="module" async="">(?<text>[\s\S]*?)<\/script>/;
/** What the router writes into a page without loaders and actions. */
const NOTHING_LOADED = String.raw`\"loaderData\",{},\"actionData\",\"errors\"]`;
const ENTRY_IMPORT = /import\("(?<path>[^"]+)"\);?/;
const STATIC_IMPORT = /import (?:\* as (?<name>\w+) from )?"(?<path>[^"]+)";?/g;

export interface DelayedPage {
  readonly html: string;
  /** The page's scripts, to be written at `path` below the site. */
  readonly module: { readonly path: `/${string}`; readonly text: string };
}

/** When the scripts of a page start; the last two also start at the first touch. */
export type PageStart = 'when-painted' | 'when-idle' | 'when-touched';

/** Tells the entry (app/entry.client.tsx) that the router's state is ready; other modules may have waited for parts of the profile. */
const ROUTED = "dispatchEvent(new Event('routed'));";

interface DelayOptions {
  readonly start: PageStart;
  /** The boot script, shortened. */
  readonly boot: string;
  /** Which build the page is of. */
  readonly release: string;
  /** Scripts that the page's own ones will ask for in a moment; fetched beside them by a page that starts when it is painted. */
  readonly soon?: readonly string[];
}

/**
 * Delays all scripts of a prerendered page until after its first paint. The inline scripts of React Router go, in order,
 * into one module per page, which imports everything in parallel and runs each file in a task of its own, so that a phone
 * answers a finger in between; a constant boot script starts it (boot-script.ts). For a
 * page that starts right after the first paint the scripts are listed, so that they load in parallel. Emptied tags stay,
 * because React counts them; what React streamed after the last of them is removed.
 */
export function delayHydration(
  html: string,
  { start, boot: bootScript, release, soon = [] }: DelayOptions,
): DelayedPage {
  const routeModules = ROUTE_MODULES.exec(html);
  const moduleText = routeModules?.groups?.['text'];
  if (routeModules === null || moduleText === undefined)
    throw new Error('This page has no hydration script.');

  const text = pageModule(html, moduleText);
  const path =
    `/${SCRIPTS_FOLDER}/start-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.js` as const;
  const named = [...html.matchAll(PRELOAD)].map(([, preloaded]) => preloaded);
  const parts = start === 'when-painted' ? ` data-parts="${[...named, path, ...soon].join(' ')}"` : '';
  const boot = `<script data-module="${path}"${parts} data-start="${start}" data-release="${release}">${bootScript}</script>`;
  const before = html
    .slice(0, routeModules.index)
    .replace(PRELOAD, '')
    .replace(INLINE_SCRIPT, (script, attributes: string) =>
      isData(attributes) ? script : '<script></script>',
    );
  return { html: `${before}${boot}</body></html>`, module: { path, text } };
}

/** Settings and structured data: not executable. */
function isData(attributes: string): boolean {
  return attributes.includes('json');
}

function pageModule(html: string, moduleText: string): string {
  const entry = ENTRY_IMPORT.exec(moduleText)?.groups?.['path'];
  if (entry === undefined) throw new Error('The hydration script of this page imports no entry.');
  const preloads = [...html.matchAll(PRELOAD)].map(([, path = '']) => path);
  const imports = [...moduleText.matchAll(STATIC_IMPORT)].map(({ groups }) => ({
    name: groups?.['name'],
    path: groups?.['path'] ?? '',
  }));
  const files = new Set([...preloads, ...imports.map(({ path }) => path), entry]);
  const named = imports.filter(({ name }) => name !== undefined);
  const routerState = [...html.matchAll(INLINE_SCRIPT)]
    .filter(({ groups }) => !groups?.['attributes']?.includes('module'))
    .map(({ groups }) => groups?.['text'] ?? '')
    .filter((script) => script.startsWith('window.__reactRouterContext'));
  const written = routerState.find((script) => script.includes('.enqueue('));
  if (written !== undefined && !written.includes(NOTHING_LOADED)) {
    throw new Error(
      'A page has a loader: app/platform/router/no-server-data.ts cannot read what it answered.',
    );
  }
  return [
    `const files = [${[...files].map(imported).join(',')}];`,
    `const [${named.map(({ name }) => name).join()}] = await Promise.all([${named.map(({ path }) => imported(path)).join()}, ...files]);`,
    moduleText.replaceAll(STATIC_IMPORT, '').replace(ENTRY_IMPORT, '').trim(),
    ...routerState,
    ROUTED,
  ].join('\n');
}

function imported(path: string): string {
  return `import(${JSON.stringify(path)})`;
}
