import type { addWebhook, WebhookFields } from '@lifted/contract/desk/connections/webhooks';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { useState } from 'react';
import { useWords } from '../language.ts';
import { Dialog } from '../parts/dialog.tsx';
import { CONNECTIONS_WORDS } from './connections-words.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { useSending } from './use-sending.ts';
import { WebhookForm } from './webhook-form.tsx';

const NOTHING: WebhookFields = { name: '', url: '', events: [], is_on: true };

/** Adds a webhook, then shows the secret it signs with, this once. */
export function AddWebhook({ close }: { readonly close: () => void }) {
  const words = useWords(CONNECTIONS_WORDS);
  const api = useApiClient();
  const sending = useSending();
  const [added, setAdded] = useState<{ readonly name: string; readonly secret: string } | null>(null);
  if (added !== null) return <SecretDialog {...added} of="webhook" close={close} />;
  const submit = async (fields: WebhookFields) => {
    const answer = await sending.send(() =>
      api.call<typeof addWebhook>('POST', '/desk/webhooks', { body: fields }),
    );
    if (answer !== undefined) setAdded({ name: fields.name, secret: answer.secret });
  };
  return (
    <Dialog heading={words.addWebhook} close={close}>
      <WebhookForm
        {...sending}
        isNew
        initial={NOTHING}
        submit={(fields) => void submit(fields)}
        close={close}
      />
    </Dialog>
  );
}
