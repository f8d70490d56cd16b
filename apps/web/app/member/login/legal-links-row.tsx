import { Link } from 'react-router';
import { useWords } from '../../language.ts';
import { useLegalLinks } from '../../legal-links.ts';
import styles from './login.module.css';
import { LOGIN_WORDS } from './login-words.ts';

/** The legal pages on the sign-in page. */
export function LegalLinks() {
  const links = useLegalLinks();
  const { legal } = useWords(LOGIN_WORDS);
  return (
    <ul className={styles.legal} aria-label={legal}>
      {links.map(({ text, to, lang }) => (
        <li key={to} lang={lang}>
          <Link to={to}>{text}</Link>
        </li>
      ))}
    </ul>
  );
}
