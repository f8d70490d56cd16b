import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import type { MetaArgs } from 'react-router';
import { useWords } from '../../language.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { ByAudience } from '../../ui/audience.tsx';
import { Page } from '@lifted/design/layout/page.tsx';
import { useNow } from '@lifted/design/use-now.ts';
import { TimetableSkeleton } from './timetable-skeleton.tsx';
import { TIMETABLE_WORDS } from './timetable-words.ts';
import { TimetableWeek } from './timetable-week.tsx';

export const meta = ({ location }: MetaArgs) => pageMeta(location.pathname, TIMETABLE_WORDS);

/** The native week view of all classes; every class leads to its free test workout. */
export default function TimetablePage() {
  const { heading, lead, memberLead } = useWords(TIMETABLE_WORDS);
  const now = useNow(MINUTE_MS);
  return (
    <Page heading={heading} lead={<ByAudience visitors={lead} members={memberLead} />} grows>
      {now === null ? <TimetableSkeleton /> : <TimetableWeek now={now} />}
    </Page>
  );
}
