import { germanDate } from '@lifted/domain/language/member-dates';
import { berlinDate, berlinTime } from '@lifted/domain/calendar/studio-calendar';
import type { OwnSession } from '@lifted/client/session/identity-provider.ts';
import { Card } from '@lifted/design/layout/card.tsx';
import { RemoteCards } from '../../ui/layout/remote-cards.tsx';
import { AskedTwice } from './asked-twice.tsx';
import { SecurityMessageNotice } from './security-message-notice.tsx';
import styles from './security.module.css';
import { useOwnSessions } from './use-own-sessions.ts';

const HEADING = 'Where you are signed in';

/** Where this person is signed in, and buttons to sign out there. */
export function OwnSessionsCards() {
  const { sessions, message, isBusy, reload, end, endOthers } = useOwnSessions();
  return (
    <>
      <SecurityMessageNotice message={message} />
      <RemoteCards remote={sessions} waiting={{ heading: HEADING, height: '6rem' }} onRetry={reload}>
        {(listed) =>
          listed !== null && (
            <Card heading={HEADING}>
              <p className={styles.text}>
                {listed.length === 1
                  ? 'Only here, on this device.'
                  : 'We don’t store IP addresses or device types, so dates are all there is to tell them apart. If you don’t recognise one, sign it out and set a new password.'}
              </p>
              <ul className={styles.factors}>
                {listed.map((session) => (
                  <SessionRow
                    key={session.id}
                    session={session}
                    isBusy={isBusy}
                    onEnd={() => end(session.id)}
                  />
                ))}
              </ul>
              {listed.length > 2 && (
                <AskedTwice
                  action="Sign out everywhere else"
                  question="Sign out on every device but this one?"
                  yes="Sign out there"
                  no="Stay signed in"
                  isBusy={isBusy}
                  onYes={endOthers}
                />
              )}
            </Card>
          )
        }
      </RemoteCards>
    </>
  );
}

interface SessionRowProps {
  readonly session: OwnSession;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session: { isCurrent, beganAt, seenAt }, isBusy, onEnd }: SessionRowProps) {
  const began = new Date(beganAt);
  const since = `${germanDate(berlinDate(began))}, ${berlinTime(began)}`;
  return (
    <li className={styles.factor}>
      <p>
        <strong className={styles.name}>{isCurrent ? 'This device' : 'Another device'}</strong>
        <span className={styles.since}>signed in {since}</span>
        {!isCurrent && (
          <span className={styles.since}>last seen {germanDate(berlinDate(new Date(seenAt)))}</span>
        )}
      </p>
      {!isCurrent && (
        <AskedTwice
          action="Sign out"
          actionName={`Sign out the device signed in ${since}`}
          question={`Sign out the device that signed in ${since}?`}
          yes="Sign out there"
          no="Stay signed in"
          isBusy={isBusy}
          onYes={onEnd}
        />
      )}
    </li>
  );
}
