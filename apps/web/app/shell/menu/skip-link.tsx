import { useWords } from '../../language.ts';
import { SHELL_WORDS } from '../shell-words.ts';
import styles from './skip-link.module.css';

/** First stop of the keyboard: past the navigation. */
export function SkipLink() {
  const { skip } = useWords(SHELL_WORDS);
  return (
    <a className={styles.link} href="#main">
      {skip}
    </a>
  );
}
