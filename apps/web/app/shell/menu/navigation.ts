import { studio } from '@lifted/profile/studio';
import type { Place } from '../../addresses.ts';
import { useWords, type InBothLanguages } from '../../language.ts';
import { useAddress } from '../../use-address.ts';

export interface NavigationLink {
  readonly text: string;
  readonly to: string;
}

type NamedPlace =
  | 'about'
  | 'memberships'
  | 'becomeATrainer'
  | 'timetable'
  | 'dashboard'
  | 'login'
  | 'passes'
  | 'myWorkout'
  | 'workoutOfTheDay';

const PLACE_NAMES: InBothLanguages<Readonly<Record<NamedPlace, string>>> = {
  en: {
    about: 'About',
    memberships: 'Memberships',
    becomeATrainer: 'Become a Trainer',
    timetable: 'BOOK WORKOUT',
    dashboard: 'Dashboard',
    login: 'Login',
    passes: 'Your passes',
    myWorkout: 'My workout',
    workoutOfTheDay: 'Workout of the Day',
  },
  de: {
    about: 'Über uns',
    memberships: 'Mitgliedschaften',
    becomeATrainer: 'Coach werden',
    timetable: 'Kurs buchen',
    dashboard: 'Dashboard',
    login: 'Login',
    passes: 'Deine Pakete',
    myWorkout: 'Mein Workout',
    workoutOfTheDay: 'Workout des Tages',
  },
};

/** In the specification's order (section 2); booking and Member Login are beside them. */
export const TOP_BAR: readonly (NamedPlace & Place)[] = ['about', 'memberships', 'becomeATrainer'];

/** Answers the link to a place that the frame names, in the language of the page. */
export function useNavigation(): (place: NamedPlace & Place) => NavigationLink {
  const names = useWords(PLACE_NAMES);
  const address = useAddress();
  return (place) => ({ text: names[place], to: address(place) });
}

export const INSTAGRAM: NavigationLink = { text: 'Instagram', to: studio.links.instagram };
