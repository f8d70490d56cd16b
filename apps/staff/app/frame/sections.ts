import { DESK_ROLES, STAFF_ROLES, type StudioRole } from '@lifted/domain/people/studio-role';
import type { StaffAddress } from '../addresses.ts';

/** A section of the desk: where it is, and whose it is. */
export interface Section {
  readonly name: 'today' | 'timetable' | 'people' | 'fees' | 'inbox' | 'records' | 'log';
  readonly address: StaffAddress;
  readonly roles: readonly StudioRole[];
}

/** The sections of the desk in the order of a day. */
export const SECTIONS: readonly Section[] = [
  { name: 'today', address: '/desk', roles: STAFF_ROLES },
  { name: 'timetable', address: '/desk/timetable', roles: STAFF_ROLES },
  { name: 'people', address: '/desk/people', roles: DESK_ROLES },
  { name: 'fees', address: '/desk/fees', roles: DESK_ROLES },
  { name: 'inbox', address: '/desk/inbox', roles: DESK_ROLES },
  { name: 'records', address: '/desk/records', roles: DESK_ROLES },
  { name: 'log', address: '/desk/log', roles: DESK_ROLES },
];
