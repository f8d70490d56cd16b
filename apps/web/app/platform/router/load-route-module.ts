import { loadChunk } from '@lifted/client/http/load-chunk.ts';

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
  loaded[id] ??= await loadChunk(FILE_NAME.exec(module)?.[1] ?? module, (): Promise<unknown> => {
    return import(/* @vite-ignore */ module);
  });
  return loaded[id];
}
