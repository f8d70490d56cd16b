import type { getTimetable, StudioClass } from '@lifted/contract/timetable';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { logNotLoaded } from '@lifted/client/http/api-problem.ts';
import { storedUid } from '@lifted/client/session/stored-user.ts';
import { Card } from '@lifted/design/layout/card.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { Link } from 'react-router';
import { useAddress } from '../../use-address.ts';
import { nearMomentWords } from '@lifted/domain/language/near-moment-words';
import { timetableClass } from '../../booking/studio-class.ts';
import { useFollowing } from '../../booking/use-following.ts';
import { useOwnClasses } from '../../booking/use-own-classes.ts';
import type { CustomerAnswers } from '../../customer/member-answers.ts';
import { useRemote } from '../../platform/http/remote.ts';
import { lastKnown } from '../../platform/last-known/last-known.ts';
import { Announcement } from '../../ui/announcement.tsx';
import { useLanguage, useWords } from '../../language.ts';
import { NEXT_CLASS_WORDS } from './next-class-words.ts';
import { comingClasses } from './coming-classes.ts';
import { FurtherClasses } from './further-classes.tsx';
import { CanceledPlace } from './canceled-place.tsx';
import { NextClass } from './next-class.tsx';
import { OfferedPlaces } from './offered-places.tsx';
import { ClassesToBook } from './classes-to-book.tsx';
import styles from './next-class.module.css';

interface NextClassCardProps {
  readonly answers: CustomerAnswers;
  readonly now: Date;
}

/** The member's next class with everything that can be done about it; without one, classes to book right here. */
export function NextClassCard({ answers, now }: NextClassCardProps) {
  const address = useAddress();
  const words = useWords(NEXT_CLASS_WORDS);
  const language = useLanguage();
  const own = useOwnClasses(answers);
  const { classes, isLoading, reload } = useComingWeek();
  const card = useRef<HTMLDivElement>(null);
  const coming = own.state === 'loaded' ? comingClasses(own.value, now) : null;
  const next = coming?.next ?? null;
  const notePress = useRestoredFocus(card, next?.bookingId ?? null);

  const shared = own.state === 'loaded' ? { own: own.value, classes, answers, now, onChanged: reload } : null;
  return (
    <div ref={card} tabIndex={-1} className={styles.place} onClickCapture={notePress}>
      <Card
        heading={words.heading}
        busy={own.state === 'loading' || isLoading}
        tool={
          // What it is called depends on whether there is a next class; before that it would change beside the heading.
          own.state !== 'loading' && (
            <Link to={address('timetable')} className={styles.tool}>
              {next === null ? words.all : words.another}
            </Link>
          )
        }
      >
        {own.state === 'failed' && <Notice tone="error">{words.failed}</Notice>}
        {shared !== null && coming !== null && (
          <>
            <OfferedPlaces offers={coming.offers} {...shared} />
            <CanceledPlace next={next} {...shared} />
            {next === null ? <ClassesToBook {...shared} /> : <NextClass place={next} {...shared} />}
            <FurtherClasses further={coming.further} classes={classes} now={now} />
            <Announcement
              text={next === null ? '' : words.nextIs(next.name, nearMomentWords(next.start, now, language))}
            />
          </>
        )}
      </Card>
    </div>
  );
}

const NONE: readonly StudioClass[] = [];

/** The classes of the coming seven days, followed while the page is visible. */
function useComingWeek() {
  const api = useApiClient();
  const { remote, reload } = useRemote(
    'coming',
    (signal) => api.call<typeof getTimetable>('GET', '/timetable', { query: {}, signal }),
    { offlineFallback: lastKnown(storedUid, 'timetable coming') },
  );
  useFollowing(reload);
  useEffect(() => {
    if (remote.state === 'failed') logNotLoaded('The coming classes', remote.error);
  }, [remote]);
  const wire = remote.state === 'loaded' ? remote.value : NONE;
  const classes = useMemo(() => wire.map(timetableClass), [wire]);
  return { classes, isLoading: remote.state === 'loading', reload };
}

/** After a press here the next class may be another one, and the button gone: the keyboard goes on from the card. */
function useRestoredFocus(card: RefObject<HTMLElement | null>, nextId: string | null): () => void {
  const wasPressed = useRef(false);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (wasPressed.current && isLost) card.current?.focus({ preventScroll: true });
    wasPressed.current = false;
  }, [card, nextId]);
  return () => {
    wasPressed.current = true;
  };
}
