/** Something to lift with, and the weights it can have, in kg. */
interface EquipmentBasics {
  readonly id: string;
  readonly name: { readonly en: string; readonly de: string };
}

interface Bar extends EquipmentBasics {
  readonly kind: 'plates';
  readonly bar: number;
  readonly loaded_ends: 1 | 2;
  /** Plates for each loaded end. */
  readonly plates: readonly { readonly weight: number; readonly per_end: number }[];
}

interface FixedWeights extends EquipmentBasics {
  readonly kind: 'weights';
  readonly weights: readonly number[];
}

interface Bodyweight extends EquipmentBasics {
  readonly kind: 'bodyweight';
}

export type Equipment = Bar | FixedWeights | Bodyweight;

function inSteps(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step);
}

const PLATES = [
  { weight: 25, per_end: 4 },
  { weight: 20, per_end: 1 },
  { weight: 15, per_end: 1 },
  { weight: 10, per_end: 2 },
  { weight: 5, per_end: 1 },
  { weight: 2.5, per_end: 1 },
  { weight: 1.25, per_end: 1 },
] as const;

/** What a new studio has to lift with, until the desk says otherwise. */
export const equipment: readonly Equipment[] = [
  {
    id: 'barbell',
    name: { en: 'Barbell', de: 'Langhantel' },
    kind: 'plates',
    bar: 20,
    loaded_ends: 2,
    plates: PLATES,
  },
  {
    id: 'trap-bar',
    name: { en: 'Trap bar', de: 'Trap-Bar' },
    kind: 'plates',
    bar: 25,
    loaded_ends: 2,
    plates: PLATES,
  },
  {
    id: 'landmine',
    name: { en: 'Landmine', de: 'Landmine' },
    kind: 'plates',
    bar: 10,
    loaded_ends: 1,
    plates: PLATES,
  },
  {
    id: 'leg-press',
    name: { en: 'Leg press', de: 'Beinpresse' },
    kind: 'plates',
    bar: 50,
    loaded_ends: 2,
    plates: PLATES,
  },
  {
    id: 'dumbbells',
    name: { en: 'Dumbbells', de: 'Kurzhanteln' },
    kind: 'weights',
    weights: [...inSteps(1, 10, 1), ...inSteps(12, 30, 2), ...inSteps(32.5, 60, 2.5)],
  },
  {
    id: 'kettlebells',
    name: { en: 'Kettlebells', de: 'Kettlebells' },
    kind: 'weights',
    weights: [...inSteps(6, 24, 2), ...inSteps(28, 48, 4)],
  },
  {
    id: 'cable',
    name: { en: 'Cable', de: 'Kabelzug' },
    kind: 'weights',
    weights: inSteps(2.5, 120, 2.5),
  },
  { id: 'bodyweight', name: { en: 'Bodyweight', de: 'Körpergewicht' }, kind: 'bodyweight' },
];
