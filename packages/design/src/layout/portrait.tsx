import { useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './portrait.module.css';

/** Edge in CSS pixels, for layout before the styles have loaded. */
const EDGE = { small: 28, large: 176 } as const;

interface PortraitProps {
  readonly name: string;
  readonly imageUrl: string | null;
  readonly size: keyof typeof EDGE;
  /** Describes the picture; empty where the name is beside it. */
  readonly alt: string;
}

/** A person's photo in a circle; without one, or when it does not load, the first letter of the name. */
export function Portrait({ name, imageUrl, size, alt }: PortraitProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const hasPhoto = imageUrl !== null && imageUrl !== brokenUrl;
  return (
    <span className={classNames(styles.portrait, styles[size])}>
      {hasPhoto ? (
        <img
          src={imageUrl}
          alt={alt}
          width={EDGE[size]}
          height={EDGE[size]}
          loading="lazy"
          decoding="async"
          onError={() => setBrokenUrl(imageUrl)}
        />
      ) : (
        <span aria-hidden="true">{name.trim().charAt(0).toUpperCase()}</span>
      )}
    </span>
  );
}
