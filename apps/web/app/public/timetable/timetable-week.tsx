import type { getTimetable, StudioClass, TimetableOnPage } from '@lifted/contract/timetable';
import { addDays, berlinDate, DAYS_PER_WEEK, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { filterClasses } from './timetable-filter.ts';
import { dayToBeginWith, shownDay, shownWeek, timetableDays, weekOfDay } from './shown-days.ts';
import { memo, Suspense, useDeferredValue, useEffect, useMemo } from 'react';
import { Link } from 'react-router';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { logNotLoaded } from '@lifted/client/http/api-problem.ts';
import { useRemote } from '../../platform/http/remote.ts';
import { timetableClass } from '../../booking/studio-class.ts';
import { useWords } from '../../language.ts';
import { lastKnown, oldestAsOf } from '../../platform/last-known/last-known.ts';
import { LastKnownNotice } from '../../platform/last-known/last-known-notice.tsx';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { storedUid } from '@lifted/client/session/stored-user.ts';
import { useStudioSettings } from '@lifted/client/studio-settings.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { MemberRow, TrialRow } from './class-row.tsx';
import { ClassEvents } from '../../seo/class-events.tsx';
import { DayStrip } from './day-strip.tsx';
import { RestOfToday } from './rest-of-today.tsx';
import { TimetableFilters } from './timetable-filters.tsx';
import { TimetableRowsSkeleton } from './timetable-skeleton.tsx';
import { TIMETABLE_WORDS } from './timetable-words.ts';
import { useTimetableAddress, type TimetableAddress } from './use-timetable-address.ts';
import { WeekBar } from './week-bar.tsx';
import { WeekDays, type WeekDaysProps } from './week-days.tsx';
import styles from './timetable.module.css';
import { Button } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';

const MemberWeek = lazyPart('member-week', async () => (await import('./member-week.tsx')).MemberWeek);

const NONE: readonly StudioClass[] = [];

interface TimetableWeekProps {
  readonly now: Date;
  /** Whether the page may differ from what the server drew. */
  readonly isHydrated: boolean;
  /** What the server drew, of this day or of an older copy of the page. */
  readonly written: TimetableOnPage | null;
}

/**
 * Seven days of classes as the address asks for them: their bar, filters and, from there on, the days. A choice is answered at
 * once by what was pressed; eighty classes follow in slices, so that a slow phone answers the next finger meanwhile.
 */
export function TimetableWeek({ now, isHydrated, written }: TimetableWeekProps) {
  const address = useTimetableAddress();
  const today = berlinDate(now);
  const first =
    address.week === null && address.day !== null
      ? weekOfDay(address.day, today)
      : shownWeek(address.week, today);
  const { remote, reload } = useWeek(first, today, written);

  const wire = remote.state === 'loaded' ? remote.value : NONE;
  const classes = useMemo(() => wire.map(timetableClass), [wire]);
  const drawn = useDeferredValue(address);
  const { filter } = drawn;
  const days = useMemo(() => timetableDays(first, filterClasses(classes, filter)), [first, classes, filter]);
  const isNarrowed = Object.values(address.filter).some((chosen) => chosen !== null);
  const dayOf = (asked: string | null) => {
    const day = shownDay(asked, first);
    return asked === null ? dayToBeginWith(days, day, now) : day;
  };

  return (
    <div className={styles.timetable}>
      <div className={styles.tools}>
        <WeekBar first={first} today={today} address={address} />
        <TimetableFilters classes={classes} address={address} />
      </div>
      <LastKnownNotice asOf={oldestAsOf(remote)} />
      <OneClassOnly address={address} />
      {!isNarrowed && <RestOfToday days={days} today={today} now={now} />}
      <DayStrip days={days} shown={dayOf(address.day)} today={today} address={address} />
      {remote.state === 'loading' && <TimetableRowsSkeleton />}
      {remote.state === 'failed' && <LoadFailure onRetry={reload} />}
      {remote.state === 'loaded' && (
        <Days
          days={days}
          shown={dayOf(drawn.day)}
          now={now}
          address={drawn}
          isHydrated={isHydrated}
          onChanged={reload}
        />
      )}
      {isHydrated && remote.state === 'loaded' && <ClassEvents classes={classes} now={now} />}
    </div>
  );
}

/** Says that only classes of one name are shown, and leads to all of them. */
function OneClassOnly({ address }: { readonly address: TimetableAddress }) {
  const { only, allClasses } = useWords(TIMETABLE_WORDS);
  const { name } = address.filter;
  if (name === null) return null;
  return (
    <p className={styles.rest}>
      {only(name)}{' '}
      <Link to={address.with({ class: null })} replace preventScrollReset>
        {allClasses}
      </Link>
    </p>
  );
}

interface DaysProps extends Omit<WeekDaysProps, 'Row'> {
  readonly isHydrated: boolean;
  readonly onChanged: () => void;
}

/** The classes: members book here, visitors are led to a test workout. Drawn again only when what it shows differs. */
const Days = memo(function Days({ isHydrated, onChanged, ...week }: DaysProps) {
  const canBook = useCanBook();
  const forVisitors = <WeekDays {...week} Row={TrialRow} />;
  if (!isHydrated || !canBook) return forVisitors;
  return (
    <Suspense fallback={forVisitors}>
      <MemberWeek onChanged={onChanged}>
        <WeekDays {...week} Row={MemberRow} />
      </MemberWeek>
    </Suspense>
  );
});

/** Whether the classes are shown to somebody who can book them here; remembered until the session is known. */
function useCanBook(): boolean {
  const { user, isLoading } = useSession();
  const isHere = useStudioSettings().booking_service === null;
  return isHere && (user !== null || (isLoading && storedUid() !== null));
}

function useWeek(first: CivilDate, today: CivilDate, written: TimetableOnPage | null) {
  const api = useApiClient();
  const isDrawn = written !== null && first === berlinDate(new Date(written.drawn_at));
  const week = useRemote(
    first,
    (signal) =>
      api.call<typeof getTimetable>('GET', '/timetable', {
        query: { from: first, to: addDays(first, DAYS_PER_WEEK - 1) },
        signal,
      }),
    {
      // The coming days have one name: without a network, those of yesterday show six of them.
      offlineFallback: lastKnown(storedUid, `timetable ${first === today ? 'coming' : first}`),
      // Not fresh: bookings do not draw the page again.
      written: isDrawn ? { value: written.classes, isFresh: false } : undefined,
    },
  );
  useEffect(() => {
    if (week.remote.state === 'failed') logNotLoaded('The timetable', week.remote.error);
  }, [week.remote]);
  return week;
}

/** Shown in place of the classes when they did not load. */
function LoadFailure({ onRetry }: { readonly onRetry: () => void }) {
  const { failed, again } = useWords(TIMETABLE_WORDS);
  return (
    <div className={styles.failure}>
      <Notice tone="error">{failed}</Notice>
      <Button look="outline" onClick={onRetry}>
        {again}
      </Button>
    </div>
  );
}
