import type { branchCalls, BranchFields } from '@lifted/contract/desk-records';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { Button } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import { mayOpen } from '@lifted/domain/people/studio-role';
import { useState } from 'react';
import { useWords } from '../language.ts';
import { RecordForm, type Edited } from '../parts/record-form.tsx';
import { Row, Rows } from '../parts/rows.tsx';
import { BRANCH_WORDS } from './branch-words.ts';
import { useBranches } from '../parts/branches/use-branches.ts';

const NEW_BRANCH: Edited<BranchFields> = {
  id: null,
  fields: { name: '', street: '', postcode: '', city: '' },
};

/** The branches of a chain; nothing in a studio at one address. */
export function Branches() {
  const words = useWords(BRANCH_WORDS);
  const branches = useBranches().data ?? [];
  const isOwner = mayOpen(useSession().userRoles, ['owner']);
  const [edited, setEdited] = useState<Edited<BranchFields> | null>(null);
  if (branches.length === 0) return null;
  return (
    <Card heading={words.branches} tool={isOwner && <AddBranch />}>
      {!isOwner && <p>{words.ownersOnly}</p>}
      <Rows>
        {branches.map(({ id, fields }) => (
          <Row
            key={id}
            name={fields.name}
            about={[`${fields.street}, ${fields.postcode} ${fields.city}`]}
            {...(isOwner && { action: words.change, open: () => setEdited({ id, fields }) })}
          />
        ))}
      </Rows>
      {edited !== null && <BranchForm edited={edited} close={() => setEdited(null)} />}
    </Card>
  );
}

/** A button that opens the form of a new branch. */
export function AddBranch() {
  const words = useWords(BRANCH_WORDS);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setIsOpen(true)}>
        {words.add}
      </Button>
      {isOpen && <BranchForm edited={NEW_BRANCH} close={() => setIsOpen(false)} />}
    </>
  );
}

function BranchForm({
  edited,
  close,
}: {
  readonly edited: Edited<BranchFields>;
  readonly close: () => void;
}) {
  const words = useWords(BRANCH_WORDS);
  const api = useApiClient();
  return (
    <RecordForm
      edited={edited}
      adding={words.add}
      name={edited.fields.name}
      fields={[
        { name: 'name', label: words.name, kind: 'text' },
        { name: 'street', label: words.street, kind: 'text' },
        { name: 'postcode', label: words.postcode, kind: 'text' },
        { name: 'city', label: words.city, kind: 'text' },
      ]}
      add={(fields) => api.call<typeof branchCalls.add>('POST', '/desk/branches', { body: { fields } })}
      edit={(id, body) =>
        api.call<typeof branchCalls.edit>('PUT', '/desk/branches/{id}', { params: { id }, body })
      }
      close={close}
    />
  );
}
