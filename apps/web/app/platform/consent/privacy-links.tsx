import { Link } from 'react-router';
import { useWords } from '../../language.ts';
import { useAddress } from '../../use-address.ts';
import styles from './consent-gate.module.css';
import { GATE_WORDS } from './gate-words.ts';

/** Links to the privacy policy, and to the settings where each answer can be changed. */
export function PrivacyLinks() {
  const words = useWords(GATE_WORDS);
  const address = useAddress();
  return (
    <ul className={styles.links}>
      <li>
        <Link to={address('privacyPolicy')}>{words.privacyPolicy}</Link>
      </li>
      <li>
        <Link to={address('privacySettings')}>{words.privacySettings}</Link>
      </li>
    </ul>
  );
}
