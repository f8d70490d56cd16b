import type { IdentityProvider } from './embedded/embedded-provider.ts';
import type { OtherWays } from './embedded/studio-other-ways.ts';
import {
  IdentityError,
  SecondFactorNeeded,
  type IdentityUser,
  type IdToken,
  type SecondFactorAnswer,
  type SecondFactorPrompt,
  type UserListener,
} from './identity-types.ts';

export const MIA: IdentityUser = {
  uid: 'uid-mia',
  email: 'mia@lifted.example',
  emailVerified: true,
  displayName: 'Mia',
  phoneNumber: null,
};
export const BEN: IdentityUser = { ...MIA, uid: 'uid-ben', email: 'ben@lifted.example', displayName: 'Ben' };

/** What is asked of an account with an app. */
export const A_PROMPT: SecondFactorPrompt = {
  factors: [{ id: 'f1', kind: 'totp', name: 'Authenticator app' }],
  acceptsBackupCode: true,
};

const HOUR_MS = 3_600_000;

/** An identity provider in memory, with a door for everything a test wants to happen at it. */
export class TestIdentity implements IdentityProvider {
  readonly name = 'studio';
  /** What was asked of it, in order. */
  readonly asked: string[] = [];
  /** Whose cookie the browser holds. */
  cookie: IdentityUser | null = null;
  isOffline = false;
  tokenLifeMs = HOUR_MS;
  /** How long it takes to answer with a token. */
  tokenDelayMs = 0;
  /** Who signs in next with Google. */
  google: () => Promise<IdentityUser> = () => Promise.resolve(MIA);
  /** Whether accounts ask for a second factor. */
  asksFurther = false;
  #tokens = 0;
  #pending: IdentityUser | null = null;
  #listeners = new Set<UserListener>();

  readonly #otherWays = async (): Promise<OtherWays> => {
    this.#ask('otherWays');
    return {
      sendMailCode: async (email) => this.#ask(`sendMailCode ${email}`),
      signInWithMailCode: async (email) => this.#arrive({ ...MIA, email }),
      askForPasskey: async () => null,
      signInWithPasskey: async () => this.#arrive(MIA),
      confirmWithPasskey: async () => this.#ask('confirmWithPasskey'),
      listPasskeys: async () => [],
      addPasskey: async (name) => this.#ask(`addPasskey ${name}`),
      renamePasskey: async (id, name) => this.#ask(`renamePasskey ${id} ${name}`),
      removePasskey: async (id) => this.#ask(`removePasskey ${id}`),
    };
  };

  readonly signIns: IdentityProvider['signIns'] = {
    withPassword: async (email, password) => {
      this.#ask('withPassword');
      if (password !== 'right') throw new IdentityError('invalid-credential', `Invalid email or password`);
      return this.#arrive({ ...MIA, email });
    },
    withGoogle: async () => {
      this.#ask('withGoogle');
      return this.#arrive(await this.google());
    },
    withCustomToken: async (token) => {
      this.#ask(`withCustomToken ${token}`);
      return this.#arrive(MIA);
    },
    otherWays: this.#otherWays,
  };

  readonly account: IdentityProvider['account'] = {
    otherWays: this.#otherWays,
    prepareGoogle: async () => undefined,
    sendSecondFactorCode: async (factorId) => this.#ask(`sendSecondFactorCode ${factorId}`),
    secondFactors: async () => ({
      list: async () => {
        this.#ask('list second factors');
        return { factors: [], backupCodesLeft: 0, offered: ['totp'], isRequired: false };
      },
      startTotp: async () => ({ factorId: 'f1', secret: 'GEZDGNBV', uri: 'otpauth://totp/Studio' }),
      startPhone: async () => ({ factorId: 'f2' }),
      confirm: async () => ({ backupCodes: null }),
      newBackupCodes: async () => [],
      remove: async () => undefined,
    }),
    ownSessions: async () => null,
    requestPasswordReset: async (email) => this.#ask(`requestPasswordReset ${email}`),
    findPasswordOwner: async (code) => {
      this.#ask(`findPasswordOwner ${code}`);
      return 'mia@lifted.example';
    },
    confirmPasswordReset: async (code, newPassword) =>
      this.#ask(`confirmPasswordReset ${code} ${newPassword}`),
    passwordPolicy: async () => {
      this.#ask('passwordPolicy');
      return { language: 'en', minLength: 10, maxLength: 128, hints: [] };
    },
  };

  /** Tells of a sign-in or sign-out, as if it happened in another tab. */
  report(user: IdentityUser | null, prompt?: SecondFactorPrompt): void {
    this.cookie = user;
    for (const listener of this.#listeners) listener(user, prompt);
  }

  async restore(): Promise<IdentityUser | null> {
    this.#ask('restore');
    return this.cookie;
  }

  onUserChanged(listener: UserListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async confirmSecondFactor(answer: SecondFactorAnswer): Promise<IdentityUser> {
    this.#ask('confirmSecondFactor');
    if (this.#pending === null) throw new IdentityError('user-token-expired', 'Please sign in again.');
    const isRight = 'code' in answer && answer.code === '123456';
    if (!isRight) throw new IdentityError('invalid-verification-code', 'That code is not right.');
    this.asksFurther = false;
    return this.#arrive(this.#pending);
  }

  async forgetSecondFactor(): Promise<void> {
    this.endSecondFactor();
    this.#ask('forgetSecondFactor');
  }

  /** The sign-in that asks for a second factor is over, as after ten minutes. */
  endSecondFactor(): void {
    this.#pending = null;
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
    if (this.asksFurther) {
      this.#pending = user;
      throw new SecondFactorNeeded('Enter a code.', A_PROMPT);
    }
    this.report(user);
    return user;
  }

  #ask(what: string): void {
    this.asked.push(what);
    if (this.isOffline) throw new IdentityError('network-request-failed', 'A network error has occurred.');
  }
}
