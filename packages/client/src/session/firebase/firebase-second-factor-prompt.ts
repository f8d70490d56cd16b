import {
  FactorId,
  getMultiFactorResolver,
  PhoneAuthProvider,
  PhoneMultiFactorGenerator,
  TotpMultiFactorGenerator,
  type Auth,
  type MultiFactorAssertion,
  type MultiFactorError,
  type MultiFactorInfo,
  type MultiFactorResolver,
  type User,
} from '@firebase/auth';
import { SecondFactorNeeded, type SecondFactorAnswer } from '../identity-types.ts';
import { offeredFactor, sendPhoneCode } from './firebase-factors.ts';
import { firebaseReason, firebaseRefusal, refused, sentenceFor } from './firebase-refusal.ts';

/** The sign-in that waits for its second factor; it exists in this page only, and Firebase ends it after a while. */
export class FirebaseSecondFactorPrompt {
  readonly #auth: Auth;
  #resolver: MultiFactorResolver | null = null;
  #asked: SecondFactorNeeded | undefined;
  /** What the code sent to a phone is confirmed with, by factor. */
  readonly #sent = new Map<string, string>();

  constructor(auth: Auth) {
    this.#auth = auth;
  }

  /** Continues a refused sign-in; undefined when it was refused for another reason. */
  takeUp(failure: unknown): SecondFactorNeeded | undefined {
    if (!isMultiFactorError(failure)) return undefined;
    this.forget();
    this.#resolver = getMultiFactorResolver(this.#auth, failure);
    const factors = this.#resolver.hints.map(offeredFactor);
    const sentence = sentenceFor('multi-factor-auth-required');
    this.#asked = new SecondFactorNeeded(sentence, { factors, acceptsBackupCode: false }, { cause: failure });
    return this.#asked;
  }

  /** What is asked for at this moment. */
  asked(): SecondFactorNeeded | undefined {
    return this.#asked;
  }

  forget(): void {
    this.#resolver = null;
    this.#asked = undefined;
    this.#sent.clear();
  }

  async sendCode(factorId: string): Promise<void> {
    const resolver = this.#waiting();
    const multiFactorHint = hintOf(resolver, factorId);
    if (multiFactorHint.factorId !== FactorId.PHONE) throw firebaseRefusal('operation-not-allowed');
    const verificationId = await refused(() =>
      sendPhoneCode(this.#auth, { multiFactorHint, session: resolver.session }),
    );
    this.#sent.set(factorId, verificationId);
  }

  /** Finishes the sign-in with a code. Firebase has no backup codes. */
  async confirm(answer: SecondFactorAnswer): Promise<User> {
    const resolver = this.#waiting();
    if ('backupCode' in answer) throw firebaseRefusal('invalid-verification-code');
    const assertion = this.#assertion(hintOf(resolver, answer.factorId), answer.code);
    const { user } = await refused(() => resolver.resolveSignIn(assertion));
    this.forget();
    return user;
  }

  #assertion({ uid, factorId }: MultiFactorInfo, code: string): MultiFactorAssertion {
    if (factorId !== FactorId.PHONE) return TotpMultiFactorGenerator.assertionForSignIn(uid, code);
    const verificationId = this.#sent.get(uid);
    if (verificationId === undefined) throw firebaseRefusal('code-expired');
    return PhoneMultiFactorGenerator.assertion(PhoneAuthProvider.credential(verificationId, code));
  }

  #waiting(): MultiFactorResolver {
    if (this.#resolver === null) throw firebaseRefusal('user-token-expired');
    return this.#resolver;
  }
}

function hintOf({ hints }: MultiFactorResolver, factorId: string): MultiFactorInfo {
  const hint = hints.find(({ uid }) => uid === factorId);
  if (hint === undefined) throw firebaseRefusal('user-token-expired');
  return hint;
}

function isMultiFactorError(failure: unknown): failure is MultiFactorError {
  return firebaseReason(failure) === 'multi-factor-auth-required';
}
