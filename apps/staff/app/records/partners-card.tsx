import type { partnerCalls, PartnerFields } from '@lifted/contract/desk-records';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { Button, ButtonLink } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import { mayOpen } from '@lifted/domain/people/studio-role';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addressIn } from '../addresses.ts';
import { useLanguage, useWords } from '../language.ts';
import { Loaded } from '../parts/loaded.tsx';
import { RecordForm, type Edited } from '../parts/record-form.tsx';
import { Row, Rows } from '../parts/rows.tsx';
import { PARTNER_WORDS } from './partner-words.ts';

const USUAL_QUOTA = 4;
const NEW_PARTNER: Edited<PartnerFields> = {
  id: null,
  fields: { name: '', quota: USUAL_QUOTA, is_active: true },
};

/** Services whose members train here as guests, and a way to their visits. */
export function Partners() {
  const words = useWords(PARTNER_WORDS);
  const language = useLanguage();
  const api = useApiClient();
  const isOwner = mayOpen(useSession().userRoles, ['owner']);
  const [edited, setEdited] = useState<Edited<PartnerFields> | null>(null);
  const partners = useQuery({
    queryKey: ['desk', 'partners'],
    queryFn: ({ signal }) => api.call<typeof partnerCalls.list>('GET', '/desk/partners', { signal }),
  });
  return (
    <Card
      heading={words.partners}
      busy={partners.isPending}
      tool={
        isOwner && (
          <Button look="quiet" onClick={() => setEdited(NEW_PARTNER)}>
            {words.add}
          </Button>
        )
      }
    >
      {!isOwner && <p>{words.ownersOnly}</p>}
      <Loaded query={partners}>
        {(loaded) =>
          loaded.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <Rows>
              {loaded.map(({ id, fields }) => (
                <Row
                  key={id}
                  name={fields.name}
                  about={[fields.is_active ? words.about(fields.quota) : words.former]}
                  {...(isOwner && { action: words.change, open: () => setEdited({ id, fields }) })}
                />
              ))}
            </Rows>
          )
        }
      </Loaded>
      <p>
        <ButtonLink look="outline" to={addressIn(language, '/desk/records/partner-visits')}>
          {words.toVisits}
        </ButtonLink>
      </p>
      {edited !== null && <PartnerForm edited={edited} close={() => setEdited(null)} />}
    </Card>
  );
}

function PartnerForm({
  edited,
  close,
}: {
  readonly edited: Edited<PartnerFields>;
  readonly close: () => void;
}) {
  const words = useWords(PARTNER_WORDS);
  const api = useApiClient();
  return (
    <RecordForm
      edited={edited}
      adding={words.add}
      name={edited.fields.name}
      fields={[
        { name: 'name', label: words.name, kind: 'text' },
        { name: 'quota', label: words.quota, kind: 'number', hint: words.quotaHint },
        { name: 'is_active', label: words.isActive, kind: 'yes_no' },
      ]}
      add={(fields) => api.call<typeof partnerCalls.add>('POST', '/desk/partners', { body: { fields } })}
      edit={(id, body) =>
        api.call<typeof partnerCalls.edit>('PUT', '/desk/partners/{id}', { params: { id }, body })
      }
      close={close}
    />
  );
}
