import type { getTimetable, StudioClass } from '@lifted/contract/timetable';
import { addDays, berlinDate, DAYS_PER_WEEK, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { filterClasses } from './timetable-filter.ts';
import {
  dayToBeginWith,
  isWeekOver,
  shownDay,
  shownWeek,
  timetableDays,
} from '@lifted/domain/classes/timetable-week';
import { Suspense, useEffect, useState } from 'react';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { useRemote } from '../../platform/http/remote.ts';
import { timetableClass } from '../../booking/studio-class.ts';
import { lastKnown, oldestAsOf } from '../../platform/last-known/last-known.ts';
import { LastKnownNotice } from '../../platform/last-known/last-known-notice.tsx';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { storedUid } from '@lifted/client/session/stored-user.ts';
import { useStudioSettings } from '@lifted/client/studio-settings.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { MemberRow, TrialRow } from './class-row.tsx';
import { ClassEvents } from '../../seo/class-events.tsx';
import { DayStrip } from './day-strip.tsx';
import { LoadFailure } from './load-failure.tsx';
import { TimetableFilters } from './timetable-filters.tsx';
import { TimetableRowsSkeleton } from './timetable-skeleton.tsx';
import { useTimetableAddress } from './use-timetable-address.ts';
import { WeekBar } from './week-bar.tsx';
import { WeekDays, type WeekDaysProps } from './week-days.tsx';
import styles from './timetable.module.css';

const MemberWeek = lazyPart('member-week', async () => (await import('./member-week.tsx')).MemberWeek);

const NONE: readonly StudioClass[] = [];

/** One week of classes as the address asks for it: its bar, filters and, from there on, its days. */
export function TimetableWeek({ now }: { readonly now: Date }) {
  const address = useTimetableAddress();
  const today = berlinDate(now);
  const isAsked = address.week !== null || address.day !== null;
  // On a Sunday without classes nothing is left of the running week, so the default is the next one.
  const [overWeek, setOverWeek] = useState<CivilDate | null>(null);
  const running = shownWeek(address.week ?? address.day, today);
  const monday = !isAsked && overWeek === running ? addDays(running, DAYS_PER_WEEK) : running;
  const { remote, reload } = useWeek(monday);

  const classes = (remote.state === 'loaded' ? remote.value : NONE).map(timetableClass);
  if (!isAsked && monday === running && remote.state === 'loaded' && isWeekOver(classes, now))
    setOverWeek(running);
  const days = timetableDays(monday, filterClasses(classes, address.filter));
  const asked = shownDay(address.day, monday, today);
  const day = address.day === null ? dayToBeginWith(days, asked, now) : asked;

  return (
    <div className={styles.timetable}>
      <div className={styles.tools}>
        <WeekBar monday={monday} today={today} address={address} />
        <TimetableFilters classes={classes} address={address} />
      </div>
      <LastKnownNotice asOf={oldestAsOf(remote)} />
      <DayStrip days={days} shown={day} today={today} address={address} />
      {remote.state === 'loading' && <TimetableRowsSkeleton />}
      {remote.state === 'failed' && <LoadFailure onRetry={reload} />}
      {remote.state === 'loaded' && (
        <Days days={days} shown={day} now={now} address={address} onChanged={reload} />
      )}
      {remote.state === 'loaded' && <ClassEvents classes={classes} now={now} />}
    </div>
  );
}

interface DaysProps extends Omit<WeekDaysProps, 'Row'> {
  readonly onChanged: () => void;
}

/** The week's classes: members book here, visitors are led to a test workout. */
function Days({ onChanged, ...week }: DaysProps) {
  if (!useCanBook()) return <WeekDays {...week} Row={TrialRow} />;
  return (
    <Suspense fallback={<TimetableRowsSkeleton />}>
      <MemberWeek onChanged={onChanged}>
        <WeekDays {...week} Row={MemberRow} />
      </MemberWeek>
    </Suspense>
  );
}

/** Whether the classes are shown to somebody who can book them here; remembered until the session is known. */
function useCanBook(): boolean {
  const { user, isLoading } = useSession();
  const isHere = useStudioSettings().booking_service === null;
  return isHere && (user !== null || (isLoading && storedUid() !== null));
}

function useWeek(monday: CivilDate) {
  const api = useApiClient();
  const week = useRemote(
    monday,
    (signal) =>
      api.call<typeof getTimetable>('GET', '/timetable', {
        query: { from: monday, to: addDays(monday, DAYS_PER_WEEK - 1) },
        signal,
      }),
    { offlineFallback: lastKnown(storedUid, `timetable ${monday}`) },
  );
  useEffect(() => {
    if (week.remote.state === 'failed') console.error('The timetable did not load.', week.remote.error);
  }, [week.remote]);
  return week;
}
