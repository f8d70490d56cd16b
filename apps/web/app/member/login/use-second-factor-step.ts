import { useState } from 'react';
import {
  IdentityError,
  type OfferedFactor,
  type SecondFactorPrompt,
} from '@lifted/client/session/identity-types.ts';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { ownMessage } from './login-words.ts';

/** The selected way to show the second factor. */
export type Way = { readonly kind: 'factor'; readonly factor: OfferedFactor } | { readonly kind: 'backup' };

/** `sent`: a code was sent · `code`: the code is invalid · `refused`: anything else. */
export type SecondFactorMessage =
  | { readonly about: 'sent' }
  | { readonly about: 'code' | 'refused'; readonly text: string };

/**
 * The second step: choice of factor, a phone's code, the response. `onOver` receives the reason when signing in must start
 * again.
 */
export function useSecondFactorStep(prompt: SecondFactorPrompt, onOver: (why: string | null) => void) {
  const { withSession } = useSession();
  const [way, setWay] = useState<Way>(() => firstWay(prompt));
  const [message, setMessage] = useState<SecondFactorMessage | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  /** One at a time. The button that was pressed is not disabled meanwhile: it would lose the focus. */
  async function run(request: () => Promise<SecondFactorMessage | null>): Promise<void> {
    if (isBusy) return;
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
    otherWays: waysOf(prompt).filter((other) => !isSame(other, way)),
    message,
    isBusy,
    choose(next: Way) {
      setWay(next);
      setMessage(null);
    },
    send: (factor: OfferedFactor) =>
      void run(async () => {
        await withSession(({ account }) => account.sendSecondFactorCode(factor.id));
        return { about: 'sent' };
      }),
    show: (typed: string) =>
      void run(async () => {
        const answer =
          way.kind === 'backup' ? { backupCode: typed } : { factorId: way.factor.id, code: typed };
        await withSession((session) => session.confirmSecondFactor(answer));
        return null;
      }),
    giveUp() {
      onOver(null);
      void withSession((session) => session.forgetSecondFactor());
    },
  };
}

function waysOf({ factors, acceptsBackupCode }: SecondFactorPrompt): Way[] {
  const ways: Way[] = factors.map((factor) => ({ kind: 'factor', factor }));
  return acceptsBackupCode ? [...ways, { kind: 'backup' }] : ways;
}

/** An app before a phone: its code is available at once and costs nothing. */
function firstWay(prompt: SecondFactorPrompt): Way {
  const app = prompt.factors.find(({ kind }) => kind === 'totp') ?? prompt.factors[0];
  return app === undefined ? { kind: 'backup' } : { kind: 'factor', factor: app };
}

function isSame(one: Way, other: Way): boolean {
  return idOf(one) === idOf(other);
}

/** Null for backup codes, of which there is one set. */
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
