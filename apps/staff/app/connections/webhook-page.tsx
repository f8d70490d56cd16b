import type {
  editWebhook,
  removeWebhook,
  testWebhook,
  Webhook,
} from '@lifted/contract/desk/connections/webhooks';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Button, ButtonLink } from '@lifted/design/button.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { addressIn } from '../addresses.ts';
import { useLanguage, useWords } from '../language.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { SectionPage } from '../parts/section-page.tsx';
import { useDeskCommand } from '../parts/use-desk-command.ts';
import styles from './connections.module.css';
import { CONNECTIONS_WORDS } from './connections-words.ts';
import { DeliveriesCard } from './deliveries-card.tsx';
import { RenewSecret } from './renew-secret.tsx';
import { ReplayDialog } from './replay-dialog.tsx';
import { useEditing } from './use-editing.ts';
import { WebhookForm } from './webhook-form.tsx';
import { webhookCounts, webhookState } from './webhooks-card.tsx';

type Open = 'edit' | 'replay' | 'renew' | 'remove' | null;

/** One webhook: how it is, what was sent, and sending it again. */
export function WebhookPage({ webhook }: { readonly webhook: Webhook }) {
  const words = useWords(CONNECTIONS_WORDS);
  const language = useLanguage();
  const api = useApiClient();
  const { isRunning, run } = useDeskCommand();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const params = { webhookId: webhook.id };
  const sendTest = () => api.call<typeof testWebhook>('POST', '/desk/webhooks/{webhookId}/test', { params });
  return (
    <SectionPage
      heading={webhook.name}
      lead={<span className={styles.address}>{webhook.url}</span>}
      tools={
        <ButtonLink look="quiet" to={addressIn(language, '/desk/connections')}>
          {words.back}
        </ButtonLink>
      }
    >
      <p>
        {[webhookState(webhook, words, language), ...webhookCounts(webhook, words)]
          .filter((one) => one !== null)
          .join(' · ')}
      </p>
      <div className={styles.tools}>
        <Button look="outline" onClick={() => setOpen('edit')}>
          {words.edit}
        </Button>
        <Button
          look="outline"
          disabled={isRunning || !webhook.is_on}
          onClick={() => void run(sendTest, words.testSent, { canUndo: false })}
        >
          {words.test}
        </Button>
        <Button look="outline" onClick={() => setOpen('replay')}>
          {words.replay}
        </Button>
        <Button look="outline" onClick={() => setOpen('renew')}>
          {words.renew}
        </Button>
        <Button look="quiet" onClick={() => setOpen('remove')}>
          {words.remove}
        </Button>
      </div>
      <DeliveriesCard webhookId={webhook.id} />
      {open === 'edit' && <EditDialog webhook={webhook} close={close} />}
      {open === 'replay' && <ReplayDialog webhookId={webhook.id} close={close} />}
      {open === 'renew' && <RenewSecret webhook={webhook} close={close} />}
      {open === 'remove' && <RemoveDialog webhook={webhook} close={close} />}
    </SectionPage>
  );
}

interface DialogProps {
  readonly webhook: Webhook;
  readonly close: () => void;
}

function EditDialog({ webhook, close }: DialogProps) {
  const words = useWords(CONNECTIONS_WORDS);
  const api = useApiClient();
  const { save, ...editing } = useEditing(close);
  const { id, name, url, events, is_on } = webhook;
  return (
    <Dialog heading={words.editWebhook} close={close}>
      <WebhookForm
        {...editing}
        isNew={false}
        initial={{ name, url, events, is_on }}
        submit={(body) =>
          void save(
            () =>
              api.call<typeof editWebhook>('PUT', '/desk/webhooks/{webhookId}', {
                params: { webhookId: id },
                body,
              }),
            words.saved,
          )
        }
        close={close}
      />
    </Dialog>
  );
}

function RemoveDialog({ webhook: { id, name }, close }: DialogProps) {
  const words = useWords(CONNECTIONS_WORDS);
  const language = useLanguage();
  const api = useApiClient();
  const navigate = useNavigate();
  const remove = async () => {
    const answer = await api.call<typeof removeWebhook>('DELETE', '/desk/webhooks/{webhookId}', {
      params: { webhookId: id },
    });
    await navigate(addressIn(language, '/desk/connections'));
    return answer;
  };
  return (
    <ConfirmDialog
      heading={words.removeHeading(name)}
      action={words.remove}
      act={remove}
      done={words.removed(name)}
      canUndo={false}
      close={close}
    >
      <p>{words.removeLead}</p>
    </ConfirmDialog>
  );
}
