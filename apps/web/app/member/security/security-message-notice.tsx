import { addressOf } from '../../addresses.ts';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { Button } from '@lifted/design/button.tsx';
import { focusOnArrival } from '../../ui/focus-on-arrival.ts';
import { Notice } from '@lifted/design/notice.tsx';
import styles from './security.module.css';
import type { SecurityMessage } from './security-message.ts';

/** The outcome of the last request; errors of a code are shown at its field instead. */
export function SecurityMessageNotice({ message }: { readonly message: SecurityMessage | null }) {
  const { withSession } = useSession();
  if (message === null || message.about === 'code') return null;
  return (
    <div key={message.text} ref={seenOnArrival} tabIndex={-1} className={styles.message}>
      <Notice tone={message.about === 'done' ? 'success' : 'error'}>{message.text}</Notice>
      {message.about === 'sign-in' && (
        <p>
          <Button
            onClick={() => void withSession((session) => session.logout({ backTo: addressOf('security') }))}
          >
            Sign in again
          </Button>
        </p>
      )}
    </div>
  );
}

/** The button may be further down. */
function seenOnArrival(element: HTMLElement | null): void {
  focusOnArrival(element);
  element?.scrollIntoView({ block: 'nearest' });
}
