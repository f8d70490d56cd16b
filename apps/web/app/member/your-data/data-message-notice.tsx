import { useWords } from '../../language.ts';
import { useAddress } from '../../use-address.ts';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { Button } from '@lifted/design/button.tsx';
import { focusOnArrival } from '../../ui/focus-on-arrival.ts';
import { Notice } from '@lifted/design/notice.tsx';
import type { DataMessage } from './use-your-data.ts';
import styles from './your-data.module.css';
import { YOUR_DATA_WORDS } from './your-data-words.ts';

/** The outcome of the last request; errors of the typed word are shown at its field instead. */
export function DataMessageNotice({ message }: { readonly message: DataMessage | null }) {
  const { withSession } = useSession();
  const { signInAgain } = useWords(YOUR_DATA_WORDS);
  const address = useAddress();
  if (message === null || message.about === 'word') return null;
  return (
    <div key={message.text} ref={seenOnArrival} tabIndex={-1} className={styles.message}>
      <Notice tone={message.about === 'done' ? 'success' : 'error'}>{message.text}</Notice>
      {message.about === 'sign-in' && (
        <p>
          <Button
            onClick={() => void withSession((session) => session.logout({ backTo: address('yourData') }))}
          >
            {signInAgain}
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
