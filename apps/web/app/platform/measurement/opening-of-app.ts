const INSTALLED = '(display-mode: standalone)';

/** What tells an opening of the installed app from a page in it. */
export interface OpenedWindow {
  readonly matchMedia: (query: string) => { readonly matches: boolean };
  readonly history: { readonly length: number };
  /** How the document came to be, such as 'navigate' or 'reload'. */
  readonly navigation: string;
}

/** Whether this document is the first one of a window of the installed app. */
export function isOpeningOfApp({ matchMedia, history, navigation }: OpenedWindow = thisWindow()): boolean {
  return history.length === 1 && navigation === 'navigate' && matchMedia(INSTALLED).matches;
}

function thisWindow(): OpenedWindow {
  const [loaded] = performance.getEntriesByType('navigation');
  return {
    matchMedia: (query) => window.matchMedia(query),
    history: window.history,
    navigation: loaded instanceof PerformanceNavigationTiming ? loaded.type : 'navigate',
  };
}
