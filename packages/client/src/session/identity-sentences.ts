import { ACCOUNT_DISABLED } from '@lifted/domain/identity/account-disabled';
import type { InBothLanguages } from '@lifted/domain/language/language';
import { NETWORK_FAILED, type IdentityErrorCode } from './identity-types.ts';

type Sentence = InBothLanguages<string>;

/** Where the reason says nothing to a person. */
export const SIGN_IN_FAILED: Sentence = {
  en: 'Signing in did not work. Please try again.',
  de: 'Die Anmeldung hat nicht geklappt. Versuch es bitte noch einmal.',
};

/** What every identity provider says alike: about windows, the network and Google's accounts. */
export const BROWSER_SENTENCES = {
  'popup-blocked': {
    en: 'Unable to establish a connection with the popup. It may have been blocked by the browser.',
    de: 'Das Fenster ging nicht auf. Vielleicht hat dein Browser es blockiert.',
  },
  'popup-closed-by-user': {
    en: 'The popup has been closed by the user before finalizing the operation.',
    de: 'Das Fenster wurde geschlossen, bevor du angemeldet warst.',
  },
  'cancelled-popup-request': {
    en: 'This operation has been cancelled due to another conflicting popup being opened.',
    de: 'Du hast ein weiteres Fenster geöffnet, das gilt jetzt.',
  },
  'network-request-failed': NETWORK_FAILED,
  'account-not-found': {
    en: 'No member account exists for this Google account.',
    de: 'Zu diesem Google-Konto gibt es kein Mitgliedskonto.',
  },
  'user-disabled': ACCOUNT_DISABLED,
} as const satisfies Readonly<Partial<Record<IdentityErrorCode, Sentence>>>;
