import type { TemplateFields } from '@lifted/contract/desk-records';
import type { previewTemplate } from '@lifted/contract/desk/desk-timetable';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { berlinDate, berlinTime, isCivilDate } from '@lifted/domain/calendar/studio-calendar';
import { shortDate } from '@lifted/domain/language/date-words';
import { clockWords } from '@lifted/domain/language/moment-words';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ClashNotices } from '../../class-desk/clashes/clash-notices.tsx';
import { useLanguage, useWords } from '../../language.ts';
import { TEMPLATE_WORDS } from './template-words.ts';

interface TemplateEffectsProps {
  /** Null for a new one. */
  readonly id: string | null;
  /** May be half typed. */
  readonly fields: TemplateFields;
}

const CLOCK_TIME = /^\d\d:\d\d$/;
const MOST_WEEKS = 8;

/**
 * Says before a class of the repeating week is saved which others have its coach or its room then, on which days the studio is
 * closed, and which classes with people in them stay behind. It may be saved all the same.
 */
export function TemplateEffects({ id, fields }: TemplateEffectsProps) {
  const words = useWords(TEMPLATE_WORDS);
  const language = useLanguage();
  const api = useApiClient();
  const wanted = { ...fields, timer_name: '-', capacity: 1 };
  const { data } = useQuery({
    queryKey: ['desk', 'template-preview', id, wanted],
    queryFn: ({ signal }) =>
      // The name and the places change nothing here, and may be missing yet.
      api.call<typeof previewTemplate>('POST', '/desk/week-templates/preview', {
        body: { id, fields: wanted },
        signal,
      }),
    enabled: isReadable(fields),
    placeholderData: keepPreviousData,
    // Not asked again once it is done: the template may be gone then.
    staleTime: 'static',
    gcTime: 0,
    retry: false,
  });
  if (data === undefined) return null;
  return (
    <>
      <ClashNotices met={data} isOfSeveral />
      {data.left.map(({ id: classId, start_datetime: start, taken }) => {
        const at = new Date(start);
        return (
          <Notice key={classId}>
            {words.left(
              `${shortDate(berlinDate(at), language)}, ${clockWords(berlinTime(at), language)}`,
              taken,
            )}
          </Notice>
        );
      })}
    </>
  );
}

function isReadable(fields: TemplateFields): boolean {
  const { coach_id: coach, location_id: room, start_time: time, every_weeks: weeks } = fields;
  const { valid_from: from, valid_until: until } = fields;
  return (
    coach !== '' &&
    room !== '' &&
    CLOCK_TIME.test(time) &&
    Number.isInteger(weeks) &&
    weeks >= 1 &&
    weeks <= MOST_WEEKS &&
    isCivilDate(from) &&
    (until === null || isCivilDate(until))
  );
}
