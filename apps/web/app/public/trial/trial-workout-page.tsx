import type { getWorkout, StudioClass } from '@lifted/contract/timetable';
import { useEffect } from 'react';
import { Link, useParams, type MetaArgs } from 'react-router';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { useRemote } from '../../platform/http/remote.ts';
import { useLanguage, useWords } from '../../language.ts';
import { classNames } from '@lifted/design/class-names.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { Page } from '@lifted/design/layout/page.tsx';
import { BOOKED_ELSEWHERE, BOOKED_HERE, ByAudience, FOR_MEMBERS, FOR_VISITORS } from '../../ui/audience.tsx';
import { Booking, MemberBooking } from './booking.tsx';
import { ClassFactsSkeleton, ClassFacts } from '../../ui/classes/class-facts.tsx';
import { Facts } from '../../ui/layout/facts.tsx';
import { gettingThere, onSite } from '../../ui/layout/visit-facts.ts';
import { useAddress } from '../../use-address.ts';
import { useWrittenAnswer, WrittenAnswerBlock } from '../../platform/http/written-answer.tsx';
import { TRIAL_WORKOUT_WORDS } from './trial-workout-words.ts';
import styles from './trial-workout.module.css';

export const meta = ({ location }: MetaArgs) => pageMeta(location.pathname, TRIAL_WORKOUT_WORDS);

/**
 * Books a free test workout (specification, section 2). That the class did not load is only logged: the form then stays
 * disabled, without a message (section 8).
 */
export default function TrialWorkoutPage() {
  const { heading, lead, back, member } = useWords(TRIAL_WORKOUT_WORDS);
  const address = useAddress();
  const { workoutId = '' } = useParams();
  const remote = useWorkout(workoutId);
  const workout = remote.state === 'loaded' ? remote.value : null;

  return (
    <Page
      heading={<ByAudience visitors={heading} members={member.heading} />}
      lead={
        <ByAudience
          visitors={lead}
          members={
            <>
              <span className={BOOKED_HERE}>{member.lead}</span>
              <span className={BOOKED_ELSEWHERE}>{member.serviceLead}</span>
            </>
          }
        />
      }
      grows
    >
      <div className={styles.columns}>
        {remote.state === 'loading' && <ClassFactsSkeleton />}
        {workout !== null && <ClassFacts workout={workout} />}
        <div className={FOR_VISITORS}>
          <Booking key={workoutId} workoutId={workoutId} workout={workout} />
        </div>
        <div className={FOR_MEMBERS}>
          <MemberBooking workoutId={workoutId} workout={workout} />
        </div>
      </div>
      {workout !== null && workout.branch == null && <BeforeYouCome />}
      <p className={styles.back}>
        <Link to={address('timetable')}>{back}</Link>
      </p>
      <WrittenAnswerBlock />
    </Page>
  );
}

/** What somebody wants to know before a first visit; of a branch the profile says nothing. */
function BeforeYouCome() {
  const { beforeYouCome } = useWords(TRIAL_WORKOUT_WORDS);
  const language = useLanguage();
  const facts = [...gettingThere(language), ...onSite(language)];
  if (facts.length === 0) return null;
  return (
    <section className={classNames(styles.beforeYouCome, FOR_VISITORS)}>
      <h2 className={styles.legend}>{beforeYouCome}</h2>
      <Facts facts={facts} />
    </section>
  );
}

function useWorkout(workoutId: string) {
  const api = useApiClient();
  const written = useWrittenAnswer<StudioClass>();
  const { remote } = useRemote(
    workoutId,
    (signal) =>
      api.call<typeof getWorkout>('GET', '/workouts/{workoutId}', { params: { workoutId }, signal }),
    { written: written?.id === workoutId ? { value: written, isFresh: true } : undefined },
  );
  useEffect(() => {
    if (remote.state === 'failed') console.error('The test workout did not load.', remote.error);
  }, [remote]);
  return remote;
}
