import type { DeskTimetableClass } from '@lifted/contract/desk/desk-timetable';
import { DESK_ROLES, mayOpen, STAFF_ROLES, type StudioRole } from '@lifted/domain/people/studio-role';
import type { StaffAddress } from '../addresses.ts';

/** Something done with a class or a person that is picked first, or on a page of its own. */
export type Action = { readonly name: ActionName } & OfAll &
  (
    | { readonly picks: 'class' | 'person'; readonly dialog: string }
    | { readonly picks: 'nothing'; readonly address: StaffAddress }
  );

interface OfAll {
  /** Nothing for a front desk of some branches. */
  readonly isOfAll?: true;
}

export type ActionName =
  | 'cancel_class'
  | 'move_class'
  | 'edit_class'
  | 'book_for_member'
  | 'grant'
  | 'merge'
  | 'invite'
  | 'book_for_person'
  | 'add_person'
  | 'add_closure'
  | 'coach_away'
  | 'announce'
  | 'repeating_week'
  | 'own_pin'
  | 'new_price'
  | 'waive_fee'
  | 'tax_file';

/** What can be done from anywhere, for the front desk and the owner. */
const ACTIONS: readonly Action[] = [
  { name: 'book_for_member', picks: 'class', dialog: 'member' },
  { name: 'cancel_class', picks: 'class', dialog: 'cancel' },
  { name: 'move_class', picks: 'class', dialog: 'move' },
  { name: 'edit_class', picks: 'class', dialog: 'edit' },
  { name: 'grant', picks: 'person', dialog: 'grant' },
  { name: 'book_for_person', picks: 'person', dialog: 'book' },
  { name: 'invite', picks: 'person', dialog: 'invite' },
  { name: 'merge', picks: 'person', dialog: 'merge', isOfAll: true },
  { name: 'add_person', picks: 'nothing', address: '/desk/people?do=add' },
  { name: 'coach_away', picks: 'nothing', address: '/desk/timetable?do=away', isOfAll: true },
  { name: 'add_closure', picks: 'nothing', address: '/desk/timetable/repeating?do=closure', isOfAll: true },
  { name: 'announce', picks: 'nothing', address: '/desk/announcements/new', isOfAll: true },
  { name: 'repeating_week', picks: 'nothing', address: '/desk/timetable/repeating', isOfAll: true },
  { name: 'new_price', picks: 'nothing', address: '/desk/records', isOfAll: true },
  { name: 'waive_fee', picks: 'nothing', address: '/desk/fees', isOfAll: true },
];

/** What somebody earns is the owner's. */
const TAX_FILE: Action = { name: 'tax_file', picks: 'nothing', address: '/desk/numbers/granted' };

/** A page below a section's address, which no section is called after. */
export interface InnerPage extends OfAll {
  readonly name: 'calendars' | 'substitutes' | 'exercises' | 'trials' | 'mails' | 'partner_visits';
  readonly address: StaffAddress;
}

const INNER_PAGES: readonly (InnerPage & { readonly roles: readonly StudioRole[] })[] = [
  { name: 'calendars', address: '/desk/calendar', roles: STAFF_ROLES },
  { name: 'substitutes', address: '/desk/substitutes', roles: STAFF_ROLES },
  { name: 'exercises', address: '/desk/programme/exercises', roles: STAFF_ROLES },
  { name: 'trials', address: '/desk/inbox/trials', roles: DESK_ROLES },
  { name: 'mails', address: '/desk/inbox/mails', roles: DESK_ROLES, isOfAll: true },
  { name: 'partner_visits', address: '/desk/records/partner-visits', roles: DESK_ROLES, isOfAll: true },
];

/** The branches somebody is the front desk of; null for who is bound to none. */
type OwnBranches = readonly string[] | null;

/** Whether it is for somebody who is the front desk of these branches. */
const isFor =
  (branches: OwnBranches) =>
  ({ isOfAll }: OfAll): boolean =>
    branches === null || isOfAll !== true;

/** The pages below sections that these roles can open. */
export function innerPagesFor(roles: readonly StudioRole[], branches: OwnBranches): readonly InnerPage[] {
  return INNER_PAGES.filter((page) => mayOpen(roles, page.roles)).filter(isFor(branches));
}

const OWN_PIN: Action = { name: 'own_pin', picks: 'nothing', address: '/desk/floor' };

/** The actions these roles include; of a coach only their own PIN, since the desk does all the others. */
export function actionsFor(roles: readonly StudioRole[], branches: OwnBranches): readonly Action[] {
  return [
    ...(mayOpen(roles, DESK_ROLES) ? ACTIONS.filter(isFor(branches)) : []),
    ...(mayOpen(roles, ['owner']) ? [TAX_FILE] : []),
    ...(mayOpen(roles, ['coach']) && !mayOpen(roles, ['owner']) ? [OWN_PIN] : []),
  ];
}

/** The classes these roles can open: the desk any, a coach those they led. */
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
