import type { Customer } from '@lifted/contract/customers';
import { isJoinable } from '@lifted/domain/challenge';
import { berlinDate } from '@lifted/domain/studio-calendar';
import { Card } from '../ui/card.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './challenge-card.module.css';
import type { KnownChallenge } from './challenge-facts.ts';
import { ChallengeLink } from './challenge-link.tsx';
import { statusWords, teamWords } from './challenge-words.ts';
import { CompletionBanner } from './completion-banner.tsx';
import { StampCard } from './stamp-card.tsx';
import { Timeline } from './timeline.tsx';
import { useParticipation } from './use-participation.ts';

interface ChallengeOnDashboardProps {
  readonly challenge: KnownChallenge;
  readonly customer: Pick<Customer, 'id' | 'first_name' | 'last_name'> | null;
  readonly now: Date;
  /** Nothing is shown to somebody who has not joined. */
  readonly onlyForParticipants: boolean;
}

/** One challenge: how far its time and the member are, and the way to its page. */
export function ChallengeOnDashboard({
  challenge,
  customer,
  now,
  onlyForParticipants,
}: ChallengeOnDashboardProps) {
  const { wire } = challenge;
  const { participation, join, hasJustJoined } = useParticipation(wire.id, customer?.id ?? null);
  const today = berlinDate(now);
  const participant = participation.state === 'joined' ? participation.participant : null;
  const canJoin = participation.state === 'not_joined' && isJoinable(challenge, now, today);
  const team = teamWords(wire.team_count);
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
          {team !== null && <p className={styles.team}>{team}</p>}
          {canJoin && today > challenge.startDate && (
            <p className={styles.hint}>Classes you attended since the start count, also before you join.</p>
          )}
          <ChallengeLink
            challengeId={wire.id}
            step={participant?.completed === true ? 'claim' : canJoin ? 'join' : 'read'}
            isReady={participation.state !== 'loading'}
            onJoin={join}
          />
          <div role="status">
            {hasJustJoined && <VisuallyHidden>You are in. Your stamps are on your dashboard.</VisuallyHidden>}
          </div>
        </div>
      </div>
    </Card>
  );
}
