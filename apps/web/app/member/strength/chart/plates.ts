/** How the five colour slots are told apart without colour: marker and dash (specification, section 4). */
export interface Plate {
  /** Marker of the points, in Chart.js's terms. */
  readonly marker: 'circle' | 'rect' | 'triangle' | 'rectRot' | 'crossRot';
  /** Lengths of stroke and gap in CSS pixels; empty for a solid line. */
  readonly dash: readonly number[];
}

/** Red, blue, yellow, green, white: the order of competition plates from heavy to light. Colours are in plates.module.css. */
export const PLATES: readonly Plate[] = [
  { marker: 'circle', dash: [] },
  { marker: 'rect', dash: [8, 4] },
  { marker: 'triangle', dash: [2, 4] },
  { marker: 'rectRot', dash: [12, 4, 2, 4] },
  { marker: 'crossRot', dash: [5, 2] },
];
