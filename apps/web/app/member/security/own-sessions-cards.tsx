import { germanDate } from '@lifted/domain/language/member-dates';
import { berlinDate, berlinTime } from '@lifted/domain/calendar/studio-calendar';
import type { OwnSession } from '@lifted/client/session/identity-types.ts';
import { Card } from '@lifted/design/layout/card.tsx';
import { useWords } from '../../language.ts';
import { RemoteCards } from '../../ui/layout/remote-cards.tsx';
import { AskedTwice } from './asked-twice.tsx';
import { SecurityMessageNotice } from './security-message-notice.tsx';
import styles from './security.module.css';
import { SESSIONS_WORDS } from './own-sessions-words.ts';
import { useOwnSessions } from './use-own-sessions.ts';

/** Where this person is signed in, and buttons to sign out there. */
export function OwnSessionsCards() {
  const { sessions, message, isBusy, reload, end, endOthers } = useOwnSessions();
  const words = useWords(SESSIONS_WORDS);
  return (
    <>
      <SecurityMessageNotice message={message} />
      <RemoteCards remote={sessions} waiting={{ heading: words.heading, height: '6rem' }} onRetry={reload}>
        {(listed) =>
          listed !== null && (
            <Card heading={words.heading}>
              <p className={styles.text}>{listed.length === 1 ? words.onlyHere : words.about}</p>
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
                  action={words.endOthers}
                  question={words.endOthersQuestion}
                  yes={words.endThere}
                  no={words.stay}
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
  const words = useWords(SESSIONS_WORDS);
  const began = new Date(beganAt);
  const since = `${germanDate(berlinDate(began))}, ${berlinTime(began)}`;
  return (
    <li className={styles.factor}>
      <p>
        <strong className={styles.name}>{isCurrent ? words.current : words.other}</strong>
        <span className={styles.since}>{words.signedIn(since)}</span>
        {!isCurrent && (
          <span className={styles.since}>{words.lastSeen(germanDate(berlinDate(new Date(seenAt))))}</span>
        )}
      </p>
      {!isCurrent && (
        <AskedTwice
          action={words.end}
          actionName={words.endThis(since)}
          question={words.endQuestion(since)}
          yes={words.endThere}
          no={words.stay}
          isBusy={isBusy}
          onYes={onEnd}
        />
      )}
    </li>
  );
}
