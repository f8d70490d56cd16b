import type {
  getDeskInbox,
  handleInboxItem,
  InboxKind,
  InboxOutcome,
} from '@lifted/contract/desk/desk-inbox';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../language.ts';
import { useDeskCommand } from '../parts/use-desk-command.ts';
import { INBOX_WORDS } from './inbox-words.ts';

/** What came in; with what was dealt with lately where asked for. */
export function useInbox(withHandled: boolean) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['desk', 'inbox', withHandled],
    queryFn: ({ signal }) =>
      api.call<typeof getDeskInbox>('GET', '/desk/inbox', {
        query: withHandled ? { handled: 'true' } : {},
        signal,
      }),
  });
}

/** Marks an item as dealt with. */
export function useHandle() {
  const api = useApiClient();
  const words = useWords(INBOX_WORDS);
  const { isRunning, run } = useDeskCommand();
  const handle = (kind: InboxKind, itemId: string, outcome: InboxOutcome) =>
    run(
      () =>
        api.call<typeof handleInboxItem>('PUT', '/desk/inbox/{kind}/{itemId}', {
          params: { kind, itemId },
          body: { outcome },
        }),
      words.handled[outcome],
      { canUndo: outcome !== 'member' },
    );
  return { isRunning, handle };
}
