import { germanDate } from '@lifted/domain/language/member-dates';
import { factorNameIn } from '@lifted/domain/identity/second-factor-name';
import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import type { EnrolledFactor } from '@lifted/client/session/identity-types.ts';
import { useLanguage, type Language } from '../../language.ts';
import { AskedTwice } from './asked-twice.tsx';
import styles from './security.module.css';
import { SECURITY_WORDS } from './security-words.ts';

interface FactorRowProps {
  readonly factor: EnrolledFactor;
  /** Removing this one disables the second step. */
  readonly isLast: boolean;
  readonly isBusy: boolean;
  readonly onRemove: () => void;
}

/** One app or phone, and how to remove it. */
export function FactorRow({ factor, isLast, isBusy, onRemove }: FactorRowProps) {
  const language = useLanguage();
  const words = SECURITY_WORDS[language];
  const name = factorName(factor, language);
  return (
    <li className={styles.factor}>
      <p>
        <strong className={styles.name}>{name}</strong>
        {factor.enrolledAt !== null && (
          <span className={styles.since}>
            {words.since(germanDate(berlinDate(new Date(factor.enrolledAt))))}
          </span>
        )}
      </p>
      <AskedTwice
        action={words.remove}
        actionName={words.removeThis(name)}
        question={isLast ? words.removeLast(name) : words.removeOne(name)}
        yes={words.remove}
        no={words.keep}
        isBusy={isBusy}
        onYes={onRemove}
      />
    </li>
  );
}

function factorName({ kind, name }: EnrolledFactor, language: Language): string {
  return kind === 'phone' ? SECURITY_WORDS[language].textTo(name) : factorNameIn(language, name);
}
