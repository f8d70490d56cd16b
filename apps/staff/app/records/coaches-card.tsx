import type { coachCalls, CoachFields } from '@lifted/contract/desk-records';
import type { addToTeam } from '@lifted/contract/desk/people/team';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Button } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import { Portrait } from '@lifted/design/layout/portrait.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { useState } from 'react';
import { useWords } from '../language.ts';
import { Loaded } from '../parts/loaded.tsx';
import { RecordForm, type Edited } from '../parts/record-form.tsx';
import { Row, Rows } from '../parts/rows.tsx';
import { PictureControl } from '../parts/upload/picture-control.tsx';
import { useDeskCommand } from '../parts/use-desk-command.ts';
import styles from './records-page.module.css';
import { RECORDS_WORDS } from './records-words.ts';
import { useCoaches, useTeam } from './use-records.ts';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { mayOpen } from '@lifted/domain/people/studio-role';

const NEW_COACH: Edited<CoachFields> = {
  id: null,
  fields: { first_name: '', profile_image_url: null, email: null },
};

/**
 * Whether somebody with the address can sign in: as a coach, without the coach role, or not at all. Unknown: only the owner sees the
 * accounts of the team.
 */
type CoachAccess = 'coach' | 'other_role' | 'none' | 'unknown';

/** Who gives classes, and which of them can sign in. */
export function Coaches() {
  const words = useWords(RECORDS_WORDS);
  const coaches = useCoaches();
  const accessOf = useCoachAccess();
  const [edited, setEdited] = useState<Edited<CoachFields> | null>(null);
  const about: Readonly<Record<CoachAccess, (email: string) => string>> = {
    coach: words.signsInAs,
    other_role: words.noCoachRole,
    none: words.noAccess,
    unknown: words.address,
  };
  return (
    <Card
      heading={words.coaches}
      busy={coaches.isPending}
      tool={
        <Button look="quiet" onClick={() => setEdited(NEW_COACH)}>
          {words.addCoach}
        </Button>
      }
    >
      <Loaded query={coaches}>
        {(loaded) => (
          <Rows>
            {loaded.map(({ id, fields }) => (
              <Row
                key={id}
                name={
                  <>
                    <span className={styles.portrait}>
                      <Portrait
                        name={fields.first_name}
                        imageUrl={fields.profile_image_url}
                        size="small"
                        alt=""
                      />
                    </span>
                    {fields.first_name}
                  </>
                }
                about={[
                  fields.email === null ? words.doesNotSignIn : about[accessOf(fields.email)](fields.email),
                ]}
                action={words.change}
                open={() => setEdited({ id, fields })}
              />
            ))}
          </Rows>
        )}
      </Loaded>
      {edited !== null && <CoachForm edited={edited} close={() => setEdited(null)} />}
    </Card>
  );
}

const showPicture = (address: string) => <Portrait name="" imageUrl={address} size="small" alt="" />;

function CoachForm({ edited, close }: { readonly edited: Edited<CoachFields>; readonly close: () => void }) {
  const words = useWords(RECORDS_WORDS);
  const api = useApiClient();
  return (
    <RecordForm
      edited={edited}
      adding={words.addCoach}
      name={edited.fields.first_name}
      fields={[
        { name: 'first_name', label: words.firstName, kind: 'text' },
        { name: 'email', label: words.email, kind: 'email', isOptional: true, hint: words.emailHint },
        {
          name: 'profile_image_url',
          label: words.picture,
          kind: 'own',
          control: PictureControl,
          shown: showPicture,
          isOptional: true,
          hint: words.pictureHint,
        },
      ]}
      add={(fields) => api.call<typeof coachCalls.add>('POST', '/desk/coaches', { body: { fields } })}
      edit={(id, body) =>
        api.call<typeof coachCalls.edit>('PUT', '/desk/coaches/{id}', { params: { id }, body })
      }
      close={close}
    >
      <p>{words.pinLead}</p>
      {edited.fields.email !== null && <Access email={edited.fields.email} close={close} />}
    </RecordForm>
  );
}

/** Offers an account with the coach role to who has none. */
function Access({ email, close }: { readonly email: string; readonly close: () => void }) {
  const words = useWords(RECORDS_WORDS);
  const api = useApiClient();
  const { isRunning, run } = useDeskCommand();
  const access = useCoachAccess()(email);
  const give = async () => {
    const body = { email, roles: ['coach' as const], branches: [] };
    const end = await run(
      () => api.call<typeof addToTeam>('POST', '/desk/team', { body }),
      words.accessGiven,
    );
    if (end.kind === 'done') close();
  };
  if (access === 'unknown') return <p>{words.ownerGivesAccess}</p>;
  if (access !== 'none') return null;
  return (
    <>
      <Notice>{words.noAccessLead}</Notice>
      <p>
        <Button look="outline" disabled={isRunning} onClick={() => void give()}>
          {words.giveAccess}
        </Button>
      </p>
    </>
  );
}

/** Tells what access an address has. */
function useCoachAccess(): (email: string) => CoachAccess {
  const team = useTeam({ enabled: mayOpen(useSession().userRoles, ['owner']) }).data;
  return (email) => {
    if (team === undefined) return 'unknown';
    const member = team.find((each) => each.email === email);
    if (member === undefined) return 'none';
    return member.roles.includes('coach') ? 'coach' : 'other_role';
  };
}
