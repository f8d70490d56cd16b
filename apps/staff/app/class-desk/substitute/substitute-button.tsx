import type {
  askForSubstitute,
  listSubstitutes,
  stopAskingForSubstitute,
} from '@lifted/contract/desk/desk-substitutes';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Button } from '@lifted/design/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../../language.ts';
import { useDeskCommand } from '../../parts/use-desk-command.ts';
import { ShareSubstitutes } from './share-substitutes.tsx';
import { SUBSTITUTE_WORDS } from './substitute-words.ts';

/** Asks the coaches for somebody else, shows the link to share, and asks no longer. */
export function SubstituteButton({ classId }: { readonly classId: string }) {
  const words = useWords(SUBSTITUTE_WORDS);
  const api = useApiClient();
  const { isRunning, run } = useDeskCommand();
  const [isSharing, setIsSharing] = useState(false);
  const wanted = useQuery({
    queryKey: ['desk', 'substitutes'],
    queryFn: ({ signal }) => api.call<typeof listSubstitutes>('GET', '/desk/substitutes', { signal }),
  });
  const isWanted = wanted.data?.some((one) => one.class_id === classId) ?? false;
  const ask = async () => {
    const end = await run(
      () =>
        api.call<typeof askForSubstitute>('POST', '/desk/classes/{classId}/substitute', {
          params: { classId },
          body: {},
        }),
      words.asked,
    );
    if (end.kind === 'done') setIsSharing(true);
  };
  const stop = () =>
    run(
      () =>
        api.call<typeof stopAskingForSubstitute>('DELETE', '/desk/classes/{classId}/substitute', {
          params: { classId },
        }),
      words.stopped,
    );
  return (
    <>
      {isWanted && (
        <Button look="outline" onClick={() => setIsSharing(true)}>
          {words.share}
        </Button>
      )}
      <Button
        look="outline"
        aria-keyshortcuts="s"
        disabled={isRunning || wanted.data === undefined}
        onClick={() => void (isWanted ? stop() : ask())}
      >
        {isWanted ? words.stop : words.ask}
      </Button>
      {isSharing && <ShareSubstitutes close={() => setIsSharing(false)} />}
    </>
  );
}
