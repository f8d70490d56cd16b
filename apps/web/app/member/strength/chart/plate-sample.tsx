import { PLATES, type Plate } from './plates.ts';
import styles from './plates.module.css';

/** Markers around the middle of a sample of 36 × 16. */
const MARKERS: Readonly<Record<Plate['marker'], string>> = {
  circle: 'M14 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  rect: 'M14.5 4.5h7v7h-7z',
  triangle: 'M18 3.5l4.5 8h-9z',
  rectRot: 'M18 3l5 5-5 5-5-5z',
  crossRot: 'M14.5 4.5l7 7M21.5 4.5l-7 7',
};

/** A sample of the line of a slot: colour, dash and marker. Decorative. */
export function PlateSample({ slot }: { readonly slot: number }) {
  const plate = PLATES[slot];
  if (plate === undefined) return null;
  return (
    <span className={styles.plate} data-slot={slot} aria-hidden="true">
      <svg className={styles.sample} viewBox="0 0 36 16">
        <path d="M0 8h36" strokeDasharray={plate.dash.join(' ')} />
        <path d={MARKERS[plate.marker]} className={styles.marker} />
      </svg>
    </span>
  );
}
