import { APPLICATION_WORDS } from '@lifted/domain/applications/trainer-application-words';
import { useWords } from '../../language.ts';
import { ButtonLink } from '@lifted/design/button.tsx';
import { focusOnArrival } from '../../ui/focus-on-arrival.ts';
import { Notice } from '@lifted/design/notice.tsx';
import { useAddress } from '../../use-address.ts';
import styles from './application-form.module.css';
import type { ApplicationState } from './use-application.ts';

type Received = Extract<ApplicationState, { readonly state: 'received' }>;

/** Replaces the form and takes the keyboard focus. */
export function ApplicationReceived({ received }: { readonly received: Received }) {
  const words = useWords(APPLICATION_WORDS);
  const address = useAddress();
  return (
    <div ref={focusOnArrival} tabIndex={-1} className={styles.received}>
      <Notice tone="success">
        <p className={styles.thanks}>{words.thanks(received.firstName)}</p>
      </Notice>
      <p>{words.next}</p>
      {received.isMailed && <p>{words.mailed}</p>}
      <ButtonLink look="outline" to={address('timetable')}>
        {words.timetable}
      </ButtonLink>
    </div>
  );
}
