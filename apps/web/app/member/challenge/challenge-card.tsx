import type { Customer } from '@lifted/contract/customers';
import { classNames } from '@lifted/design/class-names.ts';
import styles from './challenge-card.module.css';
import type { KnownChallenge } from './challenge-facts.ts';
import { loadedChallengeCard } from './load-challenge-card.ts';

interface ChallengeCardProps {
  readonly challenges: readonly KnownChallenge[];
  /** Null until the member is known. */
  readonly customer: Pick<Customer, 'id' | 'first_name' | 'last_name'> | null;
  readonly now: Date;
  /** Called for each challenge once it is known whether it is shown. */
  readonly onKnown: (challengeId: string) => void;
  readonly className?: string | undefined;
}

/**
 * The challenge of the dashboard; nothing when there is none (specification, section 2). While a participant can still claim
 * the prize of the previous one, that one is shown below.
 */
export function ChallengeCard({ challenges, customer, now, onKnown, className }: ChallengeCardProps) {
  // Loaded before a challenge is shown: use-shown-challenges.ts waits for it.
  const ChallengeOnDashboard = loadedChallengeCard();
  if (challenges.length === 0 || ChallengeOnDashboard === undefined) return null;
  return (
    <div className={classNames(styles.challenges, className)}>
      {challenges.map((challenge, place) => (
        <ChallengeOnDashboard
          key={challenge.wire.id}
          challenge={challenge}
          customer={customer}
          now={now}
          onlyForParticipants={place > 0}
          onKnown={onKnown}
        />
      ))}
    </div>
  );
}
