import { studio } from '@lifted/profile/studio';
import { useEffect } from 'react';

/** The title of the page, in the browser's tab and history. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${studio.name}`;
  }, [title]);
}
