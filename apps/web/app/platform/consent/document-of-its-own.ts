import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** How many parts of this page hold something from others. */
let inside = 0;

/**
 * Whether what comes from others may be shown in this document; reloads the page where it may not, and once more when
 * the page is left. Two reasons (docs/decisions/078-guests-in-a-page.md): only a document loaded at this address came
 * with the policy that lets the others in, and a script of theirs that ran in it goes away with it and no sooner.
 */
export function useDocumentOfItsOwn(): boolean {
  const { pathname } = useLocation();
  const isOwn = isDocumentOf(pathname);
  useEffect(() => {
    if (!isOwn) {
      window.location.reload();
      return undefined;
    }
    inside += 1;
    return () => {
      inside -= 1;
      // Later, because a part that is only redrawn returns at once.
      queueMicrotask(() => {
        if (inside === 0) window.location.reload();
      });
    };
  }, [isOwn]);
  return isOwn;
}

/** Whether this document was loaded at this path, and not reached from another page inside the app. */
function isDocumentOf(pathname: string): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded === undefined || samePath(new URL(loaded.name).pathname, pathname);
}

function samePath(one: string, other: string): boolean {
  return withoutEnd(one) === withoutEnd(other);
}

function withoutEnd(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
