import type { Customer } from '@lifted/contract/customers';
import { classNames } from '../ui/class-names.ts';
import styles from './challenge-card.module.css';
import { ChallengeOnDashboard } from './challenge-on-dashboard.tsx';
import { useShownChallenges } from './use-shown-challenges.ts';

interface ChallengeCardProps {
  /** Null while it is not known yet who it is. */
  readonly customer: Pick<Customer, 'id' | 'first_name' | 'last_name'> | null;
  readonly now: Date;
  readonly className?: string | undefined;
}

/**
 * The challenge of the dashboard; nothing when there is none (specification, section 2). While a prize of the one before
 * waits for somebody who took part in it, that one stands below.
 */
export function ChallengeCard({ customer, now, className }: ChallengeCardProps) {
  const challenges = useShownChallenges(now);
  if (challenges.length === 0) return null;
  return (
    <div className={classNames(styles.challenges, className)}>
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
