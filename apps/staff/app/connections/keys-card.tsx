import type { ApiKey, listApiKeys, revokeApiKey } from '@lifted/contract/desk/connections/api-keys';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Button } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, useWords } from '../language.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Row, Rows } from '../parts/rows.tsx';
import { AddKey } from './add-key.tsx';
import { CONNECTIONS_WORDS } from './connections-words.ts';
import { momentWords } from './moment-words.ts';

/** The keys of the API: made, looked at and revoked. */
export function KeysCard() {
  const words = useWords(CONNECTIONS_WORDS);
  const language = useLanguage();
  const api = useApiClient();
  const [isAdding, setIsAdding] = useState(false);
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  const keys = useQuery({
    queryKey: ['desk', 'connections', 'keys'],
    queryFn: ({ signal }) => api.call<typeof listApiKeys>('GET', '/desk/api-keys', { signal }),
  });
  return (
    <Card
      heading={words.keys}
      busy={keys.isPending}
      tool={
        <Button look="quiet" onClick={() => setIsAdding(true)}>
          {words.addKey}
        </Button>
      }
    >
      <p>{words.keysLead}</p>
      <Loaded query={keys}>
        {(all) =>
          all.length === 0 ? (
            <p>{words.noKeys}</p>
          ) : (
            <Rows>
              {all.map((key) => (
                <Row
                  key={key.id}
                  name={key.name}
                  about={[
                    key.scopes.map((scope) => words.scopeNames[scope]).join(' · '),
                    key.last_used_at === null
                      ? words.neverUsed
                      : words.lastUsed(momentWords(key.last_used_at, language)),
                    key.expires_at && words.until(momentWords(key.expires_at, language)),
                  ]}
                  aside={words.keyStates[key.state]}
                  {...(key.state !== 'revoked' && { action: words.revoke, open: () => setRevoking(key) })}
                />
              ))}
            </Rows>
          )
        }
      </Loaded>
      {isAdding && <AddKey close={() => setIsAdding(false)} />}
      {revoking !== null && (
        <ConfirmDialog
          heading={words.revokeHeading(revoking.name)}
          action={words.revoke}
          act={() =>
            api.call<typeof revokeApiKey>('DELETE', '/desk/api-keys/{keyId}', {
              params: { keyId: revoking.id },
            })
          }
          done={words.revoked(revoking.name)}
          canUndo={false}
          close={() => setRevoking(null)}
        >
          <p>{words.revokeLead}</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}
