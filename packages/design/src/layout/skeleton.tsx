import styles from './skeleton.module.css';

/** Placeholder for loading content (CSS lengths), so that nothing moves when it arrives. Hidden from screen readers. */
export function Skeleton({ width = '100%', height }: { readonly width?: string; readonly height: string }) {
  return (
    <span aria-hidden="true" className={styles.skeleton} style={{ inlineSize: width, blockSize: height }} />
  );
}
