import type { addToTeam, setTeamRoles, TeamMember } from '@lifted/contract/desk/people/team';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Button } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import { momentWords } from '@lifted/domain/language/moment-words';
import { STAFF_ROLES } from '@lifted/domain/people/studio-role';
import { useState } from 'react';
import { ROLE_NAMES } from '../parts/role-names.ts';
import { useLanguage, useWords } from '../language.ts';
import { Dialog } from '../parts/dialog.tsx';
import { EditForm } from '../parts/edit-form.tsx';
import type { FormField } from '../parts/field-values.ts';
import { Loaded } from '../parts/loaded.tsx';
import { Row, Rows } from '../parts/rows.tsx';
import { branchChoices } from '../parts/branches/branch-choices.ts';
import { BRANCH_WORDS } from './branch-words.ts';
import { TEAM_WORDS } from './team-words.ts';
import { useBranches } from '../parts/branches/use-branches.ts';
import { useLocations, useTeam } from './use-records.ts';

type Roles = TeamMember['roles'];
type Ticks = Readonly<Record<(typeof STAFF_ROLES)[number], boolean>>;

const NOWHERE: readonly string[] = [];

const ticksOf = (roles: Roles): Ticks => ({
  coach: roles.includes('coach'),
  desk: roles.includes('desk'),
  owner: roles.includes('owner'),
});
const rolesOf = (ticks: Ticks): Roles => STAFF_ROLES.filter((role) => ticks[role]);

/** Everybody who works here and what they may do, for the owner. */
export function Team() {
  const words = useWords(TEAM_WORDS);
  const roleNames = useWords(ROLE_NAMES);
  const language = useLanguage();
  const [edited, setEdited] = useState<TeamMember | 'new' | null>(null);
  const team = useTeam();
  const branches = useAllBranchChoices();
  const about = (one: TeamMember) => [
    branches
      .filter(([id]) => one.branches.includes(id))
      .map(([, name]) => name)
      .join(', ') || null,
    one.name === null ? null : one.email,
    one.is_disabled ? words.disabled : null,
    one.has_second_factor ? words.secondFactor : words.noSecondFactor,
    one.last_used_at && words.lastUsed(momentWords(new Date(one.last_used_at), language)),
  ];
  return (
    <Card
      heading={words.team}
      busy={team.isPending}
      tool={
        <Button look="quiet" onClick={() => setEdited('new')}>
          {words.add}
        </Button>
      }
    >
      <p>{words.lead}</p>
      <Loaded query={team}>
        {(loaded) => (
          <Rows>
            {loaded.map((one) => (
              <Row
                key={one.uid}
                name={one.name ?? one.email}
                about={about(one)}
                aside={one.roles.map((role) => roleNames[role]).join(', ')}
                action={words.change}
                open={() => setEdited(one)}
              />
            ))}
          </Rows>
        )}
      </Loaded>
      {edited === 'new' && <AddForm close={() => setEdited(null)} />}
      {edited !== null && edited !== 'new' && <RolesForm member={edited} close={() => setEdited(null)} />}
    </Card>
  );
}

/** The roles, and in a chain where somebody is the front desk. */
function useRoleFields(): readonly FormField[] {
  const words = useWords(TEAM_WORDS);
  const names = useWords(ROLE_NAMES);
  const branches = useAllBranchChoices();
  const roles = STAFF_ROLES.map((role) => ({
    name: role,
    label: names[role],
    kind: 'yes_no' as const,
  }));
  if (branches.length === 0) return roles;
  const choices = { kind: 'several' as const, choices: branches, hint: words.deskAtHint };
  return [...roles, { name: 'branches', label: words.deskAt, ...choices }];
}

/** Every branch of a chain, with the studio's own address, by id and name; none in a studio at one address. */
function useAllBranchChoices(): readonly (readonly [string, string])[] {
  const branchWords = useWords(BRANCH_WORDS);
  const branches = useBranches().data;
  const rooms = useLocations().data;
  return branches && rooms ? branchChoices(branches, rooms, branchWords.ownAddress) : [];
}

function AddForm({ close }: { readonly close: () => void }) {
  const words = useWords(TEAM_WORDS);
  const api = useApiClient();
  const roleFields = useRoleFields();
  return (
    <Dialog heading={words.add} close={close}>
      <EditForm
        initial={{ email: '', branches: NOWHERE, ...ticksOf([]) }}
        fields={[{ name: 'email', label: words.email, kind: 'email', hint: words.emailHint }, ...roleFields]}
        save={(_, { email, branches, ...ticks }) =>
          api.call<typeof addToTeam>('POST', '/desk/team', {
            body: { email, roles: rolesOf(ticks), branches: [...branches] },
          })
        }
        done={words.added}
        close={close}
      />
    </Dialog>
  );
}

function RolesForm({ member, close }: { readonly member: TeamMember; readonly close: () => void }) {
  const words = useWords(TEAM_WORDS);
  const api = useApiClient();
  return (
    <Dialog heading={words.edit(member.name ?? member.email)} close={close}>
      <EditForm
        initial={{ branches: member.branches, ...ticksOf(member.roles) }}
        fields={useRoleFields()}
        save={(was, ticks) =>
          api.call<typeof setTeamRoles>('PUT', '/desk/team/{uid}/roles', {
            params: { uid: member.uid },
            body: {
              was: rolesOf(was),
              roles: rolesOf(ticks),
              branches: [...ticks.branches],
              branches_were: [...was.branches],
            },
          })
        }
        done={words.saved}
        close={close}
      >
        {(ticks) => rolesOf(ticks).length === 0 && <p>{words.noRoleLeft}</p>}
      </EditForm>
    </Dialog>
  );
}
