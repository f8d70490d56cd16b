import styles from './plate-rating.module.css';

const PLATES = [0, 1, 2, 3, 4] as const;
const STEP = 44;
const RADIUS = 19;
const WIDTH = STEP * PLATES.length;

interface PlateRatingProps {
  /** 0 to 5. */
  readonly value: number;
  readonly figure: string;
  readonly alt: string;
}

/** A rating as five weight plates seen from the side, filled up to its value; our own drawing, not a logo. */
export function PlateRating({ value, figure, alt }: PlateRatingProps) {
  return (
    <div className={styles.rating} role="img" aria-label={alt}>
      <svg className={styles.plates} viewBox={`0 0 ${WIDTH} 44`} aria-hidden="true" focusable="false">
        <clipPath id="loaded-plates">
          <rect width={(WIDTH * value) / PLATES.length} height="44" />
        </clipPath>
        <g className={styles.empty}>{PLATES.map(plate)}</g>
        <g className={styles.loaded} clipPath="url(#loaded-plates)">
          {PLATES.map(plate)}
        </g>
      </svg>
      <span className={styles.figure} aria-hidden="true">
        {figure}
      </span>
    </div>
  );
}

function plate(at: number) {
  const centre = at * STEP + STEP / 2;
  return (
    <g key={at}>
      <circle cx={centre} cy="22" r={RADIUS} />
      <circle cx={centre} cy="22" r={RADIUS - 6} className={styles.rim} />
      <circle cx={centre} cy="22" r="4" className={styles.hole} />
    </g>
  );
}
