import type { Customer } from '@lifted/contract/customers';
import styles from './challenge-card.module.css';
import { ChallengeOnDashboard } from './challenge-on-dashboard.tsx';
import { useShownChallenges } from './use-shown-challenges.ts';

interface ChallengeCardProps {
  readonly customer: Pick<Customer, 'id' | 'first_name' | 'last_name'>;
  readonly now: Date;
}

/**
 * The challenge of the dashboard; nothing when there is none (specification, section 2). While a prize of the one before
 * waits for somebody who took part in it, that one stands below.
 */
export function ChallengeCard({ customer, now }: ChallengeCardProps) {
  const challenges = useShownChallenges(now);
  if (challenges.length === 0) return null;
  return (
    <div className={styles.challenges}>
      {challenges.map((challenge, place) => (
        <ChallengeOnDashboard
          key={challenge.wire.id}
          challenge={challenge}
          customer={customer}
          now={now}
          onlyForParticipants={place > 0}
        />
      ))}
    </div>
  );
}
