import { useSyncExternalStore } from 'react';
import { MAIL_CODE_MS } from '@lifted/domain/identity/mail-code';

/**
 * The address a code was asked for, in local storage for its ten minutes: phones end the app on the home screen while the
 * mail is being read, and it has to open at the field for the code again.
 */
const ASKED_CODE_KEY = 'askedCode';

const listeners = new Set<() => void>();

/**
 * The address as the login page knows it; undefined before it was looked for, and once the page is left. While its step is
 * shown it stays: a code that has expired is refused there, where another one can be sent.
 */
let askedFor: string | null | undefined;

/** The address a code is on its way to; null for none. */
export function useAskedCode(): string | null {
  return useSyncExternalStore(subscribe, askedCode, () => null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // What is stored may have expired.
  if (askedCode() === null) localStorage.removeItem(ASKED_CODE_KEY);
  return () => {
    listeners.delete(listener);
    // The next one to open the page may be somebody else.
    askedFor = undefined;
  };
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Remembers the address. */
export function rememberAskedCode(email: string): void {
  askedFor = email;
  localStorage.setItem(ASKED_CODE_KEY, JSON.stringify({ email, until: Date.now() + MAIL_CODE_MS }));
  tell();
}

export function forgetAskedCode(): void {
  askedFor = null;
  localStorage.removeItem(ASKED_CODE_KEY);
  tell();
}

function askedCode(): string | null {
  if (askedFor === undefined) askedFor = storedCode();
  return askedFor;
}

function storedCode(): string | null {
  const stored: unknown = JSON.parse(localStorage.getItem(ASKED_CODE_KEY) ?? 'null');
  return isAsked(stored) && stored.until > Date.now() ? stored.email : null;
}

function isAsked(value: unknown): value is { readonly email: string; readonly until: number } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'email' in value &&
    typeof value.email === 'string' &&
    'until' in value &&
    typeof value.until === 'number'
  );
}
