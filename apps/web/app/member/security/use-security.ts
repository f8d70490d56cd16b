import { useCallback, useEffect, useState } from 'react';
import { startRemote, whileLoaded, type Remote } from '../../platform/http/remote.ts';
import type { SecondFactors } from '@lifted/client/session/embedded/studio-second-factors.ts';
import type { SecondFactorOverview, TotpEnrolment } from '@lifted/client/session/identity-types.ts';
import { useSession, type SessionInPage } from '@lifted/client/session/session-context.tsx';
import { messageOf, type SecurityDone, type SecurityMessage } from './security-message.ts';

/** The view of the page. */
export type SecurityStep =
  /** `isReturn`: the person came back without a change. */
  | { readonly kind: 'overview'; readonly isReturn: boolean }
  | { readonly kind: 'app'; readonly enrolment: TotpEnrolment }
  | { readonly kind: 'number' }
  | { readonly kind: 'phone'; readonly factorId: string; readonly number: string }
  /** `isFirst`: created with the first factor, which ended every other session. */
  | { readonly kind: 'codes'; readonly codes: readonly string[]; readonly isFirst: boolean };

interface Outcome {
  readonly step: SecurityStep;
  readonly done?: SecurityDone;
}

const OVERVIEW: SecurityStep = { kind: 'overview', isReturn: false };

/** The second factors of the signed-in user, and everything the page can do with them, one request at a time. */
export function useSecurity() {
  const { withSession } = useSession();
  const [overview, setOverview] = useState<Remote<SecondFactorOverview>>({ state: 'loading' });
  const [step, setStep] = useState(OVERVIEW);
  const [message, setMessage] = useState<SecurityMessage | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  /** The shown list stays until the new response arrives. */
  const load = useCallback(
    () => startRemote(async () => (await secondFactors(withSession)).list(), whileLoaded(setOverview)),
    [withSession],
  );
  useEffect(load, [load]);

  async function run(request: (factors: SecondFactors) => Promise<Outcome>): Promise<void> {
    setIsBusy(true);
    setMessage(null);
    try {
      const { step: next, done } = await request(await secondFactors(withSession));
      setStep(next);
      if (done !== undefined) setMessage({ about: 'done', done });
      load();
    } catch (failure) {
      setMessage(messageOf(failure, () => void run(request)));
    } finally {
      setIsBusy(false);
    }
  }

  function show(next: SecurityStep): void {
    setStep(next);
    setMessage(null);
  }

  return {
    overview,
    /** With backup codes, which only our own server creates, the first factor ends all other sessions. */
    endsOtherSessions:
      overview.state === 'loaded' &&
      overview.value.backupCodesLeft !== null &&
      overview.value.factors.length === 0,
    step,
    message,
    isBusy,
    reload: load,
    askForNumber: () => show({ kind: 'number' }),
    back: () => show({ kind: 'overview', isReturn: true }),
    setUpApp: () =>
      void run(async (factors) => ({ step: { kind: 'app', enrolment: await factors.startTotp() } })),
    sendTo: (number: string) =>
      void run(async (factors) => ({
        step: { kind: 'phone', number, ...(await factors.startPhone(number)) },
        done: { kind: 'codeSent', number },
      })),
    confirm: (factorId: string, code: string) =>
      void run(async (factors) => {
        const { backupCodes: codes } = await factors.confirm(factorId, code);
        if (codes !== null) return { step: { kind: 'codes', codes, isFirst: true } };
        return { step: OVERVIEW, done: { kind: 'turnedOn' } };
      }),
    makeCodes: () =>
      void run(async (factors) => ({
        step: { kind: 'codes', codes: await factors.newBackupCodes(), isFirst: false },
      })),
    remove: (factorId: string) =>
      void run(async (factors) => {
        await factors.remove(factorId);
        return { step: OVERVIEW, done: { kind: 'removed' } };
      }),
  };
}

function secondFactors(withSession: SessionInPage['withSession']): Promise<SecondFactors> {
  return withSession(({ account }) => account.secondFactors());
}

export type Security = ReturnType<typeof useSecurity>;
