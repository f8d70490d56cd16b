import styles from './security.module.css';

/** Shown before a first factor is confirmed, because other devices will be signed out. */
export function OtherDevicesNote() {
  return <p className={styles.text}>Turning it on signs you out on all your other devices.</p>;
}
