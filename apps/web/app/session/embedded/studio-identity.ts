import type { sendSecondFactorCode, verifySecondFactor } from '@lifted/contract/second-factors';
import type {
  getIdToken,
  getPasswordPolicy,
  redeemCustomToken,
  requestPasswordReset,
  resetPassword,
  signInWithPassword,
  signOut,
} from '@lifted/contract/sign-in';
import type { ApiClient } from '../../http/api-client.ts';
import { IdentityError, type PasswordPolicy, type SecondFactorAnswer } from '../identity-provider.ts';
import { readIdToken, type ReadIdToken } from './id-token.ts';
import { callsAsIdentity } from './identity-calls.ts';

/** The calls of our own identity service; the browser adds the session's cookie by itself. All throw IdentityError. */
export class StudioIdentity {
  readonly #call: ApiClient['call'];
  readonly #now: () => number;

  constructor(api: ApiClient, now: () => number) {
    this.#call = callsAsIdentity(api);
    this.#now = now;
  }

  async signIn(email: string, password: string): Promise<void> {
    const body = { email, password };
    await this.#call<typeof signInWithPassword>('POST', '/identity/sign-in/email', { body });
  }

  async redeemCustomToken(token: string): Promise<void> {
    const body = { token };
    await this.#call<typeof redeemCustomToken>('POST', '/identity/one-time-token/verify', { body });
  }

  async sendSecondFactorCode(factorId: string): Promise<void> {
    const body = { factor_id: factorId };
    await this.#call<typeof sendSecondFactorCode>('POST', '/identity/second-factor/send', { body });
  }

  async verifySecondFactor(answer: SecondFactorAnswer): Promise<void> {
    const request =
      'backupCode' in answer
        ? { body: { backup_code: answer.backupCode } }
        : { body: { factor_id: answer.factorId, code: answer.code } };
    await this.#call<typeof verifySecondFactor>('POST', '/identity/second-factor/verify', request);
  }

  async signOut(): Promise<void> {
    await this.#call<typeof signOut>('POST', '/identity/sign-out', {});
  }

  async requestPasswordReset(email: string): Promise<void> {
    const body = { email };
    await this.#call<typeof requestPasswordReset>('POST', '/identity/request-password-reset', { body });
  }

  async resetPassword(token: string, newPassword: string): Promise<void> {
    const body = { token, new_password: newPassword };
    await this.#call<typeof resetPassword>('POST', '/identity/reset-password', { body });
  }

  async passwordPolicy(): Promise<PasswordPolicy> {
    const policy = await this.#call<typeof getPasswordPolicy>('GET', '/identity/password-policy', {});
    return { minLength: policy.min_length, maxLength: policy.max_length, hints: policy.hints };
  }

  /** A fresh ID token of whoever the cookie stands for, null for nobody; throws SecondFactorNeeded while one is asked for. */
  async idToken(): Promise<ReadIdToken | null> {
    try {
      const { token } = await this.#call<typeof getIdToken>('GET', '/identity/token', {});
      return readIdToken(token, this.#now());
    } catch (failure) {
      if (failure instanceof IdentityError && failure.code === 'user-token-expired') return null;
      throw failure;
    }
  }
}
