import type { StudioClass } from '@lifted/contract/timetable';
import { ApiProblem } from '@lifted/client/http/api-problem.ts';
import { Button } from '@lifted/design/button.tsx';
import { Page } from '@lifted/design/layout/page.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { startWords } from '@lifted/domain/language/date-words';
import { Link, useParams, type MetaArgs } from 'react-router';
import { useLanguage, useWords } from '../../language.ts';
import { WrittenAnswerBlock } from '../../platform/http/written-answer.tsx';
import { LastKnownNotice } from '../../platform/last-known/last-known-notice.tsx';
import { oldestAsOf } from '../../platform/last-known/last-known.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { useAddress } from '../../use-address.ts';
import { ClassFacts, ClassFactsSkeleton } from './class-facts.tsx';
import styles from './class-page.module.css';
import { CLASS_WORDS } from './class-words.ts';
import { ClassWorkout } from './class-workout.tsx';
import { useClass } from './use-class.ts';
import { YourPlace } from './your-place.tsx';

export const meta = ({ location }: MetaArgs) => pageMeta(location.pathname, CLASS_WORDS);

/** One class: who, when, where, what is trained, and a place in it for members and visitors. */
export default function ClassPage() {
  const { workoutId = '' } = useParams();
  const words = useWords(CLASS_WORDS);
  const language = useLanguage();
  const address = useAddress();
  const { remote, reload } = useClass(workoutId);
  const studioClass = remote.state === 'loaded' ? remote.value : null;

  return (
    <Page
      heading={studioClass?.timer_name ?? words.heading}
      lead={<When studioClass={studioClass} unknown={'\u00a0'} language={language} />}
      grows
    >
      <noscript>
        <p className={styles.noScript}>{words.noScript}</p>
      </noscript>
      <LastKnownNotice asOf={oldestAsOf(remote)} />
      {remote.state === 'failed' ? (
        <Failure error={remote.error} onRetry={reload} />
      ) : (
        <div className={styles.columns}>
          {studioClass === null ? <ClassFactsSkeleton /> : <ClassFacts studioClass={studioClass} />}
          <YourPlace studioClass={studioClass} onChanged={reload} />
          {studioClass !== null && <ClassWorkout studioClass={studioClass} />}
        </div>
      )}
      <p className={styles.back}>
        <Link to={address('timetable')}>{words.timetable}</Link>
      </p>
      <WrittenAnswerBlock />
    </Page>
  );
}

interface WhenProps {
  readonly studioClass: StudioClass | null;
  readonly unknown: string;
  readonly language: 'en' | 'de';
}

/** Browsers and the server write some dates with another comma; what the server wrote stays. */
function When({ studioClass, unknown, language }: WhenProps) {
  if (studioClass === null) return unknown;
  const { start_datetime } = studioClass;
  return (
    <time dateTime={start_datetime} suppressHydrationWarning>
      {startWords(new Date(start_datetime), language)}
    </time>
  );
}

function Failure({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const words = useWords(CLASS_WORDS);
  const isUnknown = error instanceof ApiProblem && error.code === 'not_found';
  return (
    <div className={styles.failure}>
      <Notice tone={isUnknown ? 'status' : 'error'}>{isUnknown ? words.unknown : words.failed}</Notice>
      {!isUnknown && (
        <Button look="outline" onClick={onRetry}>
          {words.again}
        </Button>
      )}
    </div>
  );
}
