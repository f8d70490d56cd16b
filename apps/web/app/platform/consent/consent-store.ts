import {
  consentText,
  readConsentText,
  validDecision,
  withAnswer,
  type ConsentCategory,
  type ConsentDecision,
  type ConsentRecord,
} from './consent.ts';
import { CONSENT_VERSIONS } from './consent-versions.ts';
import { forgetThirdParties } from './forget-third-parties.ts';

/** Key of the answers in local storage; only written when a visitor answers. */
export const CONSENT_KEY = 'consent';

/** What the store needs of a browser; `storage` may throw where storage is blocked. */
export interface ConsentBrowser {
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Calls back when another tab writes; returns a function to stop. */
  readonly onOtherTab: (listener: () => void) => () => void;
  readonly now: () => Date;
  /** Removes what scripts of this category stored in the browser. */
  readonly forget: (category: ConsentCategory) => void;
}

export interface ConsentStore {
  /** The current answer, null when there is none. The same object until something changes. */
  decision(category: ConsentCategory): ConsentDecision | null;
  answer(categories: readonly ConsentCategory[], answer: ConsentDecision['answer']): void;
  /** Calls back when an answer changed, in this tab or another. */
  subscribe(listener: () => void): () => void;
}

/** The answers of this browser. Without storage (private windows, blocked storage) they last until the page is left. */
export function createConsentStore(browser: ConsentBrowser): ConsentStore {
  const listeners = new Set<() => void>();
  let onlyHere: string | null = null;
  let latest: { readonly text: string | null; readonly record: ConsentRecord } = { text: null, record: {} };

  const record = () => {
    const text = onlyHere ?? storedText(browser);
    if (text !== latest.text) latest = { text, record: readConsentText(text) };
    return latest.record;
  };

  return {
    decision: (category) =>
      validDecision(record(), category, { version: CONSENT_VERSIONS[category], now: browser.now() }),
    answer(categories, answer) {
      const text = consentText(
        withAnswer(record(), categories, { answer, versions: CONSENT_VERSIONS, now: browser.now() }),
      );
      onlyHere = store(browser, text) ? null : text;
      if (answer === 'refused') categories.forEach(browser.forget);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      const stopListening = browser.onOtherTab(listener);
      return () => {
        listeners.delete(listener);
        stopListening();
      };
    },
  };
}

function storedText({ storage }: ConsentBrowser): string | null {
  try {
    return storage().getItem(CONSENT_KEY);
  } catch {
    // A browser without storage has no answers.
    return null;
  }
}

/** Whether it could be stored. */
function store({ storage }: ConsentBrowser, text: string): boolean {
  try {
    storage().setItem(CONSENT_KEY, text);
    return true;
  } catch {
    // No storage, or none left: the answer is valid for this page.
    return false;
  }
}

/** The store of the current page. */
export const consentStore = createConsentStore({
  storage: () => window.localStorage,
  onOtherTab(listener) {
    const heard = ({ key }: StorageEvent) => {
      if (key === CONSENT_KEY || key === null) listener();
    };
    window.addEventListener('storage', heard);
    return () => window.removeEventListener('storage', heard);
  },
  now: () => new Date(),
  forget: (category) => forgetThirdParties(category, () => window),
});
