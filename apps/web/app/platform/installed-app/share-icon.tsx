import styles from './app-notices.module.css';

/** The share icon of iPhones and iPads; the text beside it names it. */
export function ShareIcon() {
  return (
    <svg className={styles.share} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M12 15V3.5M8 7l4-4 4 4M8.5 10.5H5.5v10h13v-10h-3" />
    </svg>
  );
}
