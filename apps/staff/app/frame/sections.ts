import type { Language } from '@lifted/domain/language/language';
import { DESK_ROLES, mayOpen, STAFF_ROLES, type StudioRole } from '@lifted/domain/people/studio-role';
import { addressIn, type StaffAddress } from '../addresses.ts';

/** A section of the desk: where it is, and whose it is. */
export interface Section {
  readonly name:
    | 'today'
    | 'timetable'
    | 'programme'
    | 'people'
    | 'fees'
    | 'inbox'
    | 'announcements'
    | 'records'
    | 'numbers'
    | 'studio'
    | 'tablets'
    | 'connections'
    | 'import'
    | 'log';
  readonly address: StaffAddress;
  readonly roles: readonly StudioRole[];
  /** Nothing for a front desk of some branches. */
  readonly isOfAll?: true;
}

/** The sections of the desk in the order of a day. */
export const SECTIONS: readonly Section[] = [
  { name: 'today', address: '/desk', roles: STAFF_ROLES },
  { name: 'timetable', address: '/desk/timetable', roles: STAFF_ROLES },
  { name: 'programme', address: '/desk/programme', roles: STAFF_ROLES },
  { name: 'people', address: '/desk/people', roles: DESK_ROLES },
  { name: 'fees', address: '/desk/fees', roles: DESK_ROLES },
  { name: 'inbox', address: '/desk/inbox', roles: DESK_ROLES },
  { name: 'announcements', address: '/desk/announcements', roles: DESK_ROLES, isOfAll: true },
  { name: 'records', address: '/desk/records', roles: DESK_ROLES, isOfAll: true },
  { name: 'numbers', address: '/desk/numbers', roles: DESK_ROLES },
  { name: 'studio', address: '/desk/studio', roles: DESK_ROLES, isOfAll: true },
  { name: 'tablets', address: '/desk/floor', roles: ['owner'] },
  { name: 'connections', address: '/desk/connections', roles: ['owner'] },
  { name: 'import', address: '/desk/import', roles: ['owner'] },
  { name: 'log', address: '/desk/log', roles: DESK_ROLES, isOfAll: true },
];

/** Of a section that more people can open. */
const REPEATING: Omit<Section, 'name'> = {
  address: '/desk/timetable/repeating',
  roles: DESK_ROLES,
  isOfAll: true,
};

/** Who looks at the desk; `branches` are those they are the front desk of, null for who is bound to none. */
interface Looking {
  readonly roles: readonly StudioRole[];
  readonly branches: readonly string[] | null;
}

function isOpenTo({ roles, branches }: Looking, section: Omit<Section, 'name'>): boolean {
  return mayOpen(roles, section.roles) && !(branches && section.isOfAll);
}

/** The sections somebody can open. */
export function openSections(looking: Looking): readonly Section[] {
  return SECTIONS.filter((section) => isOpenTo(looking, section));
}

/** Whether somebody may open a page; one of no section is open to everybody. */
export function mayOpenPage(looking: Looking, pathname: string, language: Language): boolean {
  return [...SECTIONS, REPEATING].every(
    (section) => !isInSection(pathname, section.address, language) || isOpenTo(looking, section),
  );
}

/** Pages that belong to a section without being below its address. */
const ELSEWHERE: Readonly<Partial<Record<StaffAddress, readonly StaffAddress[]>>> = {
  '/desk/timetable': ['/desk/classes', '/desk/calendar', '/desk/substitutes'],
};

/** Whether a page is part of the section at an address. */
export function isInSection(pathname: string, address: StaffAddress, language: Language): boolean {
  const page = pathname.replace(/\/$/, '');
  if (address === '/desk') return page === addressIn(language, address);
  return [address, ...(ELSEWHERE[address] ?? [])]
    .map((each) => addressIn(language, each))
    .some((each) => page === each || page.startsWith(`${each}/`));
}
