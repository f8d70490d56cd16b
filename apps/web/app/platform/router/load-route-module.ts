import { loadChunk } from '@lifted/client/http/load-chunk.ts';

declare global {
  interface Window {
    /** The router, where it puts itself; what of it is read here. */
    __reactRouterDataRouter?: {
      readonly state: { readonly navigation: { readonly location?: PageLocation } };
    };
  }
}

type PageLocation = Readonly<Record<'pathname' | 'search' | 'hash', string>>;

const FILE_NAME = /([\w.-]+?)(?:-[\w-]{8})?\.js$/;

/**
 * Loads the scripts of a page. The build puts this in the place of the router's own function of the same name
 * (build-steps/own-router-parts.ts), which reloads the page whatever went wrong, and as often as it does.
 * @throws ChunkLoadError, which becomes the error page.
 */
export async function loadRouteModule(
  { id, module }: { readonly id: string; readonly module: string },
  loaded: Record<string, unknown>,
): Promise<unknown> {
  loaded[id] ??= await loadChunk(
    FILE_NAME.exec(module)?.[1] ?? module,
    (): Promise<unknown> => import(/* @vite-ignore */ module),
    goingTo,
  );
  return loaded[id];
}

/** The page that was clicked and is not shown yet. */
function goingTo(): string | undefined {
  const location = window.__reactRouterDataRouter?.state.navigation.location;
  return location === undefined ? undefined : location.pathname + location.search + location.hash;
}
