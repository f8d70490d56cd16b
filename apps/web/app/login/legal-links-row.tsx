import { Link } from 'react-router';
import { LEGAL_LINKS } from '../legal-links.ts';
import styles from './login.module.css';

/** The legal pages, in sight where somebody signs in. */
export function LegalLinks() {
  return (
    <ul className={styles.legal} aria-label="Legal">
      {LEGAL_LINKS.map(({ text, to }) => (
        <li key={to} lang="de">
          <Link to={to}>{text}</Link>
        </li>
      ))}
    </ul>
  );
}
