import type { ImplementFields } from '@lifted/contract/desk/planning/implements';
import { possibleLoads } from '@lifted/domain/training/implement';
import { readPlates } from '@lifted/domain/training/implement-text/plates-text';
import { readWeights } from '@lifted/domain/training/implement-text/weights-text';

/** Every weight the fields make, ascending; none while they cannot be read. */
export function possibleWeights({
  kind,
  bar,
  loaded_ends: ends,
  plates,
  weights,
}: Omit<ImplementFields, 'name_en' | 'name_de'>): readonly number[] {
  switch (kind) {
    case 'plates': {
      const read = readPlates(plates ?? '');
      if (bar === null || ends === null || read.kind === 'fault') return [];
      return possibleLoads({ kind, bar, loaded_ends: ends, plates: read.plates });
    }
    case 'weights': {
      const read = readWeights(weights ?? '');
      return read.kind === 'fault' ? [] : read.weights;
    }
    case 'bodyweight':
      return [];
    default:
      return kind satisfies never;
  }
}
