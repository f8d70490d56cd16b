import type { Language } from '@lifted/domain/language/language';
import type { DeskRights } from '@lifted/domain/people/branch-reach';
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
  /** Its page has something for everybody in the team, though it is in the navigation of some only. */
  readonly isForAll?: true;
}

function section(name: Section['name'], roles: readonly StudioRole[], other: Partial<Section> = {}): Section {
  return { name, address: `/desk/${name}`, roles, ...other };
}

const OWNER: readonly StudioRole[] = ['owner'];
const OF_ALL = { isOfAll: true } as const;

/** The sections of the desk in the order of a day. */
export const SECTIONS: readonly Section[] = [
  section('today', STAFF_ROLES, { address: '/desk' }),
  section('timetable', STAFF_ROLES),
  section('programme', STAFF_ROLES),
  section('people', DESK_ROLES),
  section('fees', DESK_ROLES),
  section('inbox', DESK_ROLES),
  section('announcements', DESK_ROLES, OF_ALL),
  section('records', DESK_ROLES, OF_ALL),
  section('numbers', DESK_ROLES),
  section('studio', DESK_ROLES, OF_ALL),
  section('tablets', OWNER, { address: '/desk/floor', isForAll: true }),
  section('connections', OWNER),
  section('import', OWNER),
  section('log', DESK_ROLES, OF_ALL),
];

/** Of a section that more people can open. */
const REPEATING = section('timetable', DESK_ROLES, { address: '/desk/timetable/repeating', isOfAll: true });

function isOpenTo({ roles, branches }: DeskRights, of: Section): boolean {
  return mayOpen(roles, of.roles) && !(branches && of.isOfAll);
}

/** The sections somebody can open. */
export function openSections(looking: DeskRights): readonly Section[] {
  return SECTIONS.filter((each) => isOpenTo(looking, each));
}

/** Whether somebody may open a page; one of no section is open to everybody. */
export function mayOpenPage(looking: DeskRights, pathname: string, language: Language): boolean {
  return [...SECTIONS, REPEATING].every(
    (each) => each.isForAll || !isInSection(pathname, each.address, language) || isOpenTo(looking, each),
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
