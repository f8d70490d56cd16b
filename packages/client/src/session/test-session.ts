import type { StudioRole } from '@lifted/domain/people/studio-role';
import { storeUser, type TextStorage } from './stored-user.ts';
import type { IdentityUser } from './identity-types.ts';
import { leaveRefusedSession } from './refused-session.ts';
import { Session } from './session.ts';
import type { SessionState } from './session-state.ts';
import type { SessionEnvironment } from './session-environment.ts';
import { TestIdentity } from './test-identity.ts';
import type { TokenSync } from './token-sync.ts';

/** A browser's storage in memory. */
export class TestStorage implements TextStorage {
  readonly stored = new Map<string, string>();
  getItem(key: string): string | null {
    return this.stored.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    this.stored.set(key, text);
  }
  removeItem(key: string): void {
    this.stored.delete(key);
  }
}

/** A browser with a session in it; needs fake timers. */
export class TestBrowser {
  readonly identity = new TestIdentity();
  tokenSync: TokenSync | null = null;
  readonly storage = new TestStorage();
  readonly tabStorage = new TestStorage();
  /** Whether it is noted that somebody signed out here; null where this browser keeps no note. */
  signedOut: boolean | null = false;
  /** Where the browser was sent, in order. */
  readonly journeys: string[] = [];
  readonly logged: string[] = [];
  roles: () => Promise<readonly StudioRole[]> = () => Promise.resolve(['member']);
  exchange: (token: string) => Promise<string> = (token) => Promise.resolve(`custom for ${token}`);
  isInstalled = false;
  /** Whose answers this device knows. */
  knownTo: string | null = null;
  /** Called when this device forgets. */
  onForget: () => void = () => undefined;
  readonly #whenOnline: (() => void)[] = [];

  /** The network is back. */
  goOnline(): void {
    this.identity.isOffline = false;
    for (const run of this.#whenOnline) run();
  }

  /** Somebody was signed in when the browser was last open. */
  remember(user: IdentityUser): this {
    storeUser(this.storage, user);
    this.identity.cookie = user;
    return this;
  }

  /** Its process ends now: local storage is as it was this long before, the note and the cookie are as they are. */
  killAsOf(stored: ReadonlyMap<string, string>): void {
    this.storage.stored.clear();
    for (const [key, text] of stored) this.storage.setItem(key, text);
  }

  /** Loads a page: a session that has started, and all the states it went through. */
  async openPage(signInToken: string | null = null) {
    const { session, states } = this.newSession();
    await session.start(signInToken);
    return { session, states };
  }

  newSession() {
    const session = new Session(this.#surroundings());
    const states: SessionState['kind'][] = [session.state().kind];
    session.subscribe(() => states.push(session.state().kind));
    return { session, states };
  }

  #note(signedOut: boolean): void {
    if (this.signedOut === null) throw new Error('no database');
    this.signedOut = signedOut;
  }

  #surroundings(): SessionEnvironment {
    return {
      provider: this.identity,
      tokenSync: this.tokenSync,
      exchangeSignInToken: (token) => this.exchange(token),
      loadRoles: () => this.roles(),
      storage: this.storage,
      signOutNote: {
        write: async () => this.#note(true),
        erase: () => this.#note(false),
        isThere: async () => this.signedOut ?? Promise.reject(new Error('no database')),
      },
      tabStorage: this.tabStorage,
      lastKnown: {
        admit: (uid) => {
          this.knownTo = uid;
        },
        forget: async () => {
          this.knownTo = null;
          this.onForget();
        },
      },
      whenOnline: (run) => this.#whenOnline.push(run),
      leaveRefused: leaveRefusedSession,
      isInstalled: this.isInstalled,
      goToLogin: async (backTo) => {
        this.journeys.push(backTo === undefined ? 'go to /login' : `go to /login from ${backTo}`);
      },
      goToSecondFactor: () => this.journeys.push('go to the second-factor step'),
      goToSecurity: () => this.journeys.push('go to /security'),
      loadLogin: () => this.journeys.push('load /login'),
      reload: () => this.journeys.push('reload'),
      now: () => Date.now(),
      sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      every: (ms, run) => void setInterval(run, ms),
      log: (sentence) => this.logged.push(sentence),
    };
  }
}
