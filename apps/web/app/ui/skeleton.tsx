import styles from './skeleton.module.css';

/** The place of something still loading, in CSS lengths, so that nothing moves when it comes. Hidden from screen readers. */
export function Skeleton({ width = '100%', height }: { readonly width?: string; readonly height: string }) {
  return (
    <span aria-hidden="true" className={styles.skeleton} style={{ inlineSize: width, blockSize: height }} />
  );
}
