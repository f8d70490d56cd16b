import type { getFollowingClasses } from '@lifted/contract/desk/desk-timetable';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useWords } from '../language.ts';
import styles from './class-dialogs.module.css';
import type { Reach } from './clashes/class-preview.ts';
import { FOLLOWING_WORDS } from './following-words.ts';

const REACHES: readonly Reach[] = ['this', 'following'];

interface FollowingChoiceProps {
  readonly classId: string;
  readonly reach: Reach;
  readonly choose: (reach: Reach) => void;
}

/** Asks whether the classes that follow change too, and says how many that are. */
export function FollowingChoice({ classId, reach, choose }: FollowingChoiceProps) {
  const words = useWords(FOLLOWING_WORDS);
  const api = useApiClient();
  const name = useId();
  const following = useQuery({
    queryKey: ['desk', 'following', classId],
    queryFn: ({ signal }) =>
      api.call<typeof getFollowingClasses>('GET', '/desk/timetable/{classId}/following', {
        params: { classId },
        signal,
      }),
    staleTime: 0,
    // A class that was just changed alone is followed by none, and is asked about no more.
    enabled: reach === 'following',
  });
  return (
    <fieldset className={styles.reasons}>
      <legend>{words.which}</legend>
      {REACHES.map((one) => (
        <label key={one}>
          <input type="radio" name={name} checked={one === reach} onChange={() => choose(one)} />
          {words.reaches[one]}
        </label>
      ))}
      {following.isError && <Notice tone="error">{following.error.message}</Notice>}
      {reach === 'following' && following.data !== undefined && (
        <p role="status" className={styles.hint}>
          {words.changes(following.data.classes, following.data.taken)}{' '}
          {following.data.by_hand > 0 && words.byHand(following.data.by_hand)}
        </p>
      )}
    </fieldset>
  );
}
