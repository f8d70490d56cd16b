import { longDate } from '@lifted/domain/date-words';
import { berlinDate, MINUTE_MS } from '@lifted/domain/studio-calendar';
import { wodDay } from '@lifted/domain/wod-day';
import { useSearchParams, type MetaArgs } from 'react-router';
import { useLanguage, useWords } from '../language.ts';
import { pageMeta } from '../page-meta.ts';
import { Page } from '../ui/page.tsx';
import { useNow } from '../ui/use-now.ts';
import { DayPicker } from './day-picker.tsx';
import { WodLoading } from './wod-loading.tsx';
import { WodOfDay } from './wod-of-day.tsx';
import { WOD_WORDS } from './wod-words.ts';

export const meta = ({ location }: MetaArgs) => pageMeta(location.pathname, WOD_WORDS);

/** Workout of the day (specification, section 2). The day is in the address, so that it can be shared. */
export default function WorkoutOfTheDayPage() {
  const { heading } = useWords(WOD_WORDS);
  const language = useLanguage();
  const now = useNow(MINUTE_MS);
  const [query, setQuery] = useSearchParams();
  const today = now === null ? null : berlinDate(now);
  const day = today === null ? null : wodDay(query.get('date'), today);

  return (
    <Page
      heading={heading}
      lead={<time dateTime={day ?? undefined}>{day === null ? '\u00a0' : longDate(day, language)}</time>}
      grows
    >
      <DayPicker
        day={day}
        today={today}
        onPick={(date) => setQuery({ date }, { replace: true, preventScrollReset: true })}
      />
      {day === null ? <WodLoading /> : <WodOfDay day={day} />}
    </Page>
  );
}
