/*
 * Replaces the router's file of the same exports (build-steps/own-router-parts.ts). There others may watch
 * every step of the router; here nobody does.
 */

export const getRouteInstrumentationUpdates = () => ({});
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;

export const instrumentClientSideRouter = neverAsked;
export const instrumentHandler = neverAsked;
export const instrumentationResultMetaContext = null;

function neverAsked(): never {
  throw new Error('Nobody watches the router of this site.');
}
