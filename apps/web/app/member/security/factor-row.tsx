import { germanDate } from '@lifted/domain/language/member-dates';
import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import type { EnrolledFactor } from '@lifted/client/session/identity-provider.ts';
import { AskedTwice } from './asked-twice.tsx';
import styles from './security.module.css';

interface FactorRowProps {
  readonly factor: EnrolledFactor;
  /** Removing this one disables the second step. */
  readonly isLast: boolean;
  readonly isBusy: boolean;
  readonly onRemove: () => void;
}

/** One app or phone, and how to remove it. */
export function FactorRow({ factor, isLast, isBusy, onRemove }: FactorRowProps) {
  const name = factorName(factor);
  return (
    <li className={styles.factor}>
      <p>
        <strong className={styles.name}>{name}</strong>
        {factor.enrolledAt !== null && (
          <span className={styles.since}>since {germanDate(berlinDate(new Date(factor.enrolledAt)))}</span>
        )}
      </p>
      <AskedTwice
        action="Remove"
        actionName={`Remove ${name}`}
        question={
          isLast
            ? `Remove ${name}? Your password alone will then be enough, and your backup codes will be deleted.`
            : `Remove ${name}? You will no longer be able to sign in with it.`
        }
        yes="Remove"
        no="Keep it"
        isBusy={isBusy}
        onYes={onRemove}
      />
    </li>
  );
}

function factorName({ kind, name }: EnrolledFactor): string {
  return kind === 'phone' ? `Text message to ${name}` : name;
}
