import type { getDeskTimetable } from '@lifted/contract/desk/desk-timetable';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { berlinInstant, isCivilDate } from '@lifted/domain/calendar/studio-calendar';
import { busyCoaches } from '@lifted/domain/classes/class-clashes';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../language.ts';
import { CLASH_WORDS } from './clash-words.ts';

interface TeachingElsewhereProps {
  /** Null: a new class. */
  readonly classId: string | null;
  /** May be half typed. */
  readonly day: string;
  readonly time: string;
  /** The coach who is chosen, and warned of otherwise. */
  readonly chosen: string;
}

const CLOCK_TIME = /^\d\d:\d\d$/;

/** Says which coaches give another class at that time, before one of them is chosen. */
export function TeachingElsewhere({ classId, day, time, chosen }: TeachingElsewhereProps) {
  const words = useWords(CLASH_WORDS);
  const api = useApiClient();
  const date = isCivilDate(day) ? day : null;
  const { data = [] } = useQuery({
    queryKey: ['desk', 'timetable', day, day],
    queryFn: ({ signal }) =>
      api.call<typeof getDeskTimetable>('GET', '/desk/timetable', { query: { from: day, to: day }, signal }),
    enabled: date !== null,
  });
  if (date === null || !CLOCK_TIME.test(time)) return null;
  const planned = data.map((one) => ({
    id: one.id,
    start: new Date(one.start_datetime),
    coachId: one.coach_id,
    isCanceled: one.is_canceled,
  }));
  const busy = busyCoaches(berlinInstant(date, time), planned, classId);
  const names = data
    .filter(({ coach_id: coach }) => busy.has(coach) && coach !== chosen)
    .map(({ coach_first_name: name }) => name);
  return names.length === 0 ? null : <p>{words.elsewhere([...new Set(names)].join(', '))}</p>;
}
