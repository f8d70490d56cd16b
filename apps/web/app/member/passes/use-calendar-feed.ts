import type {
  CalendarFeed,
  getCalendarFeed,
  makeCalendarFeed,
  NewCalendarFeed,
  removeCalendarFeed,
} from '@lifted/contract/public/calendar-feeds';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { useState } from 'react';
import { useLanguage } from '../../language.ts';
import { startRemote, useRemote, type Remote } from '../../platform/http/remote.ts';

/** What the last press did. The address is told once. */
export type FeedStep =
  | { readonly state: 'nothing' }
  | { readonly state: 'running' }
  | { readonly state: 'made'; readonly feed: NewCalendarFeed }
  | { readonly state: 'stopped' }
  | { readonly state: 'refused'; readonly error: Error };

/** The member's calendar address: whether there is one, and getting or ending it. */
export function useCalendarFeed() {
  const api = useApiClient();
  const language = useLanguage();
  const { remote, reload } = useRemote<CalendarFeed>('calendar-feed', (signal) =>
    api.call<typeof getCalendarFeed>('GET', '/calendar-feed', { signal }),
  );
  const [step, setStep] = useState<FeedStep>({ state: 'nothing' });
  // The answer that loaded tells of an address that no longer works, whatever is pressed next.
  const [isVoid, setVoid] = useState(false);

  function run<T>(call: (signal: AbortSignal) => Promise<T>, done: (value: T) => FeedStep): void {
    if (step.state === 'running') return;
    setStep({ state: 'running' });
    startRemote(call, (answer: Remote<T>) => {
      if (answer.state === 'failed') setStep({ state: 'refused', error: answer.error });
      if (answer.state === 'loaded') setStep(done(answer.value));
    });
  }

  return {
    remote,
    reload,
    step,
    madeAt: remote.state === 'loaded' && !isVoid ? remote.value.made_at : null,
    make: () =>
      run(
        (signal) =>
          api.call<typeof makeCalendarFeed>('POST', '/calendar-feed', { body: { language }, signal }),
        (feed) => ({ state: 'made', feed }),
      ),
    stop: () =>
      run(
        (signal) => api.call<typeof removeCalendarFeed>('DELETE', '/calendar-feed', { signal }),
        () => {
          setVoid(true);
          return { state: 'stopped' };
        },
      ),
  };
}
