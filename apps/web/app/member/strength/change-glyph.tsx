import type { ChangeType } from '@lifted/domain/training/weekly-progress';

/** Strokes on a 12 × 12 grid, so that a week is readable without colour. */
const STROKES: Readonly<Record<ChangeType, string>> = {
  increase: 'M6 10V2.5M2.5 6L6 2.5 9.5 6',
  decrease: 'M2.5 4.5L6 8 9.5 4.5',
  same: 'M2.5 4.5h7M2.5 7.5h7',
  no_data: '',
};

/** Arrow up, a small hook down, equals sign, or nothing. Decorative. */
export function ChangeGlyph({ change }: { readonly change: ChangeType }) {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" focusable="false">
      <path d={STROKES[change]} />
    </svg>
  );
}
