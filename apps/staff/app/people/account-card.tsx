import type {
  askForPersonsDeletion,
  DeskPerson,
  exportPerson,
  invitePerson,
  setPersonRoles,
  takeBackPersonsDeletion,
} from '@lifted/contract/desk/people/people';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { saveFile } from '@lifted/client/save-file.ts';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { Button } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { momentWords } from '@lifted/domain/language/moment-words';
import { isOwnAddress } from '@lifted/domain/people/own-address';
import { mayOpen, STAFF_ROLES } from '@lifted/domain/people/studio-role';
import { useState } from 'react';
import { ROLE_NAMES } from '../parts/role-names.ts';
import { useLanguage, useWords } from '../language.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { EditForm } from '../parts/edit-form.tsx';
import { useAskedDialog } from '../parts/asking/use-asked-dialog.ts';
import { useDeskCommand } from '../parts/use-desk-command.ts';
import { PERSON_WORDS } from './person-words.ts';
import styles from './person.module.css';

type Account = NonNullable<DeskPerson['account']>;

/** How somebody signs in, what they may do here, and what is done with the account. */
export function AccountCard({ person }: { readonly person: DeskPerson }) {
  const words = useWords(PERSON_WORDS);
  return (
    <Card heading={words.account}>
      {person.account === null ? (
        <p>{isOwnAddress(person.email) ? words.noAccount : words.noAddress}</p>
      ) : (
        <>
          <AccountFacts account={person.account} />
          <AccountActions person={person} account={person.account} />
        </>
      )}
    </Card>
  );
}

function AccountFacts({ account }: { readonly account: Account }) {
  const words = useWords(PERSON_WORDS);
  const roleNames = useWords(ROLE_NAMES);
  const language = useLanguage();
  const moment = (time: string) => momentWords(new Date(time), language);
  const yesOrNo = (is: boolean) => (is ? words.yes : words.no);
  const sessions = account.sessions.map(({ began_at, last_used_at }) =>
    words.session(moment(began_at), moment(last_used_at)),
  );
  const facts: readonly (readonly [string, readonly string[]])[] = [
    [words.rolesName, [account.roles.map((role) => roleNames[role]).join(', ')]],
    [words.password, [yesOrNo(account.has_password)]],
    [words.secondFactor, [yesOrNo(account.has_second_factor)]],
    [words.signedIn, sessions.length === 0 ? [words.notSignedIn] : sessions],
    ...(account.invited_at === null ? [] : [[words.invitedAt, [moment(account.invited_at)]] as const]),
  ];
  return (
    <>
      {account.is_disabled && <p>{words.disabled}</p>}
      <dl className={styles.facts}>
        {facts.map(([name, values]) => (
          <div key={name}>
            <dt>{name}</dt>
            {values.map((value) => (
              <dd key={value}>{value}</dd>
            ))}
          </div>
        ))}
      </dl>
    </>
  );
}

interface AccountActionsProps {
  readonly person: DeskPerson;
  readonly account: Account;
}

function AccountActions({ person: { id, email }, account }: AccountActionsProps) {
  const words = useWords(PERSON_WORDS);
  const api = useApiClient();
  const isOwner = mayOpen(useSession().userRoles, ['owner']);
  const worksHere = mayOpen(account.roles, STAFF_ROLES);
  const { isRunning, run } = useDeskCommand();
  const [open, setOpen] = useState<'invite' | 'roles' | 'delete' | null>(null);
  const close = () => setOpen(null);
  useAskedDialog((asked) => {
    if (asked === 'invite' && !account.is_disabled) setOpen('invite');
  });
  const keep = () =>
    run(
      () =>
        api.call<typeof takeBackPersonsDeletion>('DELETE', '/desk/people/{id}/deletion', { params: { id } }),
      words.kept,
      { canUndo: false },
    );
  return (
    <>
      <div className={styles.actions}>
        {!account.is_disabled && (
          <Button look="outline" aria-keyshortcuts="i" onClick={() => setOpen('invite')}>
            {words.invite}
          </Button>
        )}
        {isOwner && (
          <Button look="outline" onClick={() => setOpen('roles')}>
            {words.changeRoles}
          </Button>
        )}
        {(isOwner || !worksHere) && <ExportButton id={id} />}
        {account.deletion_due_at === null ? (
          <Button look="outline" onClick={() => setOpen('delete')}>
            {words.delete}
          </Button>
        ) : (
          <Button look="outline" disabled={isRunning} onClick={() => void keep()}>
            {words.keep}
          </Button>
        )}
      </div>
      {open === 'invite' && (
        <ConfirmDialog
          heading={words.inviteHeading}
          action={words.invite}
          act={() =>
            api.call<typeof invitePerson>('POST', '/desk/people/{id}/invitation', {
              params: { id },
              body: {},
            })
          }
          done={words.invited}
          canUndo={false}
          close={close}
        >
          <p>{words.inviteText(email)}</p>
        </ConfirmDialog>
      )}
      {open === 'roles' && <RolesForm id={id} account={account} close={close} />}
      {open === 'delete' && (
        <ConfirmDialog
          heading={words.deleteHeading}
          action={words.deleteAction}
          act={() =>
            api.call<typeof askForPersonsDeletion>('POST', '/desk/people/{id}/deletion', {
              params: { id },
              body: {},
            })
          }
          done={words.deletionAsked}
          close={close}
        >
          <p>{words.deleteText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function ExportButton({ id }: { readonly id: string }) {
  const words = useWords(PERSON_WORDS);
  const api = useApiClient();
  const [hasFailed, setHasFailed] = useState(false);
  const save = async () => {
    setHasFailed(false);
    try {
      const file = await api.call<typeof exportPerson>('GET', '/desk/people/{id}/export.zip', {
        params: { id },
      });
      if (file instanceof Blob) saveFile(`data-${id}.zip`, file);
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <>
      <Button look="outline" onClick={() => void save()}>
        {words.export}
      </Button>
      {hasFailed && <Notice tone="error">{words.exportFailed}</Notice>}
    </>
  );
}

interface RolesFormProps {
  readonly id: string;
  readonly account: Account;
  readonly close: () => void;
}

function RolesForm({ id, account, close }: RolesFormProps) {
  const words = useWords(PERSON_WORDS);
  const names = useWords(ROLE_NAMES);
  const api = useApiClient();
  const has = (role: (typeof STAFF_ROLES)[number]) => account.roles.includes(role);
  const initial = { coach: has('coach'), desk: has('desk'), owner: has('owner') };
  const chosen = (ticks: typeof initial) => STAFF_ROLES.filter((role) => ticks[role]);
  return (
    <Dialog heading={words.changeRoles} close={close}>
      <EditForm
        initial={initial}
        fields={STAFF_ROLES.map((role) => ({
          name: role,
          label: names[role],
          kind: 'yes_no' as const,
        }))}
        save={(was, ticks) =>
          api.call<typeof setPersonRoles>('PUT', '/desk/people/{id}/roles', {
            params: { id },
            body: { was: chosen(was), roles: chosen(ticks) },
          })
        }
        done={words.rolesChanged}
        close={close}
      />
    </Dialog>
  );
}
