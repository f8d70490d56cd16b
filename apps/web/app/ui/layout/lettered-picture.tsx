import { classNames } from '@lifted/design/class-names.ts';
import type { ReactNode } from 'react';
import styles from './lettered-picture.module.css';
import { Picture, type PictureProps } from './picture.tsx';

interface LetteredPictureProps extends Omit<PictureProps, 'className'> {
  /** Sets its size, and with `--focus-x` and `--focus-y` which part is seen when not all of it is. */
  readonly className?: string | undefined;
  /** SVG in the pixels of the largest picture; decoration, for what is said elsewhere too. Not over a studio's own one. */
  readonly children: ReactNode;
}

/**
 * A picture that fills its place, with letters on the things in it: pictures themselves carry no name, so that each
 * studio reads its own. They follow the picture however it is cut.
 */
export function LetteredPicture({ className, children, ...picture }: LetteredPictureProps) {
  const { width, height } = picture.size;
  return (
    <div className={classNames(styles.scene, className)}>
      <Picture {...picture} className={styles.picture} />
      {!picture.own && (
        <svg className={styles.letters} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {children}
        </svg>
      )}
    </div>
  );
}
