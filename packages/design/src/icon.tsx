import styles from './icon.module.css';

/** Strokes on a 24 × 24 grid. */
const STROKES = {
  menu: 'M3 7h18M3 12h18M3 17h18',
  close: 'M5 5l14 14M19 5L5 19',
  external: 'M9 5h10v10M19 5L6 18',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  'chevron-left': 'M15 5l-7 7 7 7',
  'chevron-right': 'M9 5l7 7-7 7',
  'chevron-down': 'M5 9l7 7 7-7',
  'arrow-right': 'M4 12h15M13 6l6 6-6 6',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8 3v5M16 3v5',
  place:
    'M12 21c-4-4.6-6.5-8-6.5-11a6.5 6.5 0 0 1 13 0c0 3-2.5 6.4-6.5 11zM12 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z',
  check: 'M4.5 12.5l5 5 10-11',
} as const;

export type IconName = keyof typeof STROKES;

/** A line icon in the colour and size of the text around it; always decoration, so the text must say it too. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={STROKES[name]} />
    </svg>
  );
}
