/*
 * Replaces two files of the router (build-steps/own-router-parts.ts). With them a page learns of routes bit by bit, from
 * the server or by a rule of its own; here the build names all routes at once.
 */

export const isFogOfWarEnabled = () => false;
export const getPatchRoutesOnNavigationFunction = () => undefined;
export const useFogOFWarDiscovery = () => undefined;
export const shouldUseInitialRouteDiscovery = () => false;

export const getPartialManifest = neverAsked;
export const getPathsWithAncestors = neverAsked;
export const getManifestPath = neverAsked;
export const getManifestPathsParam = neverAsked;
export const handleClientVersionMismatch = neverAsked;
export const URL_LIMIT = 0;

export const RouteDiscoveryRuntime = neverAsked;
export const getCustomPatchRoutesOnNavigationFunction = neverAsked;
export const useCustomRouteDiscovery = neverAsked;
export const useRouteDiscovery = neverAsked;

function neverAsked(): never {
  throw new Error('The pages of this site know all routes from the start.');
}
