import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import type { StudioRole } from '@lifted/domain/people/studio-role';
import type { Authorize } from '../http/api-client.ts';
import type { IdentityProvider } from './embedded/embedded-provider.ts';
import {
  IdentityError,
  SecondFactorNeeded,
  type IdentityUser,
  type SecondFactorAnswer,
  type SecondFactorPrompt,
} from './identity-types.ts';
import type { SessionEnvironment } from './session-environment.ts';
import { RELOADED_AT_KEY } from './session-keys.ts';
import {
  AUTHENTICATING,
  authenticating,
  isUndecided,
  LOADING,
  promptIn,
  SIGNED_OUT,
  signedOut,
  type SessionState,
} from './session-state.ts';
import {
  IdTokenCache,
  INSTALLED_REFRESH_THRESHOLD_MS,
  leadingToSecurity,
  REFRESH_THRESHOLD_MS,
  retryAfterRefresh,
} from './session-tokens.ts';
import {
  finishSignOut,
  forgetSignOut,
  signOutHere,
  signOutIsDue,
  stayLeft,
  unlessSilent,
} from './sign-out.ts';
import { forgetUser, storedUser, storeUser } from './stored-user.ts';

/** How often the token is refreshed without any request. */
const AUTO_REFRESH_MS = 600 * SECOND_MS;

/** One way to sign in: `(signIns) => signIns.withPassword(email, password)`. */
export type SignIn = (signIns: IdentityProvider['signIns']) => Promise<IdentityUser>;

interface LogoutOptions {
  /** The page to return to after the next sign-in; the dashboard by default. */
  readonly backTo?: string;
}

/** The rules of a session, the same for every identity provider (specification, section 4). */
export class Session {
  readonly #outside: SessionEnvironment;
  readonly #tokens: IdTokenCache;
  readonly #listeners = new Set<() => void>();
  #state: SessionState = LOADING;
  /** The person being let in, and when that is done. */
  #entering: { readonly user: IdentityUser; readonly done: Promise<void> } | null = null;
  /** The sign-in that runs; a newer one takes its place. */
  #attempt: object | null = null;
  /** The person was let in while the studio could not be asked for their roles. */
  #rolesAreDue = false;
  #isLeaving = false;
  #isReloading = false;

  /** Sends requests as the person who is signed in. */
  readonly authorize: Authorize;
  readonly account: IdentityProvider['account'];

  constructor(outside: SessionEnvironment) {
    this.#outside = outside;
    this.account = outside.provider.account;
    this.#tokens = new IdTokenCache({
      ...outside,
      getIdToken: (how) => outside.provider.getIdToken(how),
      onToken: (token) => outside.tokenSync?.tell(token),
      thresholdMs: outside.isInstalled ? INSTALLED_REFRESH_THRESHOLD_MS : REFRESH_THRESHOLD_MS,
    });
    const authorize = retryAfterRefresh({
      ...outside,
      tokens: this.#tokens,
      giveUp: (why) => this.#giveUp(why),
    });
    this.authorize = leadingToSecurity(authorize, outside.goToSecurity);
  }

  state(): SessionState {
    return this.#state;
  }

  /** Calls back whenever the state has changed; answers how to stop. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Restores the session of the stored person; if there is none, or it has ended, signs in with the token of the link
   * the page was opened with. Never throws: what fails is logged, and loading ends.
   */
  async start(signInToken: string | null): Promise<void> {
    const { provider, storage } = this.#outside;
    await stayLeft(this.#outside);
    const stored = storedUser(storage);
    const restored = stored && (await this.#restore(stored));
    provider.onUserChanged((user, prompt) => this.#follow(user, prompt));
    this.#outside.whenOnline(() => void this.#catchUp());
    this.#outside.every(AUTO_REFRESH_MS, () => void this.refreshToken());
    if (restored) await this.#admit(restored);
    if (this.#state.kind !== 'signed-in' && signInToken !== null) await this.#enterByLink(signInToken);
    if (isUndecided(this.#state) && this.#entering === null) this.#end();
  }

  /** Resolves when the person is signed in and the roles are loaded; throws SecondFactorNeeded when a second factor is asked for. */
  login(signIn: SignIn): Promise<void> {
    return this.#attemptSignIn(() => signIn(this.#outside.provider.signIns));
  }

  /** Signs out, clears what is stored and goes to /login; never throws. */
  async logout({ backTo }: LogoutOptions = {}): Promise<void> {
    this.#isLeaving = true;
    this.#attempt = null;
    this.#forget();
    this.#set(AUTHENTICATING);
    await signOutHere(this.#outside);
    try {
      await this.#outside.goToLogin(backTo);
    } catch (failure) {
      this.#outside.log('The login page did not open.', failure);
    }
    this.#isLeaving = false;
    this.#set(SIGNED_OUT);
  }

  /** Answers the prompt for a second factor; resolves like `login`. */
  async confirmSecondFactor(answer: SecondFactorAnswer): Promise<void> {
    const { provider } = this.#outside;
    const asked = promptIn(this.#state);
    try {
      await this.#attemptSignIn(() => provider.confirmSecondFactor(answer), asked);
    } catch (failure) {
      if (failure instanceof IdentityError && failure.code === 'user-token-expired') this.#end();
      throw failure;
    }
  }

  /** Cancels the sign-in that asks for a second factor; never throws. */
  async forgetSecondFactor(): Promise<void> {
    if (promptIn(this.#state) === null) return;
    this.#set(SIGNED_OUT);
    try {
      await this.#outside.provider.forgetSecondFactor();
    } catch (failure) {
      this.#outside.log('The sign-in that was given up ends by itself.', failure);
    }
  }

  /** Fetches a new token now; false when that was not possible. */
  async refreshToken(): Promise<boolean> {
    if (this.#state.kind !== 'signed-in') return false;
    const { kind } = await this.#tokens.renew();
    if (kind === 'renewed' && this.#rolesAreDue) await this.#loadDueRoles();
    if (kind === 'signed-out' && this.#state.kind === 'signed-in') {
      this.#end();
      if (this.#outside.isInstalled) this.#outside.loadLogin();
    }
    return kind === 'renewed';
  }

  /** The provider reported a change, here or in another tab. */
  #follow(user: IdentityUser | null, prompt?: SecondFactorPrompt): void {
    if (this.#isLeaving) return;
    if (user === null) this.#end(prompt);
    else void this.#enter(user);
  }

  /** Whose session it is, still to be admitted; null for nobody, or when the stored person was let in. */
  async #restore(stored: IdentityUser): Promise<IdentityUser | null> {
    const { provider, sleep, log } = this.#outside;
    const asked = provider.restore();
    try {
      const user = await unlessSilent(asked, sleep);
      if (user === null) this.#forget();
      return user;
    } catch (failure) {
      log('The session could not be checked.', failure);
      this.#rolesAreDue = true;
      this.#entering = { user: stored, done: Promise.resolve() };
      this.#entered(stored, []);
      const noAnswer = () => undefined;
      void asked.then(() => this.refreshToken(), noAnswer);
      return null;
    }
  }

  /** Lets the restored person in, unless another one came meanwhile. */
  async #admit(user: IdentityUser): Promise<void> {
    const { owner } = this.#tokens;
    if (this.#outside.isInstalled && (await this.#tokens.renew()).kind === 'signed-out') this.#forget();
    if (owner === this.#tokens.owner) await this.#enter(user);
  }

  async #enterByLink(token: string): Promise<void> {
    const { provider, exchangeSignInToken, log } = this.#outside;
    try {
      await this.#attemptSignIn(async () =>
        provider.signIns.withCustomToken(await exchangeSignInToken(token)),
      );
    } catch (failure) {
      if (failure instanceof SecondFactorNeeded) return; // the login page asks for it
      log('Signing in with the link failed.', failure);
    }
  }

  /** Runs one way to sign in; `asked` stays asked when it fails. */
  async #attemptSignIn(
    signIn: () => Promise<IdentityUser>,
    asked: SecondFactorPrompt | null = null,
  ): Promise<void> {
    const attempt = {};
    const before = this.#state.kind === 'signed-in' ? this.#state : signedOut(asked);
    this.#attempt = attempt;
    this.#set(authenticating(asked));
    try {
      await this.#enter(await signIn());
    } catch (failure) {
      if (failure instanceof SecondFactorNeeded && this.#attempt === attempt) this.#end(failure);
      throw failure;
    } finally {
      if (this.#attempt === attempt) {
        this.#attempt = null;
        if (this.#state.kind === 'authenticating') this.#set(before);
      }
    }
  }

  /** Lets somebody in: stores the profile, loads the roles. The provider's report and its answer come to one entry. */
  #enter(user: IdentityUser): Promise<void> {
    if (this.#entering?.user.uid === user.uid) return this.#entering.done;
    if (this.#state.kind === 'signed-in' && this.#state.user.uid === user.uid) return Promise.resolve();
    if (!isUndecided(this.#state)) this.#set(authenticating(promptIn(this.#state)));
    this.#tokens.forget();
    this.#rolesAreDue = false;
    const { storage, signOutNote, lastKnown } = this.#outside;
    if (storedUser(storage)?.uid !== user.uid) {
      void lastKnown.forget();
      signOutNote.erase();
    }
    storeUser(storage, user);
    forgetSignOut(storage);
    const entering = { user, done: this.#loadRoles(user).then((roles) => this.#entered(user, roles)) };
    this.#entering = entering;
    return entering.done;
  }

  #entered(user: IdentityUser, userRoles: readonly StudioRole[]): void {
    if (this.#entering?.user !== user) return;
    this.#entering = null;
    this.#outside.lastKnown.admit(user.uid);
    // Each sign-in has an object of its own: what pages keep of a member hangs on it and goes with it.
    this.#set({ kind: 'signed-in', user: { ...user }, userRoles });
  }

  /** The network is back: what could not be done without it is done now. */
  async #catchUp(): Promise<void> {
    if (signOutIsDue(this.#outside.storage)) await finishSignOut(this.#outside);
    if (this.#rolesAreDue) await this.refreshToken();
  }

  async #loadDueRoles(): Promise<void> {
    const before = this.#state;
    if (before.kind !== 'signed-in') return;
    this.#rolesAreDue = false;
    const userRoles = await this.#loadRoles(before.user);
    if (this.#state === before) this.#set({ ...before, userRoles });
  }

  async #loadRoles(user: IdentityUser): Promise<readonly StudioRole[]> {
    try {
      return await this.#outside.loadRoles(user, await this.#tokens.forRequest());
    } catch (failure) {
      this.#outside.log('The roles did not load.', failure);
      return [];
    }
  }

  /** Everything of the person goes: profile, token, roles on their way, what this device knew of them. */
  #forget(): void {
    this.#entering = null;
    this.#tokens.forget();
    forgetUser(this.#outside.storage);
    void this.#outside.lastKnown.forget();
    this.#outside.tabStorage.removeItem(RELOADED_AT_KEY);
  }

  /** Nobody is signed in any more; `prompt` when somebody is about to be. */
  #end(prompt: SecondFactorPrompt | null = null): void {
    this.#forget();
    this.#set(signedOut(prompt));
    if (prompt !== null) this.#outside.goToSecondFactor();
  }

  #giveUp(why: { readonly sessionEnded: boolean }): void {
    if (this.#isReloading || this.#state.kind !== 'signed-in') return;
    this.#isReloading = true;
    void this.#outside.leaveRefused(this.#outside, why);
  }

  #set(state: SessionState): void {
    if (this.#state === state) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
