import type { StudioClass } from '@lifted/contract/timetable';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { loginAddressFrom } from '@lifted/client/session/return-address.ts';
import { storedUid } from '@lifted/client/session/stored-user.ts';
import { useStudioSettings } from '@lifted/client/studio-settings.tsx';
import { buttonClass, ButtonLink } from '@lifted/design/button.tsx';
import { classNames } from '@lifted/design/class-names.ts';
import { Notice } from '@lifted/design/notice.tsx';
import { useNow } from '@lifted/client/http/use-now.ts';
import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { classOpenness } from '@lifted/domain/classes/class-places';
import { studio } from '@lifted/profile/studio';
import { Suspense, useEffect, useId } from 'react';
import { useLocation } from 'react-router';
import { timetableClass } from '../../booking/studio-class.ts';
import { useWords } from '../../language.ts';
import { askAgainWhenBack } from '../../platform/http/ask-again.ts';
import { BOOKED_HERE, FOR_MEMBERS, FOR_VISITORS } from '../../ui/audience.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useAddress } from '../../use-address.ts';
import styles from './class-page.module.css';
import { CLASS_WORDS } from './class-words.ts';

const MemberPlace = lazyPart('member-class', async () => (await import('./member-class.tsx')).MemberPlace);

interface YourPlaceProps {
  /** Null until it is known. */
  readonly studioClass: StudioClass | null;
  readonly onChanged: () => void;
}

/** How one gets a place: members book, everybody else logs in or tries a class. */
export function YourPlace({ studioClass, onChanged }: YourPlaceProps) {
  const words = useWords(CLASS_WORDS);
  const id = useId();
  const now = useNow(MINUTE_MS);
  const openness =
    studioClass === null || now === null ? null : classOpenness(timetableClass(studioClass), now);
  const isAhead = openness === null || openness === 'open' || openness === 'full';
  // The server's answer says what time it is: a clock that is fast must not hide a class that can be booked.
  // It may take place after all, or later.
  useEffect(() => {
    if (isAhead) return undefined;
    onChanged();
    return askAgainWhenBack(onChanged, () => openness !== 'over' && storedUid() !== null);
  }, [isAhead, openness, onChanged]);
  return (
    <section aria-labelledby={id} className={styles.place}>
      <h2 id={id} className={styles.heading}>
        {words.yourPlace}
      </h2>
      {!isAhead && <Notice>{words[openness]}</Notice>}
      {isAhead && (
        <>
          <div className={FOR_VISITORS}>
            <VisitorWays studioClass={studioClass} />
          </div>
          <div className={FOR_MEMBERS}>
            <MemberWay studioClass={studioClass} now={now} onChanged={onChanged} />
          </div>
        </>
      )}
    </section>
  );
}

function VisitorWays({ studioClass }: { readonly studioClass: StudioClass | null }) {
  const words = useWords(CLASS_WORDS);
  const address = useAddress();
  const { pathname } = useLocation();
  return (
    <div className={styles.ways}>
      {studioClass !== null && (
        <div className={styles.way}>
          <p>{words.trialNote}</p>
          <ButtonLink to={address('trialWorkout', { workoutId: studioClass.id })}>{words.trial}</ButtonLink>
        </div>
      )}
      <div className={classNames(styles.way, BOOKED_HERE)}>
        <p>{words.loginNote}</p>
        <ButtonLink look="outline" to={loginAddressFrom(pathname)}>
          {words.login}
        </ButtonLink>
      </div>
    </div>
  );
}

interface MemberWayProps extends YourPlaceProps {
  readonly now: Date | null;
}

function MemberWay({ studioClass, now, onChanged }: MemberWayProps) {
  const { bookingService } = useWords(CLASS_WORDS);
  const { user, isLoading } = useSession();
  const settings = useStudioSettings();
  if (settings.booking_service !== null) {
    return (
      <ExternalLink href={studio.links.memberLogin} className={buttonClass('signal')}>
        {bookingService}
      </ExternalLink>
    );
  }
  // Of a class and not a style: the server draws it too, and pages allow no style attributes.
  const waiting = <div aria-hidden="true" className={styles.waiting} />;
  if (studioClass === null || now === null) return waiting;
  // A visitor's page has this part too, hidden: it loads nothing.
  if (user === null && !(isLoading && storedUid() !== null)) return null;
  return (
    <Suspense fallback={waiting}>
      <MemberPlace studioClass={timetableClass(studioClass)} now={now} onChanged={onChanged} />
    </Suspense>
  );
}
