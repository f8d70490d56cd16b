/** What an account may be at the studio (specification, section 6; studio operations, section 4). */
export const STUDIO_ROLES = ['member', 'coach', 'desk', 'owner'] as const;
export type StudioRole = (typeof STUDIO_ROLES)[number];

/** Roles that open the staff app: desk and floor. */
export const STAFF_ROLES = ['coach', 'desk', 'owner'] as const satisfies readonly StudioRole[];

/** Roles that run the studio: everything at the desk but what is the owner's alone. */
export const DESK_ROLES = ['desk', 'owner'] as const satisfies readonly StudioRole[];

/** Whether an account may open a page: with allowed roles given, one matching role is enough (specification, section 2). */
export function mayOpen(roles: readonly StudioRole[], allowedRoles?: readonly StudioRole[]): boolean {
  return allowedRoles === undefined || allowedRoles.some((role) => roles.includes(role));
}
