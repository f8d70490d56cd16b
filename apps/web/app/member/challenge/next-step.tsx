import { isJoinable } from '@lifted/domain/challenges/challenge';
import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { VisuallyHidden } from '@lifted/design/visually-hidden.tsx';
import styles from './challenge-card.module.css';
import { useWords } from '../../language.ts';
import { CARD_WORDS, type Step } from './card-words.ts';
import type { KnownChallenge } from './challenge-facts.ts';
import { ChallengeLink } from './challenge-link.tsx';
import type { Participation, ParticipationOnPage } from './use-participation.ts';
import { useSyncExternalStore } from 'react';

interface NextStepProps {
  readonly challenge: KnownChallenge;
  readonly onPage: ParticipationOnPage;
  readonly now: Date;
}

/** The card's button, the information before joining, and the outcome. */
export function NextStep({ challenge, onPage, now }: NextStepProps) {
  const { participation, join, hasJustJoined, isLastKnown } = onPage;
  const words = useWords(CARD_WORDS);
  const isOffline = useIsOffline() || isLastKnown;
  const today = berlinDate(now);
  const step = stepOf(participation, isJoinable(challenge, now, today));
  return (
    <>
      {step === 'join' && !isOffline && today > challenge.startDate && (
        <p className={styles.hint}>{words.countsFromStart}</p>
      )}
      {step === 'join' && isOffline && (
        <p className={styles.hint} role="status">
          {words.needsConnection}
        </p>
      )}
      <ChallengeLink
        challengeId={challenge.wire.id}
        step={step}
        isReady={participation.state !== 'loading'}
        isDisabled={step === 'join' && isOffline}
        onJoin={join}
      />
      <div role="status">{hasJustJoined && <VisuallyHidden>{words.joined}</VisuallyHidden>}</div>
    </>
  );
}

function stepOf(participation: Participation, canJoin: boolean): Step {
  if (participation.state === 'joined') return participation.participant.completed ? 'claim' : 'read';
  return participation.state === 'not_joined' && canJoin ? 'join' : 'read';
}

/** Whether the browser reports no network; updates on change. */
function useIsOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
