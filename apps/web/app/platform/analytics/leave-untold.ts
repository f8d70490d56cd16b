/** What leaving needs of the window, replaceable in tests. */
export interface LeftPage {
  readonly history: Pick<History, 'pushState' | 'replaceState'>;
  readonly location: Pick<Location, 'pathname' | 'href' | 'assign' | 'replace' | 'reload'>;
  addEventListener(kind: 'popstate', run: (event: Event) => void): void;
}

const WAYS = [
  ['pushState', 'assign'],
  ['replaceState', 'replace'],
] as const;

/**
 * Leads to a path that scripts of others may not be told of by a new document, which they are not in. They may wrap the ways
 * to change the address whenever they please: this is asked first all the same. To be called before they load, so that of a
 * step back, too, they hear after this.
 */
export function leaveUntold(mayBeTold: (pathname: string) => boolean, page: LeftPage): void {
  const { history, location } = page;
  for (const [way, leave] of WAYS) {
    let wrapped: History[typeof way] = history[way].bind(history);
    Object.defineProperty(history, way, {
      get() {
        const inner = wrapped;
        return (...change: Parameters<History[typeof way]>) => {
          const { pathname, href } = new URL(change[2] ?? '', location.href);
          if (mayBeTold(pathname)) inner.apply(history, change);
          else location[leave](href);
        };
      },
      set(wrapper: History[typeof way]) {
        wrapped = wrapper;
      },
    });
  }
  page.addEventListener('popstate', (event) => {
    if (mayBeTold(location.pathname)) return;
    event.stopImmediatePropagation();
    location.reload();
  });
}
