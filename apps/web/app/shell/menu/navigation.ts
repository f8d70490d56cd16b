import { studio } from '@lifted/profile/studio';
import type { Page } from '../../addresses.ts';
import { useWords, type InBothLanguages } from '../../language.ts';
import { useAddress } from '../../use-address.ts';

export interface NavigationLink {
  readonly text: string;
  readonly to: string;
}

type NamedPage =
  | 'about'
  | 'memberships'
  | 'becomeATrainer'
  | 'timetable'
  | 'dashboard'
  | 'login'
  | 'passes'
  | 'myWorkout'
  | 'workoutOfTheDay';

const PAGE_NAMES: InBothLanguages<Readonly<Record<NamedPage, string>>> = {
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
export const TOP_BAR: readonly (NamedPage & Page)[] = ['about', 'memberships', 'becomeATrainer'];

/** Answers the link to a page that the frame names, in the language of the page. */
export function useNavigation(): (page: NamedPage & Page) => NavigationLink {
  const names = useWords(PAGE_NAMES);
  const address = useAddress();
  return (page) => ({ text: names[page], to: address(page) });
}

export const INSTAGRAM: NavigationLink = { text: 'Instagram', to: studio.links.instagram };
