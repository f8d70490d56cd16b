import { useId, useState } from 'react';
import { Button } from '@lifted/design/button.tsx';
import { focusOnArrival } from '../../ui/focus-on-arrival.ts';
import styles from './security.module.css';

interface AskedTwiceProps {
  /** Label of the first button. */
  readonly action: string;
  /** Accessible name where several buttons have the same label. */
  readonly actionName?: string;
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  readonly isBusy: boolean;
  readonly onYes: () => void;
}

/** A button for an irreversible action: it asks for confirmation in place. */
export function AskedTwice({ action, actionName, question, yes, no, isBusy, onYes }: AskedTwiceProps) {
  const [asks, setAsks] = useState<'not-yet' | 'now' | 'no-more'>('not-yet');
  const id = useId();
  if (asks !== 'now') {
    return (
      <Button
        ref={asks === 'no-more' ? focusOnArrival : undefined}
        look="outline"
        className={styles.fit}
        aria-label={actionName}
        disabled={isBusy}
        onClick={() => setAsks('now')}
      >
        {action}
      </Button>
    );
  }
  return (
    <div role="group" aria-labelledby={id} className={styles.question}>
      <p id={id} ref={focusOnArrival} tabIndex={-1}>
        {question}
      </p>
      <div className={styles.actions}>
        <Button
          disabled={isBusy}
          onClick={() => {
            setAsks('not-yet');
            onYes();
          }}
        >
          {yes}
        </Button>
        <Button look="outline" disabled={isBusy} onClick={() => setAsks('no-more')}>
          {no}
        </Button>
      </div>
    </div>
  );
}
