import { getRoles } from '@lifted/contract/identity';
import { hasRole } from '../http/caller.ts';
import { registerCall } from '../http/register-call.ts';
import { Refusal } from '../http/refusal.ts';
import type { StudioApp } from '../http/studio-app.ts';
import { findRoles } from './account-repository.ts';
import type { IdentityDependencies } from './identity-dependencies.ts';

/** Roles of oneself, or for the owner of anybody; everybody else's answer like an unknown one's (section 7). */
export function registerRolesCall(app: StudioApp, { pool }: Pick<IdentityDependencies, 'pool'>): void {
  registerCall(app, getRoles, {
    async handler({ caller, params: { provider, uid } }) {
      if (caller.provider === provider && caller.uid === uid) return [...caller.roles];
      const roles = hasRole(caller, 'owner') ? await findRoles(pool, provider, uid) : undefined;
      if (roles === undefined) throw new Refusal('not_found', 'There is no such account.');
      return [...roles];
    },
  });
}
