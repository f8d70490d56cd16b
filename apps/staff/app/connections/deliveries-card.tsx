import type {
  listWebhookDeliveries,
  replayWebhook,
  WebhookDelivery,
} from '@lifted/contract/desk/connections/webhooks';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Button } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, useWords } from '../language.ts';
import { Dialog, DialogActions } from '../parts/dialog.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Row, Rows } from '../parts/rows.tsx';
import { useDeskCommand } from '../parts/use-desk-command.ts';
import { CONNECTIONS_WORDS } from './connections-words.ts';
import { momentWords } from './moment-words.ts';

/** No change at a desk tells that something was sent. */
const REFRESH_MS = 5 * SECOND_MS;
/** The server sends this many at once; fewer means that there are no older ones. */
const EVENTS_AT_ONCE = 50;

/** What a webhook was told, the latest first; a press shows its tries. */
export function DeliveriesCard({ webhookId }: { readonly webhookId: string }) {
  const words = useWords(CONNECTIONS_WORDS);
  const language = useLanguage();
  const api = useApiClient();
  const [shownId, setShownId] = useState<string | null>(null);
  const deliveries = useInfiniteQuery({
    queryKey: ['desk', 'connections', 'deliveries', webhookId],
    initialPageParam: '',
    queryFn: ({ signal, pageParam }) =>
      api.call<typeof listWebhookDeliveries>('GET', '/desk/webhooks/{webhookId}/deliveries', {
        params: { webhookId },
        query: pageParam === '' ? {} : { before: pageParam },
        signal,
      }),
    getNextPageParam: (page) => (page.length < EVENTS_AT_ONCE ? undefined : page.at(-1)?.id),
    refetchInterval: REFRESH_MS,
  });
  const shown = deliveries.data?.pages.flat().find(({ id }) => id === shownId);
  return (
    <Card heading={words.deliveries} busy={deliveries.isPending}>
      <Loaded query={deliveries}>
        {({ pages }) =>
          pages[0]?.length === 0 ? (
            <p>{words.noDeliveries}</p>
          ) : (
            <Rows>
              {pages.flat().map((delivery) => (
                <Row
                  key={delivery.id}
                  name={delivery.type}
                  about={[momentWords(delivery.at, language), lastTry(delivery, words)]}
                  aside={words.deliveryStates[delivery.state]}
                  action={words.tries}
                  open={() => setShownId(delivery.id)}
                />
              ))}
            </Rows>
          )
        }
      </Loaded>
      {deliveries.hasNextPage && (
        <p>
          <Button
            look="outline"
            disabled={deliveries.isFetchingNextPage}
            onClick={() => void deliveries.fetchNextPage()}
          >
            {words.older}
          </Button>
        </p>
      )}
      {shown !== undefined && (
        <TriesDialog webhookId={webhookId} delivery={shown} close={() => setShownId(null)} />
      )}
    </Card>
  );
}

type Words = (typeof CONNECTIONS_WORDS)['en'];
type Tried = WebhookDelivery['tries'][number];

function lastTry({ tries }: WebhookDelivery, words: Words): string | null {
  const [last] = tries;
  return last === undefined ? null : answerWords(last, words);
}

function answerWords({ status, fault, took_ms: ms }: Tried, words: Words): string {
  const answer = status === null ? (words.faults[fault ?? ''] ?? words.noAnswer) : String(status);
  return `${answer}, ${words.milliseconds(ms)}`;
}

interface TriesDialogProps {
  readonly webhookId: string;
  readonly delivery: WebhookDelivery;
  readonly close: () => void;
}

function TriesDialog({ webhookId, delivery, close }: TriesDialogProps) {
  const words = useWords(CONNECTIONS_WORDS);
  const language = useLanguage();
  const api = useApiClient();
  const { isRunning, run } = useDeskCommand();
  const sendAgain = async () => {
    await run(
      () =>
        api.call<typeof replayWebhook>('POST', '/desk/webhooks/{webhookId}/replay', {
          params: { webhookId },
          body: { event_id: delivery.id },
        }),
      words.sentAgain,
      { canUndo: false },
    );
    close();
  };
  return (
    <Dialog heading={delivery.type} close={close}>
      <p>
        {[
          words.deliveryStates[delivery.state],
          delivery.due_at && words.nextTry(momentWords(delivery.due_at, language)),
        ]
          .filter((one) => one !== null)
          .join(', ')}
      </p>
      {delivery.tries.length === 0 ? (
        <p>{words.noTries}</p>
      ) : (
        <Rows>
          {delivery.tries.map((tried) => (
            <Row key={tried.at} name={momentWords(tried.at, language)} about={[answerWords(tried, words)]} />
          ))}
        </Rows>
      )}
      <DialogActions>
        <Button look="outline" onClick={close}>
          {words.close}
        </Button>
        <Button disabled={isRunning || delivery.state === 'waiting'} onClick={() => void sendAgain()}>
          {words.sendAgain}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
