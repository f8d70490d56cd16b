import { useParams } from 'react-router';
import { useWords } from '../language.ts';
import { Loaded } from '../parts/loaded.tsx';
import { SectionPage } from '../parts/section-page.tsx';
import { CONNECTIONS_WORDS } from './connections-words.ts';
import { KeysCard } from './keys-card.tsx';
import { WebhookPage } from './webhook-page.tsx';
import { useWebhooks, WebhooksCard } from './webhooks-card.tsx';

/** Webhooks and keys: the owner's. One webhook has a page below their address; for one that does not exist, all. */
export function ConnectionsSection() {
  const { webhookId } = useParams();
  return webhookId === undefined ? <ConnectionsPage /> : <OneWebhook webhookId={webhookId} />;
}

function ConnectionsPage() {
  const words = useWords(CONNECTIONS_WORDS);
  return (
    <SectionPage heading={words.heading} lead={words.lead}>
      <WebhooksCard />
      <KeysCard />
    </SectionPage>
  );
}

function OneWebhook({ webhookId }: { readonly webhookId: string }) {
  const webhooks = useWebhooks();
  return (
    <Loaded query={webhooks}>
      {(all) => {
        const webhook = all.find(({ id }) => id === webhookId);
        return webhook === undefined ? (
          <ConnectionsPage />
        ) : (
          <WebhookPage key={webhookId} webhook={webhook} />
        );
      }}
    </Loaded>
  );
}
