import type { FloorDay } from '@lifted/contract/floor/floor';
import { useState } from 'react';
import styles from './coach-face.module.css';

type Coach = Pick<FloorDay['coaches'][number], 'first_name' | 'profile_image_url'>;

/** A coach's picture, or their initial while there is none. */
export function CoachFace({
  coach: { first_name: name, profile_image_url: url },
}: {
  readonly coach: Coach;
}) {
  const [isMissing, setIsMissing] = useState(false);
  if (url === null || isMissing)
    return (
      <span aria-hidden="true" className={styles.face}>
        {name.slice(0, 1)}
      </span>
    );
  return <img src={url} alt="" className={styles.face} onError={() => setIsMissing(true)} />;
}
