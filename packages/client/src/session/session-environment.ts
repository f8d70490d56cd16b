import type { StudioRole } from '@lifted/domain/people/studio-role';
import type { TextStorage } from './stored-user.ts';
import type { IdentityProvider } from './embedded/embedded-provider.ts';
import type { IdentityUser } from './identity-types.ts';
import type { TokenSync } from './token-sync.ts';

/**
 * That somebody signed out in this browser and nobody signed in since. It is on the disk as soon as it is written, which
 * local storage may take a minute for: killed before, a browser would have the profile again.
 */
export interface SignOutNote {
  /** Resolves when it will outlast the browser. */
  readonly write: () => Promise<void>;
  readonly erase: () => void;
  readonly isThere: () => Promise<boolean>;
}

/** Everything the session's rules need from outside, replaceable in tests. */
export interface SessionEnvironment {
  readonly provider: IdentityProvider;
  /** Null where nobody is to be told of tokens. */
  readonly tokenSync: TokenSync | null;
  /** Exchanges the token of a sign-in link, once, for the provider's custom token. */
  readonly exchangeSignInToken: (token: string) => Promise<string>;
  /** The roles of the person who just signed in. */
  readonly loadRoles: (user: IdentityUser, idToken: string | null) => Promise<readonly StudioRole[]>;
  /** Survives the visit. */
  readonly storage: TextStorage;
  /** Survives even the end of a browser that is killed. */
  readonly signOutNote: SignOutNote;
  /** Survives a reload of this tab. */
  readonly tabStorage: TextStorage;
  /** What is stored on this device for when the studio cannot be reached. */
  readonly lastKnown: {
    /** A member is signed in; data of anyone else is deleted. */
    readonly admit: (uid: string) => void;
    /** Everything is deleted. */
    readonly forget: () => Promise<void>;
  };
  /** Leaves a session that the server refuses although everything was tried. */
  readonly leaveRefused: (
    outside: SessionEnvironment,
    why: { readonly sessionEnded: boolean },
  ) => Promise<void>;
  /** Runs whenever the network is back. */
  readonly whenOnline: (run: () => void) => void;
  /** Whether this is the installed app. */
  readonly isInstalled: boolean;
  /** Navigates to /login, which leads back to `backTo`; resolves when it is shown. */
  readonly goToLogin: (backTo?: string) => Promise<void>;
  /** Navigates to /login, which asks for the second factor and leads back here; does nothing where it is already shown. */
  readonly goToSecondFactor: () => void;
  /** Goes to the page where a second factor is set up. */
  readonly goToSecurity: () => void;
  /** Loads /login as a new document. */
  readonly loadLogin: () => void;
  readonly reload: () => void;
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  /** Runs repeatedly, for as long as the page is open. */
  readonly every: (ms: number, run: () => void) => void;
  /** For developers; never pass a token, a password or an address. */
  readonly log: (sentence: string, failure: unknown) => void;
}
