import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** How many parts of this page contain third-party content. */
let inside = 0;

/**
 * Whether third-party content may be rendered in this document; reloads the page where it may not, and again when the page
 * is left. There are two reasons (docs/decisions/078-third-parties-in-a-page.md): only a document loaded at this address has the
 * policy that allows the third party, and its scripts can only be unloaded with the document.
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
      // Deferred, because a part that only re-renders returns at once.
      queueMicrotask(() => {
        if (inside === 0) window.location.reload();
      });
    };
  }, [isOwn]);
  return isOwn;
}

/** Whether this document was loaded at this path, not reached by navigation within the app. */
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
