import {
  IdentityError,
  type IdentityProvider,
  type IdentityUser,
  type IdToken,
  type UserListener,
} from './identity-provider.ts';

export const MIA: IdentityUser = {
  uid: 'uid-mia',
  email: 'mia@lifted.example',
  emailVerified: true,
  displayName: 'Mia',
  phoneNumber: null,
};
export const BEN: IdentityUser = { ...MIA, uid: 'uid-ben', email: 'ben@lifted.example', displayName: 'Ben' };

const HOUR_MS = 3_600_000;

/** An identity provider in memory, with a door for everything a test wants to happen at it. */
export class TestIdentity implements IdentityProvider {
  readonly name = 'studio';
  /** What was asked of it, in order. */
  readonly asked: string[] = [];
  /** Whom the browser's cookie stands for. */
  cookie: IdentityUser | null = null;
  isOffline = false;
  tokenLifeMs = HOUR_MS;
  /** How long it takes to answer with a token. */
  tokenDelayMs = 0;
  /** Who signs in next with Google. */
  google: () => Promise<IdentityUser> = () => Promise.resolve(MIA);
  #tokens = 0;
  #listeners = new Set<UserListener>();

  /** Tells of a sign-in or sign-out, as if it happened in another tab. */
  report(user: IdentityUser | null): void {
    this.cookie = user;
    for (const listener of this.#listeners) listener(user);
  }

  async restore(): Promise<IdentityUser | null> {
    this.#ask('restore');
    return this.cookie;
  }

  onUserChanged(listener: UserListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async signInWithPassword(email: string, password: string): Promise<IdentityUser> {
    this.#ask('signInWithPassword');
    if (password !== 'right') throw new IdentityError('invalid-credential', `Invalid email or password`);
    return this.#arrive({ ...MIA, email });
  }

  async signInWithGoogle(): Promise<IdentityUser> {
    this.#ask('signInWithGoogle');
    return this.#arrive(await this.google());
  }

  async signInWithCustomToken(token: string): Promise<IdentityUser> {
    this.#ask(`signInWithCustomToken ${token}`);
    return this.#arrive(MIA);
  }

  async requestPasswordReset(email: string): Promise<void> {
    this.#ask(`requestPasswordReset ${email}`);
  }

  async confirmPasswordReset(code: string, newPassword: string): Promise<void> {
    this.#ask(`confirmPasswordReset ${code} ${newPassword}`);
  }

  async passwordPolicy() {
    this.#ask('passwordPolicy');
    return { minLength: 10, maxLength: 128, hints: [] };
  }

  async getIdToken({ force = false } = {}): Promise<IdToken | null> {
    this.#ask(force ? 'getIdToken, forced' : 'getIdToken');
    if (this.tokenDelayMs > 0) await new Promise((resolve) => setTimeout(resolve, this.tokenDelayMs));
    if (this.cookie === null) return null;
    this.#tokens += 1;
    return {
      token: `${this.cookie.displayName} ${this.#tokens}`,
      expiresAt: Date.now() + this.tokenLifeMs,
    };
  }

  async signOut(): Promise<void> {
    this.#ask('signOut');
    this.report(null);
  }

  #arrive(user: IdentityUser): IdentityUser {
    this.report(user);
    return user;
  }

  #ask(what: string): void {
    this.asked.push(what);
    if (this.isOffline) throw new IdentityError('network-request-failed', 'A network error has occurred.');
  }
}
