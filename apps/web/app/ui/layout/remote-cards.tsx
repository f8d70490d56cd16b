import type { ReactNode } from 'react';
import type { Remote } from '../../platform/http/remote.ts';
import { Button } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { useWords } from '../../language.ts';
import styles from './remote-cards.module.css';
import { Skeleton } from '@lifted/design/layout/skeleton.tsx';

interface RemoteCardsProps<T> {
  readonly remote: Remote<T>;
  /** Heading and height (CSS lengths) of the placeholder card. */
  readonly waiting: { readonly heading: string; readonly height: string };
  readonly onRetry: () => void;
  readonly children: (value: T) => ReactNode;
}

const AGAIN = { en: 'Try again', de: 'Noch einmal versuchen' };

/** Cards with fetched data: a placeholder while it loads, the failure, or the cards. */
export function RemoteCards<T>({ remote, waiting, onRetry, children }: RemoteCardsProps<T>) {
  const again = useWords(AGAIN);
  switch (remote.state) {
    case 'loading':
      return (
        <Card heading={waiting.heading} busy>
          <Skeleton height={waiting.height} />
        </Card>
      );
    case 'failed':
      return (
        <>
          <Notice tone="error">{remote.error.message}</Notice>
          <Button look="outline" className={styles.retry} onClick={onRetry}>
            {again}
          </Button>
        </>
      );
    case 'loaded':
      return children(remote.value);
    default:
      return remote satisfies never;
  }
}
