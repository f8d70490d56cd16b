import { Suspense } from 'react';
import { useAddress } from '../../use-address.ts';
import { focusOnArrival } from '../../ui/focus-on-arrival.ts';
import { Notice } from '@lifted/design/notice.tsx';
import { ConfirmHerePart } from '../../ui/confirmation/confirm-here-part.tsx';
import type { DataMessage } from './use-your-data.ts';
import styles from './your-data.module.css';

/** The outcome of the last request; errors of the typed word are shown at its field instead. */
export function DataMessageNotice({ message }: { readonly message: DataMessage | null }) {
  const address = useAddress();
  if (message === null || message.about === 'word') return null;
  if (message.about === 'sign-in') {
    const { refusal, retry } = message;
    return (
      <Suspense fallback={null}>
        <ConfirmHerePart
          refusal={refusal}
          text={refusal.message}
          backTo={address('yourData')}
          onConfirmed={retry}
        />
      </Suspense>
    );
  }
  return (
    <div key={message.text} ref={seenOnArrival} tabIndex={-1} className={styles.message}>
      <Notice tone={message.about === 'done' ? 'success' : 'error'}>{message.text}</Notice>
    </div>
  );
}

/** The button may be further down. */
function seenOnArrival(element: HTMLElement | null): void {
  focusOnArrival(element);
  element?.scrollIntoView({ block: 'nearest' });
}
