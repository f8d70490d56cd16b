import { useEffect, useSyncExternalStore, type RefObject } from 'react';

const EARLY = 'data-early';

/** Marks a form whose sending is noted in the page (boot-script.ts) until the page can act on it. */
export const NOTES_EARLY_SUBMIT = { [EARLY]: '' } as const;

interface EarlySubmit {
  /** Whether the form can be sent: not where scripts do not run, so that no browser sends it by itself. */
  readonly canBeSent: boolean;
  /** Whether it is too early to act on the form, which is noted then. */
  readonly isTooEarly: () => boolean;
}

/**
 * A form that was sent before the page could act on it is sent as soon as it can: before the scripts ran, which the boot
 * script notes, or while it is still found out whether somebody is signed in.
 */
export function useEarlySubmit(form: RefObject<HTMLFormElement | null>, isLoading: boolean): EarlySubmit {
  const canBeSent = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  useEffect(() => {
    const here = form.current;
    if (isLoading || here?.getAttribute(EARLY) !== 'sent') return;
    here.setAttribute(EARLY, '');
    here.requestSubmit();
  }, [form, isLoading]);
  const isTooEarly = () => {
    if (isLoading) form.current?.setAttribute(EARLY, 'sent');
    return isLoading;
  };
  return { canBeSent, isTooEarly };
}
