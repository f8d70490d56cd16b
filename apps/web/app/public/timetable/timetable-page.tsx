import type { TimetableOnPage } from '@lifted/contract/timetable';
import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { studio } from '@lifted/profile/studio';
import { Link, type MetaArgs } from 'react-router';
import { useWords } from '../../language.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { useWrittenAnswer, WrittenAnswerBlock } from '../../platform/http/written-answer.tsx';
import { FOR_VISITORS } from '../../ui/audience.tsx';
import { Page } from '@lifted/design/layout/page.tsx';
import { useNow } from '@lifted/client/http/use-now.ts';
import { TimetableSkeleton } from './timetable-skeleton.tsx';
import { TIMETABLE_WORDS } from './timetable-words.ts';
import { TimetableWeek } from './timetable-week.tsx';

export const meta = ({ location }: MetaArgs) => pageMeta(location.pathname, TIMETABLE_WORDS);

/**
 * The native view of all classes; every class leads to its free test workout. The server draws the coming seven days, and
 * until hydration it is the time at which it did.
 */
export default function TimetablePage() {
  const now = useNow(MINUTE_MS);
  const written = useWrittenAnswer<TimetableOnPage>();
  const shownAt = now ?? (written && new Date(written.drawn_at));
  return (
    <Page heading={useWords(TIMETABLE_WORDS).heading} lead={<Lead />} grows>
      {shownAt === null ? (
        <TimetableSkeleton />
      ) : (
        <TimetableWeek now={shownAt} isHydrated={now !== null} written={written} />
      )}
      <WrittenAnswerBlock />
    </Page>
  );
}

/** For a first visit, with the way to the classes for beginners. */
function Lead() {
  const { lead, newcomers } = useWords(TIMETABLE_WORDS);
  const [before, after] = newcomers;
  const { gentlestClass } = studio;
  return (
    <span className={FOR_VISITORS}>
      {lead}{' '}
      {gentlestClass !== '' && (
        <>
          {before}
          <Link to={{ search: new URLSearchParams({ class: gentlestClass }).toString() }} preventScrollReset>
            {gentlestClass}
          </Link>
          {after}
        </>
      )}
    </span>
  );
}
