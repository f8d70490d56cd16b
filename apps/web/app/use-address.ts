import { addressIn, type Parameters, type Place } from './addresses.ts';
import { useLanguage } from './language.ts';

/** Builds addresses in the language of the page: `address('timetable')`, `address('trialWorkout', { workoutId })`. */
export function useAddress(): <P extends Place>(place: P, parameters?: Parameters<P>) => string {
  const language = useLanguage();
  return (place, parameters) => addressIn(language, place, parameters);
}
