/** Why a class cannot be changed as the desk wants it. */
export type ClassEditFault = 'class_canceled' | 'class_started' | 'start_passed';

/**
 * May a class be changed so that it starts at `newStart`? A cancelled one is restored first. Once it has started its time
 * stays, and nothing is moved into the past; the rest can be put right afterwards too.
 */
export function classEditFault(
  { start, isCanceled }: { readonly start: Date; readonly isCanceled: boolean },
  newStart: Date,
  now: Date,
): ClassEditFault | null {
  if (isCanceled) return 'class_canceled';
  if (newStart.getTime() === start.getTime()) return null;
  if (now.getTime() >= start.getTime()) return 'class_started';
  return newStart.getTime() <= now.getTime() ? 'start_passed' : null;
}
