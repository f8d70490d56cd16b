import type { renewWebhookSecret, Webhook } from '@lifted/contract/desk/connections/webhooks';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Button } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { useState } from 'react';
import { useWords } from '../language.ts';
import { Dialog, DialogActions } from '../parts/dialog.tsx';
import { PARTS_WORDS } from '../parts/parts-words.ts';
import { CONNECTIONS_WORDS } from './connections-words.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { useSending } from './use-sending.ts';

interface RenewSecretProps {
  readonly webhook: Pick<Webhook, 'id' | 'name'>;
  readonly close: () => void;
}

/** Asks first, then gives a webhook a new secret and shows it this once. */
export function RenewSecret({ webhook: { id, name }, close }: RenewSecretProps) {
  const words = useWords(CONNECTIONS_WORDS);
  const parts = useWords(PARTS_WORDS);
  const api = useApiClient();
  const { isRunning, refusal, send } = useSending();
  const [secret, setSecret] = useState<string | null>(null);
  if (secret !== null) return <SecretDialog name={name} secret={secret} of="webhook" close={close} />;
  const renew = async () => {
    const answer = await send(() =>
      api.call<typeof renewWebhookSecret>('POST', '/desk/webhooks/{webhookId}/secret', {
        params: { webhookId: id },
      }),
    );
    if (answer !== undefined) setSecret(answer.secret);
  };
  return (
    <Dialog heading={words.renewHeading(name)} close={close}>
      <p>{words.renewLead}</p>
      {refusal !== null && <Notice tone="error">{refusal}</Notice>}
      <DialogActions>
        <Button look="outline" onClick={close}>
          {parts.back}
        </Button>
        <Button disabled={isRunning} onClick={() => void renew()}>
          {words.renew}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
