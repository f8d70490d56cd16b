import type { OwnTraining } from '@lifted/contract/floor/own-trainings';
import type { IdentityUser } from '@lifted/client/session/identity-types.ts';
import { Button } from '@lifted/design/button.tsx';
import { Skeleton } from '@lifted/design/layout/skeleton.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { longDate } from '@lifted/domain/language/date-words';
import { useNavigate } from 'react-router';
import { useLanguage, useWords } from '../../../language.ts';
import { oldestAsOf } from '../../../platform/last-known/last-known.ts';
import { LastKnownNotice } from '../../../platform/last-known/last-known-notice.tsx';
import { useAddress } from '../../../use-address.ts';
import { NoMember } from '../../../ui/no-member/no-member.tsx';
import { MY_WORKOUT_WORDS } from '../my-workout-words.ts';
import pageStyles from '../my-workout.module.css';
import { RefusedEntries } from '../refused-entries.tsx';
import { UnsentLine } from '../unsent-line.tsx';
import { KnownTraining } from './known-training.tsx';
import { knownTrainings } from './own-workout.ts';
import { OWN_WORDS } from './own-words.ts';
import styles from './own.module.css';
import { trainingCommand } from './training-command.ts';
import { TrainingForm, type TrainingFields } from './training-form.tsx';
import { useOwnTrainings, type OwnOnPage } from './use-own-trainings.ts';

interface OwnTrainingViewProps {
  readonly user: IdentityUser;
  /** 'new': one is to be added. */
  readonly trainingId: string;
}

/** What a member trains without a class: added, entered like the sets of a class, corrected, removed. */
export function OwnTrainingView({ user, trainingId }: OwnTrainingViewProps) {
  const words = useWords(OWN_WORDS);
  const page = useWords(MY_WORKOUT_WORDS);
  const onPage = useOwnTrainings(user);
  const { remote, waiting, state, canStore, store, hasFailed } = onPage;
  const navigate = useNavigate();
  const address = useAddress()('myWorkout');
  const own = remote.state === 'loaded' ? remote.value : null;
  const training = own && knownTrainings(own, waiting).find(({ id }) => id === trainingId);

  async function add(fields: TrainingFields) {
    const id = crypto.randomUUID();
    const isStored = await store(trainingCommand(id, fields));
    if (isStored) await navigate(`${address}?own=${id}`, { replace: true });
  }

  return (
    <>
      <header className={pageStyles.header}>
        <h1 tabIndex={-1} className={pageStyles.heading}>
          {training?.name ?? words.heading}
        </h1>
        {training != null && <DayOf training={training} />}
      </header>
      <UnsentLine state={state} />
      <LastKnownNotice asOf={oldestAsOf(remote)} />
      {!canStore && <Notice tone="error">{page.noStorage}</Notice>}
      {hasFailed && <Notice tone="error">{page.storeFailed}</Notice>}
      <RefusedEntries onPage={onPage} exercises={own?.exercises ?? []} />
      <NotLoaded onPage={onPage} />
      {own !== null && trainingId === 'new' && <NewTraining canStore={canStore} add={add} />}
      {own !== null && trainingId !== 'new' && (
        <KnownTraining user={user} own={own} training={training} onPage={onPage} />
      )}
    </>
  );
}

/** What there is instead of trainings: that they load, why they do not, or that there is no member. */
function NotLoaded({ onPage: { remote, retry } }: { readonly onPage: OwnOnPage }) {
  const page = useWords(MY_WORKOUT_WORDS);
  switch (remote.state) {
    case 'loading':
      return (
        <div role="status" aria-label={page.loading} className={pageStyles.loading}>
          <Skeleton height="24rem" />
        </div>
      );
    case 'failed':
      return (
        <div className={pageStyles.none}>
          <Notice tone="error">{remote.error.message}</Notice>
          <Button look="outline" onClick={retry}>
            {page.again}
          </Button>
        </div>
      );
    case 'loaded':
      return remote.value === null && <NoMember why={page.nobody} />;
    default:
      return remote satisfies never;
  }
}

interface NewTrainingProps {
  readonly canStore: boolean;
  readonly add: (fields: TrainingFields) => Promise<void>;
}

function NewTraining({ canStore, add }: NewTrainingProps) {
  const words = useWords(OWN_WORDS);
  return (
    <>
      <p className={styles.soft}>{words.intro}</p>
      {canStore && <TrainingForm before={null} submit={words.start} onSave={(fields) => void add(fields)} />}
    </>
  );
}

function DayOf({ training: { date, name } }: { readonly training: OwnTraining }) {
  const words = useWords(OWN_WORDS);
  const language = useLanguage();
  return (
    <p className={pageStyles.class}>
      {name !== null && <strong className={pageStyles.className}>{words.heading} </strong>}
      <time dateTime={date}>{longDate(date, language)}</time>
    </p>
  );
}
