import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';

/** In the address of a page, the dialog it opens at once: '?do=cancel'. */
export const ASKED_DIALOG = 'do';

const PRODUCT = 'product ';

/** What an address asks for to open the form of a product. */
export function askedProduct(id: string): string {
  return encodeURIComponent(PRODUCT + id);
}

/** The product whose form is asked for. */
export function productAsked(asked: string): string | undefined {
  return asked.startsWith(PRODUCT) ? asked.slice(PRODUCT.length) : undefined;
}

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
