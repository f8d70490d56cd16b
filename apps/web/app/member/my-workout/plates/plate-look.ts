/** Colours of competition plates (IWF), by weight; smaller ones are steel. */
type PlateName = 'red' | 'blue' | 'yellow' | 'green' | 'white' | 'steel';

interface PlateLook {
  readonly name: PlateName;
  /** Share of the largest plate's height. */
  readonly size: number;
}

const LOOKS: readonly (PlateLook & { readonly from: number })[] = [
  { from: 25, name: 'red', size: 1 },
  { from: 20, name: 'blue', size: 1 },
  { from: 15, name: 'yellow', size: 0.9 },
  { from: 10, name: 'green', size: 0.8 },
  { from: 5, name: 'white', size: 0.64 },
  { from: 2.5, name: 'steel', size: 0.52 },
  { from: 0, name: 'steel', size: 0.42 },
];

const SMALLEST: PlateLook = { name: 'steel', size: 0.42 };

/** How a plate is drawn: the colour competitions use, and larger the heavier it is. */
export function plateLook(kg: number): PlateLook {
  return LOOKS.find(({ from }) => kg >= from) ?? SMALLEST;
}
