import type { DeskTimetableClass } from '@lifted/contract/desk/desk-timetable';
import { DESK_ROLES, mayOpen, type StudioRole } from '@lifted/domain/people/studio-role';
import type { StaffAddress } from '../addresses.ts';

/** Something done with a class or a person that is picked first, or on a page of its own. */
export type Action =
  | { readonly name: ActionName; readonly picks: 'class' | 'person'; readonly dialog: string }
  | { readonly name: ActionName; readonly picks: 'nothing'; readonly address: StaffAddress };

export type ActionName =
  | 'cancel_class'
  | 'edit_class'
  | 'book_for_member'
  | 'grant'
  | 'add_person'
  | 'add_closure'
  | 'coach_away'
  | 'announce'
  | 'repeating_week'
  | 'own_pin';

/** What can be done from anywhere, for the front desk and the owner. */
const ACTIONS: readonly Action[] = [
  { name: 'book_for_member', picks: 'class', dialog: 'member' },
  { name: 'cancel_class', picks: 'class', dialog: 'cancel' },
  { name: 'edit_class', picks: 'class', dialog: 'edit' },
  { name: 'grant', picks: 'person', dialog: 'grant' },
  { name: 'add_person', picks: 'nothing', address: '/desk/people?do=add' },
  { name: 'coach_away', picks: 'nothing', address: '/desk/timetable?do=away' },
  { name: 'add_closure', picks: 'nothing', address: '/desk/timetable/repeating?do=closure' },
  { name: 'announce', picks: 'nothing', address: '/desk/announcements/new' },
  { name: 'repeating_week', picks: 'nothing', address: '/desk/timetable/repeating' },
];

const OWN_PIN: Action = { name: 'own_pin', picks: 'nothing', address: '/desk/floor' };

/** The actions these roles include; of a coach only their own PIN, since the desk does all the others. */
export function actionsFor(roles: readonly StudioRole[]): readonly Action[] {
  return [
    ...(mayOpen(roles, DESK_ROLES) ? ACTIONS : []),
    ...(mayOpen(roles, ['coach']) && !mayOpen(roles, ['owner']) ? [OWN_PIN] : []),
  ];
}

/** The classes these roles can open: the desk any, a coach their own. */
export function classesFor<C extends Pick<DeskTimetableClass, 'is_own'>>(
  roles: readonly StudioRole[],
  classes: readonly C[],
): readonly C[] {
  return mayOpen(roles, DESK_ROLES) ? classes : classes.filter((one) => one.is_own);
}

/** The classes an action can be done with: those that are still to come and take place. */
export function classesToPick<C extends Pick<DeskTimetableClass, 'is_canceled' | 'start_datetime'>>(
  classes: readonly C[],
  now: Date,
): readonly C[] {
  return classes.filter((one) => !one.is_canceled && Date.parse(one.start_datetime) > now.getTime());
}
