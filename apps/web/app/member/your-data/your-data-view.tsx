import { addressOf } from '../../addresses.ts';
import { Button, ButtonLink } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import { RemoteCards } from '../../ui/layout/remote-cards.tsx';
import { DataMessageNotice } from './data-message-notice.tsx';
import { DeletionCard } from './deletion-card.tsx';
import { HeldDataCard } from './held-data-card.tsx';
import { useYourData, type YourData } from './use-your-data.ts';
import styles from './your-data.module.css';

/** The data held, the downloads, and deletion. */
export function YourDataView() {
  const data = useYourData();
  return (
    <div className={styles.view}>
      <DataMessageNotice message={data.message} />
      <RemoteCards
        remote={data.overview}
        waiting={{ heading: 'What we store', height: '18rem' }}
        onRetry={data.reload}
      >
        {(overview) => (
          <>
            <HeldDataCard tables={overview.tables} />
            <FilesCard data={data} />
            <DeletionCard overview={overview} data={data} />
          </>
        )}
      </RemoteCards>
      <p>
        <ButtonLink to={addressOf('dashboard')} look="outline">
          Your Dashboard
        </ButtonLink>
      </p>
    </div>
  );
}

function FilesCard({ data: { download, isBusy } }: { readonly data: YourData }) {
  return (
    <Card heading="Download your data">
      <p className={styles.text}>
        Everything above, with a note on every column. CSV opens in a spreadsheet, JSON is for programs.
        Passwords, codes and tokens are not included.
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
