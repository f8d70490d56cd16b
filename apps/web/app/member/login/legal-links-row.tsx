import { Link } from 'react-router';
import { useLegalLinks } from '../../legal-links.ts';
import styles from './login.module.css';

/** The legal pages on the sign-in page. */
export function LegalLinks() {
  const links = useLegalLinks();
  return (
    <ul className={styles.legal} aria-label="Legal">
      {links.map(({ text, to, lang }) => (
        <li key={to} lang={lang}>
          <Link to={to}>{text}</Link>
        </li>
      ))}
    </ul>
  );
}
