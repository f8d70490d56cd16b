import styles from './skip-link.module.css';

/** First stop of the keyboard: past the navigation, to `#main`. */
export function SkipLink({ children }: { readonly children: string }) {
  return (
    <a className={styles.link} href="#main">
      {children}
    </a>
  );
}
