import type { InBothLanguages } from '../language/language.ts';
import type { FeeKind } from './fee.ts';

/** What a fee is for, in a few words. */
export const FEE_NAMES: InBothLanguages<Readonly<Record<FeeKind, string>>> = {
  en: { late_cancellation: 'Late cancellation', no_show: 'Missed class' },
  de: { late_cancellation: 'Späte Absage', no_show: 'Verpasster Kurs' },
};
