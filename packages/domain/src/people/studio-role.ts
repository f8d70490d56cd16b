/** What an account may be at the studio (specification, section 6 leaves the values open; design decides them). */
export const STUDIO_ROLES = ['member', 'coach', 'owner'] as const;
export type StudioRole = (typeof STUDIO_ROLES)[number];

/** Whether an account may open a page: with allowed roles given, one matching role is enough (specification, section 2). */
export function mayOpen(roles: readonly StudioRole[], allowedRoles?: readonly StudioRole[]): boolean {
  return allowedRoles === undefined || allowedRoles.some((role) => roles.includes(role));
}
