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
import { useTimetableAddress } from './use-timetable-address.ts';

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
    <Page heading={useWords(TIMETABLE_WORDS).heading} lead={<Lead isHydrated={now !== null} />} grows>
      {shownAt === null ? (
        <TimetableSkeleton />
      ) : (
        <TimetableWeek now={shownAt} isHydrated={now !== null} written={written} />
      )}
      <WrittenAnswerBlock />
    </Page>
  );
}

interface LeadProps {
  /** Whether it may differ from what the server drew, which knows no query. */
  readonly isHydrated: boolean;
}

/** For a first visit, with the way to the classes for beginners, on the day that is shown. */
function Lead({ isHydrated }: LeadProps) {
  const address = useTimetableAddress();
  const { lead, newcomers } = useWords(TIMETABLE_WORDS);
  const [before, after] = newcomers;
  const { gentlestClass } = studio;
  const gentlest = { branch: null, coach: null, location: null, class: gentlestClass };
  const search = address.with(isHydrated ? gentlest : { ...gentlest, week: null, day: null });
  return (
    <span className={FOR_VISITORS}>
      {lead}{' '}
      {gentlestClass !== '' && (
        <>
          {before}
          <Link to={{ search }} preventScrollReset>
            {gentlestClass}
          </Link>
          {after}
        </>
      )}
    </span>
  );
}
