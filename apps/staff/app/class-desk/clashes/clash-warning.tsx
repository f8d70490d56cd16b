import type { ClassFields } from '@lifted/contract/desk/desk-classes';
import type { getDeskTimetable } from '@lifted/contract/desk/desk-timetable';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { berlinInstant, berlinTime, isCivilDate } from '@lifted/domain/calendar/studio-calendar';
import { classClashes } from '@lifted/domain/classes/class-clashes';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../language.ts';
import { CLASH_WORDS } from './clash-words.ts';
import { useClosures } from './use-closures.ts';

interface ClashWarningProps {
  /** Null for a class that is not there yet. */
  readonly classId: string | null;
  readonly fields: ClassFields;
}

const NEW = 'new';
const CLOCK_TIME = /^\d\d:\d\d$/;

/**
 * Says before a class is saved that its coach or its room has another one then, where it may be saved all the same, or that the
 * studio is closed.
 */
export function ClashWarning({ classId, fields }: ClashWarningProps) {
  const words = useWords(CLASH_WORDS);
  const api = useApiClient();
  const { day, time, coach_id: coachId, location_id: locationId } = fields;
  const { data: ofDay = [] } = useQuery({
    queryKey: ['desk', 'timetable', day, day],
    queryFn: ({ signal }) =>
      api.call<typeof getDeskTimetable>('GET', '/desk/timetable', { query: { from: day, to: day }, signal }),
    enabled: isCivilDate(day),
  });
  const { data: closures = [] } = useClosures();
  if (!isCivilDate(day) || !CLOCK_TIME.test(time)) return null;
  const id = classId ?? NEW;
  const others = ofDay.filter((one) => one.id !== id);
  const clashes = classClashes([
    { id, start: berlinInstant(day, time), coachId, locationId, isCanceled: false },
    ...others.map((one) => ({
      id: one.id,
      start: new Date(one.start_datetime),
      coachId: one.coach_id,
      locationId: one.location_id,
      isCanceled: one.is_canceled,
    })),
  ]).filter(({ ids }) => ids.includes(id));
  const closed = closures.find(({ fields: { from_day, until_day } }) => from_day <= day && day <= until_day);
  return (
    <>
      {closed !== undefined && !ofDay.some((one) => one.id === id) && (
        <Notice>{words.closed(closed.fields.reason)}</Notice>
      )}
      {clashes.map(({ shared, ids }) => {
        const other = others.find((one) => ids.includes(one.id));
        if (other === undefined) return null;
        const taken = shared === 'coach' ? other.coach_first_name : other.location_name;
        const at = berlinTime(new Date(other.start_datetime));
        return <Notice key={`${shared} ${other.id}`}>{words[shared](taken, other.timer_name, at)}</Notice>;
      })}
    </>
  );
}
