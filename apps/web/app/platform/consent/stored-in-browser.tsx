import { Link } from 'react-router';
import { useWords } from '../../language.ts';
import { Card } from '@lifted/design/layout/card.tsx';
import { useAddress } from '../../use-address.ts';
import { GATE_WORDS } from './gate-words.ts';
import { STORAGE_WORDS } from './storage-words.ts';
import styles from './privacy-settings.module.css';
import { SETTINGS_WORDS } from './settings-words.ts';

/** Everything stored without asking: its name, purpose and duration. */
export function StoredInBrowser() {
  const words = useWords(SETTINGS_WORDS);
  const stored = useWords(STORAGE_WORDS);
  const { privacyPolicy } = useWords(GATE_WORDS);
  const address = useAddress();
  return (
    <Card heading={words.necessary} className={styles.part}>
      <p className={styles.text}>{words.necessaryLead}</p>
      <ul className={styles.stored}>
        {stored.map(({ name, kind, purpose, until }) => (
          <li key={name}>
            <p className={styles.storedFor}>{purpose}</p>
            <p className={styles.storedUntil}>{until}</p>
            <p className={styles.storedAs}>
              {`${kind}: `}
              <code>{name}</code>
            </p>
          </li>
        ))}
      </ul>
      <p>
        <Link to={address('privacyPolicy')}>{privacyPolicy}</Link>
      </p>
      <p>
        {`${words.stored}: `}
        <Link to={address('yourData')}>{words.yourData}</Link>
      </p>
    </Card>
  );
}
