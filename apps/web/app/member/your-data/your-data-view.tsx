import { useWords } from '../../language.ts';
import { useAddress } from '../../use-address.ts';
import { Button, ButtonLink } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import { RemoteCards } from '../../ui/layout/remote-cards.tsx';
import { DataMessageNotice } from './data-message-notice.tsx';
import { DeletionCard } from './deletion-card.tsx';
import { StoredDataCard } from './stored-data-card.tsx';
import { useYourData, type YourData } from './use-your-data.ts';
import styles from './your-data.module.css';
import { YOUR_DATA_WORDS } from './your-data-words.ts';

/** The data stored, the downloads, and deletion. */
export function YourDataView() {
  const data = useYourData();
  const words = useWords(YOUR_DATA_WORDS);
  const address = useAddress();
  return (
    <div className={styles.view}>
      <DataMessageNotice message={data.message} />
      <RemoteCards
        remote={data.overview}
        waiting={{ heading: words.stored, height: '18rem' }}
        onRetry={data.reload}
      >
        {(overview) => (
          <>
            <StoredDataCard tables={overview.tables} />
            <FilesCard data={data} />
            <DeletionCard overview={overview} data={data} />
          </>
        )}
      </RemoteCards>
      <p>
        <ButtonLink to={address('dashboard')} look="outline">
          {words.dashboard}
        </ButtonLink>
      </p>
    </div>
  );
}

function FilesCard({ data: { download, isBusy } }: { readonly data: YourData }) {
  const words = useWords(YOUR_DATA_WORDS);
  return (
    <Card heading={words.download}>
      <p className={styles.text}>{words.downloadText}</p>
      <div className={styles.actions}>
        <Button disabled={isBusy} onClick={() => download('csv')}>
          {words.downloadCsv}
        </Button>
        <Button look="outline" disabled={isBusy} onClick={() => download('json')}>
          {words.downloadJson}
        </Button>
      </div>
    </Card>
  );
}
