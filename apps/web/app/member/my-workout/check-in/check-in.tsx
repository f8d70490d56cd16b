import { Button } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { Skeleton } from '@lifted/design/layout/skeleton.tsx';
import { timeNow } from '@lifted/client/http/server-clock.ts';
import { useNow } from '@lifted/client/http/use-now.ts';
import { checkInCode, checkInCodeTurnsIn } from '@lifted/domain/bookings/check-in-code';
import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { useEffect, useRef, useState } from 'react';
import type { CheckInSecret, WorkoutAnswers } from '../../../customer/workout-answers.ts';
import { useWords } from '../../../language.ts';
import { useCachedAnswer } from '../../../platform/http/cached-answer.ts';
import { QrCode } from '../../../ui/qr-code.tsx';
import { checkInMac } from './check-in-mac.ts';
import styles from './check-in.module.css';
import { MY_WORKOUT_WORDS } from '../my-workout-words.ts';

interface CheckInProps {
  readonly secret: WorkoutAnswers['checkInSecret'];
  /** Of the class; nobody checks in after it. */
  readonly endsAt: Date;
}

/** The button that opens the member's code for the tablet in the room. */
export function CheckIn({ secret, endsAt }: CheckInProps) {
  const words = useWords(MY_WORKOUT_WORDS);
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const now = useNow(MINUTE_MS);
  // Requested before it is needed: there may be no network at the door.
  const remote = useCachedAnswer(secret);
  if (now === null || now > endsAt) return null;
  return (
    <>
      <Button
        look="outline"
        className={styles.open}
        onClick={() => {
          setIsOpen(true);
          dialog.current?.showModal();
        }}
      >
        {words.checkIn}
      </Button>
      <dialog
        ref={dialog}
        aria-label={words.checkInLabel}
        className={styles.dialog}
        onClose={() => setIsOpen(false)}
      >
        {isOpen && (
          <div className={styles.content}>
            {remote.state === 'loading' && <Skeleton height="16rem" />}
            {remote.state === 'loaded' && remote.value !== null ? (
              <>
                <TurningCode key={remote.value.secret} {...remote.value} />
                <p>{words.checkInHint}</p>
              </>
            ) : (
              remote.state !== 'loading' && <Notice tone="error">{words.checkInFailed}</Notice>
            )}
            <Button look="outline" onClick={() => dialog.current?.close()}>
              {words.close}
            </Button>
          </div>
        )}
      </dialog>
    </>
  );
}

/** A new code every 30 seconds, made on this device. */
function TurningCode({ secret, customerId }: CheckInSecret) {
  const words = useWords(MY_WORKOUT_WORDS);
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    const mac = checkInMac(secret);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const turn = () => {
      const now = timeNow();
      timer = setTimeout(turn, checkInCodeTurnsIn(now));
      checkInCode(mac, customerId, now).then(
        (made) => {
          if (!isLeft) setCode(made);
        },
        (failure: unknown) => console.error('No check-in code.', failure),
      );
    };
    turn();
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [secret, customerId]);
  return code === null ? <Skeleton height="16rem" /> : <QrCode text={code} label={words.checkInLabel} />;
}
