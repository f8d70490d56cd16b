import styles from './security.module.css';

/** Said before a first factor is confirmed, for somebody may be in the middle of something elsewhere. */
export function OtherDevicesNote() {
  return <p className={styles.text}>Turning it on signs you out on all your other devices.</p>;
}
