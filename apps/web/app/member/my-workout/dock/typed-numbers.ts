/** Weights the API takes: up to 9999.99 kg in hundredths. */
const WEIGHT = /^\d{1,4}(?:[.,]\d{1,2})?$/;
const REPS = /^\d{1,4}$/;

/** A weight as somebody types it, with comma or point; null when it is none. */
export function typedWeight(text: string): number | null {
  const typed = text.trim();
  return WEIGHT.test(typed) ? Number(typed.replace(',', '.')) : null;
}

/** Repetitions as somebody types them; null when they are none. 0 is a failed attempt. */
export function typedReps(text: string): number | null {
  const typed = text.trim();
  return REPS.test(typed) ? Number(typed) : null;
}
