import { addressOf } from '../addresses.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { DataMessageNotice } from './data-message-notice.tsx';
import { DeletionCard } from './deletion-card.tsx';
import { HeldDataCard } from './held-data-card.tsx';
import { useYourData, type YourData } from './use-your-data.ts';
import styles from './your-data.module.css';

/** What is held, the files, and the way out. */
export function YourDataView() {
  const data = useYourData();
  return (
    <div className={styles.view}>
      <DataMessageNotice message={data.message} />
      <Cards data={data} />
      <p>
        <ButtonLink to={addressOf('dashboard')} look="outline">
          Your Dashboard
        </ButtonLink>
      </p>
    </div>
  );
}

function Cards({ data }: { readonly data: YourData }) {
  const { overview, reload } = data;
  switch (overview.state) {
    case 'loading':
      return (
        <Card heading="What we hold" busy>
          <Skeleton height="18rem" />
        </Card>
      );
    case 'failed':
      return (
        <>
          <Notice tone="error">{overview.error.message}</Notice>
          <Button look="outline" className={styles.fit} onClick={reload}>
            Try again
          </Button>
        </>
      );
    case 'loaded':
      return (
        <>
          <HeldDataCard tables={overview.value.tables} />
          <FilesCard data={data} />
          <DeletionCard overview={overview.value} data={data} />
        </>
      );
    default:
      return overview satisfies never;
  }
}

function FilesCard({ data: { download, isBusy } }: { readonly data: YourData }) {
  return (
    <Card heading="Take it along">
      <p className={styles.text}>
        Everything above, with a note on every column. CSV opens in a spreadsheet, JSON is for programs.
        Passwords, codes and tokens are not in it.
      </p>
      <div className={styles.actions}>
        <Button disabled={isBusy} onClick={() => download('csv')}>
          Download CSV
        </Button>
        <Button look="outline" disabled={isBusy} onClick={() => download('json')}>
          Download JSON
        </Button>
      </div>
    </Card>
  );
}
