import type { Customer } from '@lifted/contract/customers';
import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { useLayoutEffect } from 'react';
import { Card } from '@lifted/design/layout/card.tsx';
import styles from './challenge-card.module.css';
import type { KnownChallenge } from './challenge-facts.ts';
import { statusWords, teamWords } from './challenge-words.ts';
import { useLanguage } from '../../language.ts';
import { CompletionBanner } from './card/completion-banner.tsx';
import { EndedChallenge } from './card/ended-challenge.tsx';
import { NextStep } from './next-step.tsx';
import { StampCard } from './card/stamp-card.tsx';
import { Timeline } from './card/timeline.tsx';
import { useParticipation, type Participation } from './use-participation.ts';

interface ChallengeOnDashboardProps {
  readonly challenge: KnownChallenge;
  readonly customer: Pick<Customer, 'id' | 'first_name' | 'last_name'> | null;
  readonly now: Date;
  /** Nothing is shown to a member who has not joined. */
  readonly onlyForParticipants: boolean;
  /** Whether this one is shown is known; reported before paint. */
  readonly onKnown: (challengeId: string) => void;
}

/** One challenge: its progress, the member's, and the link to its page. */
export function ChallengeOnDashboard({
  challenge,
  customer,
  now,
  onlyForParticipants,
  onKnown,
}: ChallengeOnDashboardProps) {
  const { wire } = challenge;
  const onPage = useParticipation(wire.id, customer?.id ?? null);
  const { participation } = onPage;
  const language = useLanguage();
  const today = berlinDate(now);
  const isOver = today > challenge.endDate;
  // After its end, only participants see their stamps, so nothing is shown until participation is known.
  const isKnown = (!onlyForParticipants && !isOver) || participation.state !== 'loading';
  useLayoutEffect(() => {
    if (isKnown) onKnown(wire.id);
  }, [isKnown, onKnown, wire.id]);
  const participant = participation.state === 'joined' ? participation.participant : null;
  if (!isKnown || (onlyForParticipants && participant === null)) return null;

  const status = statusWords(challenge, today, language);
  const content = (
    <>
      {participant?.completed === true && customer !== null && (
        <CompletionBanner
          fullName={`${customer.first_name} ${customer.last_name}`.trim()}
          challenge={challenge}
          today={today}
        />
      )}
      <div className={styles.columns}>
        {hasStamps(participation, isOver) && (
          <StampCard goal={wire.challenge_goal} participant={participant} isOver={isOver} />
        )}
        <div className={styles.side}>
          <Timeline challenge={challenge} today={today} />
          <TeamGoal count={wire.team_count} />
          <NextStep challenge={challenge} onPage={onPage} now={now} />
        </div>
      </div>
    </>
  );
  if (isOver)
    return (
      <EndedChallenge title={wire.title} status={status} isCompleted={participant?.completed === true}>
        {content}
      </EndedChallenge>
    );
  return (
    <Card
      heading={wire.title}
      tool={<span className={styles.status}>{status}</span>}
      busy={participation.state === 'loading'}
    >
      {content}
    </Card>
  );
}

/** A blank card is for members who can still fill it; where participation did not load, there is nothing to stamp. */
function hasStamps({ state }: Participation, isOver: boolean): boolean {
  switch (state) {
    case 'joined':
      return true;
    case 'loading':
    case 'not_joined':
      return !isOver;
    case 'unknown':
      return false;
    default:
      return state satisfies never;
  }
}

function TeamGoal({ count }: { readonly count: number }) {
  const words = teamWords(count, useLanguage());
  return words === null ? null : <p className={styles.team}>{words}</p>;
}
