import type { Customer } from '@lifted/contract/customers';
import { berlinDate } from '@lifted/domain/studio-calendar';
import { useLayoutEffect } from 'react';
import { Card } from '../ui/card.tsx';
import styles from './challenge-card.module.css';
import type { KnownChallenge } from './challenge-facts.ts';
import { statusWords, teamWords } from './challenge-words.ts';
import { CompletionBanner } from './completion-banner.tsx';
import { NextStep } from './next-step.tsx';
import { StampCard } from './stamp-card.tsx';
import { Timeline } from './timeline.tsx';
import { useParticipation } from './use-participation.ts';

interface ChallengeOnDashboardProps {
  readonly challenge: KnownChallenge;
  readonly customer: Pick<Customer, 'id' | 'first_name' | 'last_name'> | null;
  readonly now: Date;
  /** Nothing is shown to somebody who has not joined. */
  readonly onlyForParticipants: boolean;
  /** It is known whether this one is shown; said before anything is painted. */
  readonly onKnown: (challengeId: string) => void;
}

/** One challenge: how far its time and the member are, and the way to its page. */
export function ChallengeOnDashboard({
  challenge,
  customer,
  now,
  onlyForParticipants,
  onKnown,
}: ChallengeOnDashboardProps) {
  const { wire } = challenge;
  const standing = useParticipation(wire.id, customer?.id ?? null);
  const { participation } = standing;
  const isKnown = !onlyForParticipants || participation.state !== 'loading';
  useLayoutEffect(() => {
    if (isKnown) onKnown(wire.id);
  }, [isKnown, onKnown, wire.id]);
  const today = berlinDate(now);
  const participant = participation.state === 'joined' ? participation.participant : null;
  if (onlyForParticipants && participant === null) return null;

  return (
    <Card
      heading={wire.title}
      tool={<span className={styles.status}>{statusWords(challenge, today)}</span>}
      busy={participation.state === 'loading'}
    >
      {participant?.completed === true && customer !== null && (
        <CompletionBanner
          fullName={`${customer.first_name} ${customer.last_name}`.trim()}
          challenge={challenge}
          today={today}
        />
      )}
      <div className={styles.columns}>
        <StampCard goal={wire.challenge_goal} participant={participant} isOver={today > challenge.endDate} />
        <div className={styles.side}>
          <Timeline challenge={challenge} today={today} />
          <TeamGoal count={wire.team_count} />
          <NextStep challenge={challenge} standing={standing} now={now} />
        </div>
      </div>
    </Card>
  );
}

function TeamGoal({ count }: { readonly count: number }) {
  const words = teamWords(count);
  return words === null ? null : <p className={styles.team}>{words}</p>;
}
