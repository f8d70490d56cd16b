import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import type { BrowserQueue } from '@lifted/client/entry-queue/browser-queue.ts';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { memberAnswers } from '../../customer/member-answers.ts';
import { useWords } from '../../language.ts';
import { unsentHere } from '../../platform/unsent-sets.ts';
import { useAddress } from '../../use-address.ts';
import { setQueue, type WorkoutCommand } from './set-queue.ts';

const WORDS = {
  en: {
    notTaken: (count: number) =>
      count === 1 ? 'An entry of yours wasn’t accepted.' : `${count} entries of yours weren’t accepted.`,
    notSent: (count: number) =>
      `${count === 1 ? '1 entry of yours isn’t' : `${count} entries of yours aren’t`} sent yet.`,
    logOutLater: (count: number) => `You can sign out once ${count === 1 ? 'it is' : 'they are'}.`,
    link: 'My workout',
  },
  de: {
    notTaken: (count: number) =>
      count === 1
        ? 'Ein Eintrag von dir wurde nicht übernommen.'
        : `${count} Einträge von dir wurden nicht übernommen.`,
    notSent: (count: number) =>
      count === 1
        ? '1 Eintrag von dir ist noch nicht gesendet.'
        : `${count} Einträge von dir sind noch nicht gesendet.`,
    logOutLater: (count: number) =>
      `Sobald ${count === 1 ? 'er' : 'sie'} gesendet ${count === 1 ? 'ist' : 'sind'}, kannst du dich abmelden.`,
    link: 'Mein Workout',
  },
};

/** On the dashboard: sends what waits on this device, and says how much that is; empty when nothing waits. */
export function UnsentSets({ isRefused }: { readonly isRefused: boolean }) {
  const api = useApiClient();
  const { user } = useSession();
  const [queue, setOpened] = useState<BrowserQueue<WorkoutCommand>['queue'] | null>(null);
  useEffect(() => {
    if (user === null) return undefined;
    let isLeft = false;
    void unsentHere(user.uid).then((count) => {
      if (isLeft || count === 0) return;
      const member = memberAnswers(api, user);
      setOpened(setQueue({ api, uid: user.uid, member }).queue);
    });
    return () => {
      isLeft = true;
    };
  }, [api, user, isRefused]);
  return queue === null ? null : <UnsentNotice queue={queue} isRefused={isRefused} />;
}

interface UnsentNoticeProps {
  readonly queue: BrowserQueue<WorkoutCommand>['queue'];
  readonly isRefused: boolean;
}

function UnsentNotice({ queue, isRefused }: UnsentNoticeProps) {
  const words = useWords(WORDS);
  const address = useAddress();
  const { waiting, refused } = useSyncExternalStore(queue.subscribe, queue.state, queue.state);
  if (waiting.length + refused.length === 0) return null;
  return (
    <Notice tone={isRefused && waiting.length > 0 ? 'error' : 'status'}>
      {waiting.length === 0
        ? words.notTaken(refused.length)
        : `${words.notSent(waiting.length)} ${isRefused ? words.logOutLater(waiting.length) : ''}`}{' '}
      <Link to={address('myWorkout')}>{words.link}</Link>
    </Notice>
  );
}
