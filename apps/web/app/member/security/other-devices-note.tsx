import { useWords } from '../../language.ts';
import styles from './security.module.css';
import { SECURITY_WORDS } from './security-words.ts';

/** Shown before a first factor is confirmed, because other devices will be signed out. */
export function OtherDevicesNote() {
  return <p className={styles.text}>{useWords(SECURITY_WORDS).otherDevices}</p>;
}
