import { studio } from '@lifted/profile/studio';
import type { Place } from '../../addresses.ts';
import { useWords, type InBothLanguages } from '../../language.ts';
import { useAddress } from '../../use-address.ts';

export interface NavigationLink {
  readonly text: string;
  readonly to: string;
}

interface Navigation {
  /** Links of the top bar, in the specification's order (section 2); booking and Member Login are beside them. */
  readonly topBar: readonly NavigationLink[];
  readonly book: NavigationLink;
  readonly dashboard: NavigationLink;
  readonly login: NavigationLink;
  readonly passes: NavigationLink;
  readonly myWorkout: NavigationLink;
  readonly workoutOfTheDay: NavigationLink;
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

/** The links of the frame in the language of the page. */
export function useNavigation(): Navigation {
  const names = useWords(PLACE_NAMES);
  const address = useAddress();
  const link = (place: NamedPlace & Place): NavigationLink => ({ text: names[place], to: address(place) });
  return {
    topBar: [link('about'), link('memberships'), link('becomeATrainer')],
    book: link('timetable'),
    dashboard: link('dashboard'),
    login: link('login'),
    passes: link('passes'),
    myWorkout: link('myWorkout'),
    workoutOfTheDay: link('workoutOfTheDay'),
  };
}
export const INSTAGRAM: NavigationLink = { text: 'Instagram', to: studio.links.instagram };
