import type { addToTeam, listTeam, setTeamRoles, TeamMember } from '@lifted/contract/desk/desk-team';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Button } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import { momentWords } from '@lifted/domain/language/moment-words';
import { STAFF_ROLES } from '@lifted/domain/people/studio-role';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, useWords } from '../language.ts';
import { Dialog } from '../parts/dialog.tsx';
import { EditForm } from '../parts/edit-form.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Row, Rows } from '../parts/rows.tsx';
import { TEAM_WORDS } from './team-words.ts';

type Roles = TeamMember['roles'];
type Ticks = Readonly<Record<(typeof STAFF_ROLES)[number], boolean>>;

const ticksOf = (roles: Roles): Ticks => ({
  coach: roles.includes('coach'),
  desk: roles.includes('desk'),
  owner: roles.includes('owner'),
});
const rolesOf = (ticks: Ticks): Roles => STAFF_ROLES.filter((role) => ticks[role]);

/** Everybody who works here and what they may do, for the owner. */
export function Team() {
  const words = useWords(TEAM_WORDS);
  const language = useLanguage();
  const api = useApiClient();
  const [edited, setEdited] = useState<TeamMember | 'new' | null>(null);
  const team = useQuery({
    queryKey: ['desk', 'team'],
    queryFn: ({ signal }) => api.call<typeof listTeam>('GET', '/desk/team', { signal }),
  });
  const about = (one: TeamMember) => [
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
                aside={one.roles.map((role) => words.roles[role]).join(', ')}
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

function useRoleFields() {
  const words = useWords(TEAM_WORDS);
  return STAFF_ROLES.map((role) => ({ name: role, label: words.roles[role], kind: 'yes_no' as const }));
}

function AddForm({ close }: { readonly close: () => void }) {
  const words = useWords(TEAM_WORDS);
  const api = useApiClient();
  const roleFields = useRoleFields();
  return (
    <Dialog heading={words.add} close={close}>
      <EditForm
        initial={{ email: '', ...ticksOf([]) }}
        fields={[{ name: 'email', label: words.email, kind: 'email', hint: words.emailHint }, ...roleFields]}
        save={(_, { email, ...ticks }) =>
          api.call<typeof addToTeam>('POST', '/desk/team', { body: { email, roles: rolesOf(ticks) } })
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
        initial={ticksOf(member.roles)}
        fields={useRoleFields()}
        save={(was, ticks) =>
          api.call<typeof setTeamRoles>('PUT', '/desk/team/{uid}/roles', {
            params: { uid: member.uid },
            body: { was: rolesOf(was), roles: rolesOf(ticks) },
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
