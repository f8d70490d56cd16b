import type { getDeskTimetable } from '@lifted/contract/desk/desk-timetable';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { addDays, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { momentWords } from '@lifted/domain/language/moment-words';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useLanguage, useWords } from '../language.ts';
import { TODAY_WORDS } from './today-words.ts';
import { classesToday, nextOwn } from './today.ts';

/** As far as classes are planned ahead for certain. */
const DAYS_AHEAD = 14;

/** What a coach reads who leads no class today: that, and the next one they do. */
export function NextOwn({
  today,
  addressOf,
}: {
  readonly today: CivilDate;
  readonly addressOf: (id: string) => string;
}) {
  const words = useWords(TODAY_WORDS);
  const language = useLanguage();
  const api = useApiClient();
  const range = { from: addDays(today, 1), to: addDays(today, DAYS_AHEAD) };
  const { data: next } = useQuery({
    queryKey: ['desk', 'timetable', 'next', today],
    queryFn: ({ signal }) =>
      api.call<typeof getDeskTimetable>('GET', '/desk/timetable', { query: range, signal }),
    select: (answer) => nextOwn(classesToday(answer)),
  });
  return (
    <p>
      {words.noneOwn}
      {next && (
        <>
          {' '}
          {words.next} <Link to={addressOf(next.id)}>{next.name}</Link>, {momentWords(next.start, language)}.
        </>
      )}
    </p>
  );
}
