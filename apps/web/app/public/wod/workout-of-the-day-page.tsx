import type { WorkoutOfTheDay } from '@lifted/contract/workouts-of-the-day';
import { longDate } from '@lifted/domain/language/date-words';
import { berlinDate, MINUTE_MS, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { wodDay } from './wod-day.ts';
import { Link, useSearchParams, type MetaArgs } from 'react-router';
import { useLanguage, useWords } from '../../language.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { classNames } from '@lifted/design/class-names.ts';
import { Page } from '@lifted/design/layout/page.tsx';
import { useNow } from '@lifted/client/http/use-now.ts';
import { useWrittenAnswer, WrittenAnswerBlock } from '../../platform/http/written-answer.tsx';
import { FOR_MEMBERS } from '../../ui/audience.tsx';
import { useAddress } from '../../use-address.ts';
import { DayPicker } from './day-picker.tsx';
import { WodLoading } from './wod-loading.tsx';
import { WodOfDay } from './wod-of-day.tsx';
import styles from './wod-sections.module.css';
import { WOD_WORDS } from './wod-words.ts';

export const meta = ({ location }: MetaArgs) => pageMeta(location.pathname, WOD_WORDS);

/**
 * Workout of the day (specification, section 2). The day is in the address, so that it can be shared. Until
 * hydration it is the day of the workout the server rendered, if any.
 */
export default function WorkoutOfTheDayPage() {
  const { heading, myWorkout } = useWords(WOD_WORDS);
  const address = useAddress();
  const now = useNow(MINUTE_MS);
  const [query, setQuery] = useSearchParams();
  const today = now === null ? null : berlinDate(now);
  const written = useWrittenAnswer<WorkoutOfTheDay>();
  const programme = query.get('programme');
  const of = programme === null ? {} : { programme };
  const day = today === null ? (written?.date ?? null) : wodDay(query.get('date'), today);

  return (
    <Page heading={heading} lead={<DayInWords day={day} />} grows>
      <DayPicker
        day={today === null ? null : day}
        today={today}
        onPick={(date) => setQuery({ date, ...of }, { replace: true, preventScrollReset: true })}
      />
      <p className={classNames(styles.mine, FOR_MEMBERS)}>
        <Link to={address('myWorkout')}>{myWorkout}</Link>
      </p>
      {day === null ? <WodLoading /> : <WodOfDay asked={{ date: day, ...of }} written={written} />}
      <WrittenAnswerBlock />
    </Page>
  );
}

/** Browsers and the server format some dates with a different comma; keeps the server's text. */
function DayInWords({ day }: { readonly day: CivilDate | null }) {
  const language = useLanguage();
  return (
    <time dateTime={day ?? undefined} suppressHydrationWarning>
      {day === null ? '\u00a0' : longDate(day, language)}
    </time>
  );
}
