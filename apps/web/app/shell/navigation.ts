import { studio } from '@lifted/profile/studio';
import { addressOf } from '../addresses.ts';

export interface NavigationLink {
  readonly text: string;
  readonly to: string;
}

/** Links of the top bar, in the specification's order (section 2); BOOK WORKOUT and Member Login stand beside them. */
export const TOP_BAR_LINKS: readonly NavigationLink[] = [
  { text: 'About', to: addressOf('about') },
  { text: 'Memberships', to: addressOf('memberships') },
  { text: 'Become a Trainer', to: addressOf('becomeATrainer') },
];

export const BOOK_WORKOUT: NavigationLink = { text: 'BOOK WORKOUT', to: addressOf('timetable') };
export const DASHBOARD: NavigationLink = { text: 'Dashboard', to: addressOf('dashboard') };
export const LOGIN: NavigationLink = { text: 'Login', to: addressOf('login') };

/** Leads to the booking service's own site. */
export const MEMBER_LOGIN: NavigationLink = { text: 'Member Login', to: studio.links.memberLogin };
export const INSTAGRAM: NavigationLink = { text: 'Instagram', to: studio.links.instagram };
