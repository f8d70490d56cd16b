import { isJoinable } from '@lifted/domain/challenge';
import { berlinDate } from '@lifted/domain/studio-calendar';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './challenge-card.module.css';
import type { KnownChallenge } from './challenge-facts.ts';
import { ChallengeLink, type Step } from './challenge-link.tsx';
import type { Participation, ParticipationOnPage } from './use-participation.ts';

interface NextStepProps {
  readonly challenge: KnownChallenge;
  readonly standing: ParticipationOnPage;
  readonly now: Date;
}

/** The button of the card, what to know before pressing it, and what came of joining. */
export function NextStep({ challenge, standing, now }: NextStepProps) {
  const { participation, join, hasJustJoined } = standing;
  const today = berlinDate(now);
  const step = stepOf(participation, isJoinable(challenge, now, today));
  return (
    <>
      {step === 'join' && today > challenge.startDate && (
        <p className={styles.hint}>Classes you attended since the start count, also before you join.</p>
      )}
      <ChallengeLink
        challengeId={challenge.wire.id}
        step={step}
        isReady={participation.state !== 'loading'}
        onJoin={join}
      />
      <div role="status">
        {hasJustJoined && <VisuallyHidden>You are in. Your stamps are on your dashboard.</VisuallyHidden>}
      </div>
    </>
  );
}

function stepOf(participation: Participation, canJoin: boolean): Step {
  if (participation.state === 'joined') return participation.participant.completed ? 'claim' : 'read';
  return participation.state === 'not_joined' && canJoin ? 'join' : 'read';
}
