import {
  multiFactor,
  PhoneAuthProvider,
  PhoneMultiFactorGenerator,
  TotpMultiFactorGenerator,
  type Auth,
  type MultiFactorAssertion,
  type User,
} from '@firebase/auth';
import type { SecondFactors } from '../embedded/studio-second-factors.ts';
import { offeredFactor, sendPhoneCode } from './firebase-factors.ts';
import { firebaseReason, firebaseRefusal, refusalOfFirebase, refused } from './firebase-refusal.ts';

/** An enrolment that waits for its first code, as what that code turns it into. */
type Begun = (code: string) => MultiFactorAssertion;

interface SecondFactorsOptions {
  readonly auth: Auth;
  /** Shown in the app beside the codes. */
  readonly siteName: string;
  readonly newId: () => string;
}

/**
 * The second factors Firebase keeps. It does not say which kinds a project has enabled: both are offered, and a disabled one
 * is refused with 'operation-not-allowed'.
 */
export function createFirebaseSecondFactors({ auth, siteName, newId }: SecondFactorsOptions): SecondFactors {
  const begun = new Map<string, Begun>();
  const begin = (finish: Begun): string => {
    const factorId = newId();
    begun.set(factorId, finish);
    return factorId;
  };

  return {
    async list() {
      const factors = multiFactor(signedIn(auth)).enrolledFactors.map((info) => ({
        ...offeredFactor(info),
        enrolledAt: Date.parse(info.enrollmentTime),
      }));
      return { factors, backupCodesLeft: null, offered: ['totp', 'phone'], isRequired: false };
    },
    async startTotp() {
      const user = signedIn(auth);
      const secret = await refused(async () =>
        TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession()),
      );
      const factorId = begin((code) => TotpMultiFactorGenerator.assertionForEnrollment(secret, code));
      const uri = secret.generateQrCodeUrl(user.email ?? user.uid, siteName);
      return { factorId, secret: secret.secretKey, uri };
    },
    async startPhone(number) {
      const user = signedIn(auth);
      const verificationId = await refused(async () =>
        sendPhoneCode(auth, { phoneNumber: number, session: await multiFactor(user).getSession() }),
      );
      const finish: Begun = (code) =>
        PhoneMultiFactorGenerator.assertion(PhoneAuthProvider.credential(verificationId, code));
      return { factorId: begin(finish) };
    },
    async confirm(factorId, code) {
      const finish = begun.get(factorId);
      if (finish === undefined) throw firebaseRefusal('code-expired');
      await refused(() => multiFactor(signedIn(auth)).enroll(finish(code)));
      begun.delete(factorId);
      return { backupCodes: null };
    },
    async newBackupCodes() {
      throw firebaseRefusal('operation-not-allowed');
    },
    async remove(factorId) {
      try {
        await multiFactor(signedIn(auth)).unenroll(factorId);
      } catch (failure) {
        // The factor is removed; Firebase only ended the session it had been shown in.
        if (firebaseReason(failure) === 'user-token-expired') return;
        throw refusalOfFirebase(failure);
      }
    },
  };
}

function signedIn({ currentUser }: Auth): User {
  if (currentUser === null) throw firebaseRefusal('user-token-expired');
  return currentUser;
}
