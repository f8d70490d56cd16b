import { Link } from 'react-router';
import { useWords } from '../language.ts';
import { Facts } from '../ui/facts.tsx';
import { Section } from '../ui/section.tsx';
import { useAddress } from '../use-address.ts';
import { RULES_WORDS } from './rules-words.ts';
import styles from './rules.module.css';

/** What binds both sides, in plain words; the terms say the same in full. */
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

/** Questions that open; they need no script. */
export function Questions() {
  const words = useWords(RULES_WORDS);
  return (
    <Section heading={words.questionsHeading} surface="concrete">
      <div className={styles.questions}>
        {words.questions.map(({ name, text }) => (
          <details key={name} className={styles.question}>
            <summary className={styles.asked}>{name}</summary>
            <p className={styles.answer}>{text}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
