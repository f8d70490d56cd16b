import { Link } from 'react-router';
import { useWords } from '../../language.ts';
import { Facts } from '../../ui/layout/facts.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { useAddress } from '../../use-address.ts';
import { RULES_WORDS } from './rules-words.ts';
import styles from './rules.module.css';

/** The rules for both sides in plain words; the terms state them in full. */
export function Rules() {
  const words = useWords(RULES_WORDS);
  const address = useAddress();
  return (
    <Section heading={words.heading}>
      <Facts facts={words.rules.map(({ name, text }) => ({ name, value: text }))} />
      <p>
        <Link to={address('terms')}>{words.terms}</Link>
      </p>
    </Section>
  );
}

/** Expandable questions; they work without scripts. */
export function Questions({
  hasChoice,
}: {
  /** Whether both passes and memberships are sold. */
  readonly hasChoice: boolean;
}) {
  const words = useWords(RULES_WORDS);
  return (
    <Section heading={words.questionsHeading} surface="concrete">
      <div className={styles.questions}>
        {words.questions
          .filter(({ isOfChoice }) => hasChoice || isOfChoice !== true)
          .map(({ name, text }) => (
            <details key={name} className={styles.question}>
              <summary className={styles.asked}>{name}</summary>
              <p className={styles.answer}>{text}</p>
            </details>
          ))}
      </div>
    </Section>
  );
}
