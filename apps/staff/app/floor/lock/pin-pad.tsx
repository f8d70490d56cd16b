import { studioSettings } from '@lifted/client/studio-settings.tsx';
import { berlinTime } from '@lifted/domain/calendar/studio-calendar';
import { DEMO_PIN } from '@lifted/domain/floor/demo-pin';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useFloor } from '../device/use-floor.ts';
import { BackspaceIcon } from '../frame/backspace-icon.tsx';
import { FLOOR_FRAME_WORDS } from '../frame/floor-frame-words.ts';
import { inPageLanguage } from '../frame/floor-language.ts';
import { LOCK_WORDS } from './lock-words.ts';
import styles from './pin-pad.module.css';
import { unlock, type UnlockedCoach, type UnlockOutcome } from './unlock.ts';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const PIN_LENGTH = 4;

interface PinPadProps {
  readonly coach: UnlockedCoach;
  readonly face: ReactNode;
  readonly back: () => void;
  readonly open: (coach: UnlockedCoach) => void;
}

/** Four digits of a coach, by finger or keyboard. The fourth sends them. */
export function PinPad({ coach, face, back, open }: PinPadProps) {
  const words = inPageLanguage(LOCK_WORDS);
  const { store } = useFloor();
  const [pin, setPin] = useState('');
  const [isChecking, setIsChecking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const check = async (entered: string) => {
    setIsChecking(true);
    const outcome = await unlock(store, { coachId: coach.id, pin: entered });
    if (outcome.kind === 'open') return open(coach);
    setIsChecking(false);
    setPin('');
    setRefusal(sentenceOf(outcome, words));
  };
  const press = (digit: string) => {
    if (isChecking) return;
    const entered = pin + digit;
    setRefusal(null);
    setPin(entered);
    if (entered.length === PIN_LENGTH) void check(entered);
  };
  const remove = () => !isChecking && setPin(pin.slice(0, -1));
  useEffect(() => {
    const over = new AbortController();
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (/^\d$/.test(key)) press(key);
      if (key === 'Backspace') remove();
      if (key === 'Escape') back();
    };
    document.addEventListener('keydown', onKeyDown, { signal: over.signal });
    return () => over.abort();
  });

  return (
    <main className={styles.pad}>
      <div className={styles.who}>
        {face}
        <h1 ref={heading} tabIndex={-1} className={styles.heading}>
          {words.pinOf(coach.firstName)}
        </h1>
        <p className={styles.dots} role="img" aria-label={words.digits(pin.length)}>
          {Array.from({ length: PIN_LENGTH }, (_, at) => (
            <span key={at} data-filled={at < pin.length} />
          ))}
        </p>
        {studioSettings().is_demo && <p className={styles.demo}>{words.demoPin(DEMO_PIN)}</p>}
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
        <p role="status" className={styles.checking}>
          {isChecking && words.checking}
        </p>
      </div>
      <div className={styles.keys}>
        {DIGITS.map((digit) => (
          <button key={digit} type="button" onClick={() => press(digit)}>
            {digit}
          </button>
        ))}
        <button type="button" className={styles.word} onClick={back}>
          {words.back}
        </button>
        <button type="button" onClick={() => press('0')}>
          0
        </button>
        <button type="button" aria-label={inPageLanguage(FLOOR_FRAME_WORDS).removeDigit} onClick={remove}>
          <BackspaceIcon />
        </button>
      </div>
    </main>
  );
}

function sentenceOf(
  outcome: Exclude<UnlockOutcome, { readonly kind: 'open' }>,
  words: (typeof LOCK_WORDS)['en'],
): string {
  switch (outcome.kind) {
    case 'refused':
      return outcome.why;
    case 'wrong':
      return words.wrong;
    case 'locked':
      return words.lockedUntil(berlinTime(outcome.until));
    case 'needs-network':
      return words.needsNetwork;
    default:
      return outcome satisfies never;
  }
}
