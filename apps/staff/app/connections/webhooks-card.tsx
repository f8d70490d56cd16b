import type { listWebhooks, Webhook } from '@lifted/contract/desk/connections/webhooks';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Button } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import type { Language } from '@lifted/domain/language/language';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addressIn } from '../addresses.ts';
import { useLanguage, useWords } from '../language.ts';
import { Loaded } from '../parts/loaded.tsx';
import { Row, Rows } from '../parts/rows.tsx';
import { AddWebhook } from './add-webhook.tsx';
import { CONNECTIONS_WORDS } from './connections-words.ts';
import { momentWords } from './moment-words.ts';

/** No change at a desk tells that something was sent. */
const REFRESH_MS = 5 * SECOND_MS;

/** The webhooks there are, asked for again while they are looked at: they change by themselves. */
export function useWebhooks() {
  const api = useApiClient();
  return useQuery({
    queryKey: ['desk', 'connections', 'webhooks'],
    queryFn: ({ signal }) => api.call<typeof listWebhooks>('GET', '/desk/webhooks', { signal }),
    refetchInterval: REFRESH_MS,
  });
}

/** How a webhook is. */
export function webhookState(
  { off_because: off, failing_since: failing }: Webhook,
  words: (typeof CONNECTIONS_WORDS)['en'],
  language: Language,
): string {
  if (off !== null) return words.states.off[off];
  return failing === null ? words.states.on : words.states.failing(momentWords(failing, language));
}

/** What waits for a webhook and what was given up; null where there is nothing to say. */
export function webhookCounts(
  { waiting, given_up: givenUp }: Webhook,
  words: (typeof CONNECTIONS_WORDS)['en'],
): readonly (string | null)[] {
  return [waiting === 0 ? null : words.waiting(waiting), givenUp === 0 ? null : words.givenUp(givenUp)];
}

/** The webhooks; a press leads to what was sent. */
export function WebhooksCard() {
  const words = useWords(CONNECTIONS_WORDS);
  const language = useLanguage();
  const webhooks = useWebhooks();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Card
      heading={words.webhooks}
      busy={webhooks.isPending}
      tool={
        <Button look="quiet" onClick={() => setIsAdding(true)}>
          {words.addWebhook}
        </Button>
      }
    >
      <p>{words.webhooksLead}</p>
      <Loaded query={webhooks}>
        {(all) =>
          all.length === 0 ? (
            <p>{words.noWebhooks}</p>
          ) : (
            <Rows>
              {all.map((webhook) => (
                <Row
                  key={webhook.id}
                  name={webhook.name}
                  about={[
                    new URL(webhook.url).host,
                    webhook.last_delivered_at === null
                      ? words.neverDelivered
                      : words.lastDelivered(momentWords(webhook.last_delivered_at, language)),
                    ...webhookCounts(webhook, words),
                  ]}
                  aside={webhookState(webhook, words, language)}
                  action={words.open}
                  to={addressIn(language, `/desk/connections/${webhook.id}`)}
                />
              ))}
            </Rows>
          )
        }
      </Loaded>
      {isAdding && <AddWebhook close={() => setIsAdding(false)} />}
    </Card>
  );
}
