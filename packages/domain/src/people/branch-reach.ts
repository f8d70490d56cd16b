import type { StudioRole } from './studio-role.ts';

/**
 * What a call reaches that a front desk of some branches may make: the `class` and the rooms it names, which have to be in
 * its branches; what the branches `share`, such as people; or a list that is `narrowed` to what is in them. Every other call
 * of the desk is for the front desk of all branches.
 */
export type BranchReach = 'class' | 'shared' | 'narrowed';

/** Who works at the desk, and for which branches. */
export interface DeskRights {
  readonly roles: readonly StudioRole[];
  /** Those somebody is the front desk of, by id; null: all of them. */
  readonly branches: readonly string[] | null;
}

/** The branches a front desk is bound to; null for everybody else. An owner is bound to none. */
export function boundTo({ roles, branches }: DeskRights): readonly string[] | null {
  return roles.includes('desk') && !roles.includes('owner') ? branches : null;
}

/** What somebody may be where their branches end: the front desk no longer, a coach still. */
export function rolesBeyond(roles: readonly StudioRole[]): readonly StudioRole[] {
  return roles.filter((role) => role !== 'desk');
}
