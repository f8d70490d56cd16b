import { addressIn, type Parameters, type Page } from './addresses.ts';
import { useLanguage } from './language.ts';

/** Builds addresses in the language of the page: `address('timetable')`, `address('trialWorkout', { workoutId })`. */
export function useAddress(): <P extends Page>(page: P, parameters?: Parameters<P>) => string {
  const language = useLanguage();
  return (page, parameters) => addressIn(language, page, parameters);
}
