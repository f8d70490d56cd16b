import styles from '@lifted/design/icon.module.css';

/** The key that takes the last digit back, as phones draw it; the text of its button says it too. */
export function BackspaceIcon() {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M8 5h13v14H8l-6-7zM11.5 9.5l5 5M16.5 9.5l-5 5" />
    </svg>
  );
}
