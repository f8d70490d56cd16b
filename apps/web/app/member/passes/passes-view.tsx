import type { CustomerPasses } from '@lifted/contract/entitlements';
import { Button, ButtonLink } from '@lifted/design/button.tsx';
import { Skeleton } from '@lifted/design/layout/skeleton.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { useTime } from '@lifted/client/http/use-now.ts';
import { Suspense } from 'react';
import { useWords } from '../../language.ts';
import type { MemberAnswers } from '../../customer/member-answers.ts';
import { oldestAsOf } from '../../platform/last-known/last-known.ts';
import { LastKnownNotice } from '../../platform/last-known/last-known-notice.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useAddress } from '../../use-address.ts';
import { NoMember } from '../../ui/no-member/no-member.tsx';
import { EntitlementCard } from './entitlement-card.tsx';
import { FeesCard } from './fees-card.tsx';
import { isOver } from './is-over.ts';
import { PASSES_WORDS } from './passes-words.ts';
import styles from './passes.module.css';
import { usePasses } from './use-passes.ts';

const CalendarCard = lazyPart(
  'calendar-card',
  async () => (await import('./calendar-card.tsx')).CalendarCard,
);

/** Passes, memberships and fees, or why there are none to show. */
export function PassesView({ answers }: { readonly answers: MemberAnswers }) {
  const words = useWords(PASSES_WORDS);
  const { passes: remote, retry, renew } = usePasses(answers);
  switch (remote.state) {
    case 'loading':
      return (
        <div role="status" aria-label={words.loading} className={styles.view}>
          <Skeleton height="4rem" />
          <Skeleton height="16rem" />
        </div>
      );
    case 'failed':
      return (
        <div className={styles.view}>
          <Notice tone="error">{remote.error.message}</Notice>
          <Button look="outline" className={styles.fit} onClick={retry}>
            {words.again}
          </Button>
        </div>
      );
    case 'loaded':
      return (
        <div className={styles.view}>
          <LastKnownNotice asOf={oldestAsOf(remote)} />
          {remote.value === null ? (
            <NoMember why={words.nobody} />
          ) : (
            <OwnPasses passes={remote.value} onChanged={renew} />
          )}
        </div>
      );
    default:
      return remote satisfies never;
  }
}

interface OwnPassesProps {
  readonly passes: CustomerPasses;
  readonly onChanged: () => void;
}

function OwnPasses({ passes: { entitlements, fees }, onChanged }: OwnPassesProps) {
  const words = useWords(PASSES_WORDS);
  const now = useTime();
  const over = entitlements.filter((one) => isOver(one, now));
  const current = entitlements.filter((one) => !over.includes(one));
  return (
    <>
      {current.length === 0 ? <NothingToBookWith hadOne={over.length > 0} /> : <BookLink />}
      {current.map((entitlement) => (
        <EntitlementCard key={entitlement.id} entitlement={entitlement} now={now} />
      ))}
      {fees.length > 0 && <FeesCard fees={fees} onChanged={onChanged} />}
      <Suspense fallback={<Skeleton height="12rem" />}>
        <CalendarCard />
      </Suspense>
      {over.length > 0 && (
        <details className={styles.over}>
          <summary className={styles.summary}>{words.over}</summary>
          <div className={styles.overCards}>
            {over.map((entitlement) => (
              <EntitlementCard key={entitlement.id} entitlement={entitlement} now={now} />
            ))}
          </div>
        </details>
      )}
    </>
  );
}

function NothingToBookWith({ hadOne }: { readonly hadOne: boolean }) {
  const words = useWords(PASSES_WORDS);
  const address = useAddress();
  return (
    <div className={styles.none}>
      <p>{`${hadOne ? words.noneNow : words.none} ${words.noneNext}`}</p>
      <ButtonLink to={address('memberships')}>{words.prices}</ButtonLink>
    </div>
  );
}

function BookLink() {
  const { book } = useWords(PASSES_WORDS);
  const address = useAddress();
  return (
    <p>
      <ButtonLink to={address('timetable')}>{book}</ButtonLink>
    </p>
  );
}
