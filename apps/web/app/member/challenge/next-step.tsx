import { isJoinable } from '@lifted/domain/challenges/challenge';
import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { VisuallyHidden } from '@lifted/design/visually-hidden.tsx';
import styles from './challenge-card.module.css';
import type { KnownChallenge } from './challenge-facts.ts';
import { ChallengeLink, type Step } from './challenge-link.tsx';
import { useIsOffline } from './use-is-offline.ts';
import type { Participation, ParticipationOnPage } from './use-participation.ts';

interface NextStepProps {
  readonly challenge: KnownChallenge;
  readonly standing: ParticipationOnPage;
  readonly now: Date;
}

/** The card's button, the information before joining, and the outcome. */
export function NextStep({ challenge, standing, now }: NextStepProps) {
  const { participation, join, hasJustJoined, isLastKnown } = standing;
  const isOffline = useIsOffline() || isLastKnown;
  const today = berlinDate(now);
  const step = stepOf(participation, isJoinable(challenge, now, today));
  return (
    <>
      {step === 'join' && !isOffline && today > challenge.startDate && (
        <p className={styles.hint}>
          Every class you’ve attended since the start counts, even before you joined.
        </p>
      )}
      {step === 'join' && isOffline && (
        <p className={styles.hint} role="status">
          You need a connection to join, and there is none right now. You won’t miss out: every class since
          the start counts, whenever you join.
        </p>
      )}
      <ChallengeLink
        challengeId={challenge.wire.id}
        step={step}
        isReady={participation.state !== 'loading'}
        isHeldBack={step === 'join' && isOffline}
        onJoin={join}
      />
      <div role="status">
        {hasJustJoined && <VisuallyHidden>You’re in. Your stamps are on your dashboard.</VisuallyHidden>}
      </div>
    </>
  );
}

function stepOf(participation: Participation, canJoin: boolean): Step {
  if (participation.state === 'joined') return participation.participant.completed ? 'claim' : 'read';
  return participation.state === 'not_joined' && canJoin ? 'join' : 'read';
}
