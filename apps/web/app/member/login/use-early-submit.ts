import { useEffect, useState, type RefObject } from 'react';

/** Marks a form whose sending is noted in the page (boot-script.ts) until the page can act on it. */
export const NOTES_EARLY_SUBMIT = { 'data-early': '' } as const;

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
  const [canBeSent, setCanBeSent] = useState(false);
  useEffect(() => setCanBeSent(true), []);
  useEffect(() => {
    const here = form.current;
    if (isLoading || here === null || here.dataset['early'] !== 'sent') return;
    here.dataset['early'] = '';
    here.requestSubmit();
  }, [form, isLoading]);
  const isTooEarly = () => {
    if (isLoading && form.current !== null) form.current.dataset['early'] = 'sent';
    return isLoading;
  };
  return { canBeSent, isTooEarly };
}
