import type { StudioRole } from '@lifted/domain/people/studio-role';
import type { TextStorage } from './stored-user.ts';
import type { IdentityProvider, IdentityUser } from './identity-provider.ts';

/** Everything the session's rules need from outside, so that a test can stand in for each. */
export interface SessionEnvironment {
  readonly provider: IdentityProvider;
  /** Exchanges the token of a sign-in link, once, for the provider's custom token. */
  readonly exchangeSignInToken: (token: string) => Promise<string>;
  /** The roles of the person who just signed in. */
  readonly loadRoles: (user: IdentityUser, idToken: string | null) => Promise<readonly StudioRole[]>;
  /** Survives the visit. */
  readonly storage: TextStorage;
  /** Survives a reload of this tab. */
  readonly tabStorage: TextStorage;
  /** What this device knows of the person, for when the studio cannot be reached. */
  readonly lastKnown: {
    /** Somebody is signed in; whatever is known of anybody else goes. */
    readonly admit: (uid: string) => void;
    /** Everything goes. */
    readonly forget: () => Promise<void>;
  };
  /** Runs whenever the network is back. */
  readonly whenOnline: (run: () => void) => void;
  /** Whether this is the installed app. */
  readonly isInstalled: boolean;
  /** Goes to /login inside the page, which leads back to `backTo`; resolves when it is there. */
  readonly goToLogin: (backTo?: string) => Promise<void>;
  /** Goes to /login, which asks for the second factor and leads back here; stays where that is already on the screen. */
  readonly goToSecondFactor: () => void;
  /** Goes to the page where a second factor is set up. */
  readonly goToSecurity: () => void;
  /** Loads /login as a new document. */
  readonly loadLogin: () => void;
  readonly reload: () => void;
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  /** Runs again and again; answers how to stop it. */
  readonly every: (ms: number, run: () => void) => () => void;
  /** For developers; must never be given a token, a password or an address. */
  readonly log: (sentence: string, failure: unknown) => void;
}
