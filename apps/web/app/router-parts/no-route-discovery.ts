/*
 * Stands in the place of the router's file of the same exports (build-steps/own-router-parts.ts). There a server tells a
 * page bit by bit which routes exist; here the build tells all of them at once.
 */

export const isFogOfWarEnabled = () => false;
export const getPatchRoutesOnNavigationFunction = () => undefined;
export const useFogOFWarDiscovery = () => undefined;

export const getPartialManifest = neverAsked;
export const getPathsWithAncestors = neverAsked;
export const getManifestPath = neverAsked;
export const handleClientVersionMismatch = neverAsked;
export const URL_LIMIT = 0;

function neverAsked(): never {
  throw new Error('The pages of this site know all routes from the start.');
}
