import { useState } from 'react';
import {
  IdentityError,
  type OfferedFactor,
  type SecondFactorChallenge,
} from '../session/identity-provider.ts';
import { useSession } from '../session/session-context.tsx';
import { ownMessage } from './login-words.ts';

/** How somebody is about to show their second factor. */
export type Way = { readonly kind: 'factor'; readonly factor: OfferedFactor } | { readonly kind: 'backup' };

export interface ChallengeMessage {
  /** `sent`: a code is on its way · `code`: the code is not good · `refused`: anything else. */
  readonly about: 'sent' | 'code' | 'refused';
  readonly text: string;
}

/** The step after the password: which way, the code of a phone, the answer. `onOver` hears why signing in must begin anew. */
export function useChallenge(challenge: SecondFactorChallenge, onOver: (why: string | null) => void) {
  const { confirmSecondFactor, sendSecondFactorCode, forgetSecondFactor } = useSession();
  const [way, setWay] = useState<Way>(() => firstWay(challenge));
  const [message, setMessage] = useState<ChallengeMessage | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function run(request: () => Promise<ChallengeMessage | null>): Promise<void> {
    setIsBusy(true);
    setMessage(null);
    try {
      setMessage(await request());
    } catch (failure) {
      if (codeOf(failure) === 'user-token-expired') onOver(ownMessage(failure));
      setMessage({ about: isAboutCode(failure) ? 'code' : 'refused', text: ownMessage(failure) });
    } finally {
      setIsBusy(false);
    }
  }

  return {
    way,
    otherWays: waysOf(challenge).filter((other) => !isSame(other, way)),
    message,
    isBusy,
    choose(next: Way) {
      setWay(next);
      setMessage(null);
    },
    send: (factor: OfferedFactor) =>
      void run(async () => {
        await sendSecondFactorCode(factor.id);
        return { about: 'sent', text: 'We have sent you a code. It is good for 5 minutes.' };
      }),
    show: (typed: string) =>
      void run(async () => {
        await confirmSecondFactor(
          way.kind === 'backup' ? { backupCode: typed } : { factorId: way.factor.id, code: typed },
        );
        return null;
      }),
    giveUp() {
      onOver(null);
      void forgetSecondFactor();
    },
  };
}

function waysOf({ factors, acceptsBackupCode }: SecondFactorChallenge): Way[] {
  const ways: Way[] = factors.map((factor) => ({ kind: 'factor', factor }));
  return acceptsBackupCode ? [...ways, { kind: 'backup' }] : ways;
}

/** An app before a phone: its code is there at once and costs nobody anything. */
function firstWay(challenge: SecondFactorChallenge): Way {
  const app = challenge.factors.find(({ kind }) => kind === 'totp') ?? challenge.factors[0];
  return app === undefined ? { kind: 'backup' } : { kind: 'factor', factor: app };
}

function isSame(one: Way, other: Way): boolean {
  return idOf(one) === idOf(other);
}

/** Null for the backup codes, of which there is one set. */
function idOf(way: Way): string | null {
  return way.kind === 'factor' ? way.factor.id : null;
}

function codeOf(failure: unknown) {
  return failure instanceof IdentityError ? failure.code : null;
}

function isAboutCode(failure: unknown): boolean {
  const code = codeOf(failure);
  return code === 'invalid-verification-code' || code === 'code-expired';
}
