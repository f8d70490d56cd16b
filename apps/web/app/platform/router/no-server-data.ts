/*
 * Replaces the router's file of the same exports (build-steps/own-router-parts.ts), which reads what loaders on a server
 * answered. No page here has a loader or an action; build-steps/late-hydration.ts stops the build if one ever has.
 */

interface RouteMatch {
  readonly route: { readonly id: string };
  shouldCallHandler(): boolean;
  resolve(load: (handler: () => unknown) => unknown): Promise<unknown>;
}

interface Navigation {
  readonly matches: readonly RouteMatch[];
  runClientMiddleware(strategy: (navigation: Navigation) => Promise<unknown>): Promise<unknown>;
}

/** The state every page is built with: nothing loaded, nothing failed. */
export const decodeViaTurboStream = () =>
  Promise.resolve({ value: { loaderData: {} }, done: Promise.resolve() });

/** Answers how the router loads what a navigation needs: the scripts of each matching route. */
export const getTurboStreamSingleFetchDataStrategy = () => (navigation: Navigation) =>
  navigation.runClientMiddleware(loadScripts);

async function loadScripts({ matches }: Navigation): Promise<unknown> {
  const loads = matches.filter((match) => match.shouldCallHandler());
  const results = await Promise.all(loads.map((match) => match.resolve((handler) => handler())));
  return Object.fromEntries(loads.map(({ route }, place) => [route.id, results[place]]));
}

export const SingleFetchRedirectSymbol = Symbol('SingleFetchRedirect');
export const StreamTransfer = neverAsked;
export const singleFetchUrl = neverAsked;
export const stripIndexParam = neverAsked;
export const getSingleFetchDataStrategyImpl = neverAsked;
export const NO_BODY_STATUS_CODES = new Set<number>();

function neverAsked(): never {
  throw new Error('The pages of this site load nothing through the router.');
}
