import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';

/** In the address of a page, the dialog it opens at once: '?do=cancel'. */
export const ASKED_DIALOG = 'do';

/** Calls back with the dialog the address asks for, once; the address then no longer does. */
export function useAskedDialog(open: (asked: string) => void): void {
  const [search, setSearch] = useSearchParams();
  const asked = search.get(ASKED_DIALOG);
  const onAsked = useEffectEvent((dialog: string) => {
    open(dialog);
    setSearch(
      (before) => {
        before.delete(ASKED_DIALOG);
        return before;
      },
      { replace: true },
    );
  });
  useEffect(() => {
    if (asked !== null) onAsked(asked);
  }, [asked]);
}
