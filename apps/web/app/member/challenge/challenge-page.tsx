import '@lifted/design/theme/accent-font.css';
import type { Challenge } from '@lifted/contract/challenges';
import { useParams, type MetaArgs } from 'react-router';
import { pageMeta } from '../../seo/page-meta.ts';
import { Button } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { useWrittenAnswer, WrittenAnswerBlock } from '../../platform/http/written-answer.tsx';
import styles from './challenge-page.module.css';
import { ChallengeView } from './challenge-view.tsx';
import { useWords } from '../../language.ts';
import { PAGE_WORDS } from './page-words.ts';
import { useChallenge } from './use-challenge.ts';
import { useAddress } from '../../use-address.ts';
import { LinkRows } from '@lifted/design/layout/link-rows.tsx';
import { Page } from '@lifted/design/layout/page.tsx';

export const meta = ({ location }: MetaArgs) => pageMeta(location.pathname, PAGE_WORDS);

/** One challenge with its terms, for everyone (specification, section 2: Challenge page). */
export default function ChallengePage() {
  const { challengeId = '' } = useParams();
  return (
    <>
      <ChallengeOrNot key={challengeId} challengeId={challengeId} />
      <WrittenAnswerBlock />
    </>
  );
}

function ChallengeOrNot({ challengeId }: { readonly challengeId: string }) {
  const words = useWords(PAGE_WORDS);
  const { remote, reload } = useChallenge(challengeId, useWrittenAnswer<Challenge>());
  switch (remote.state) {
    case 'loading':
      return (
        <div className={styles.page}>
          <p role="status" className={styles.loading}>
            {words.loading}
          </p>
          <noscript>
            <p>{words.noScripts}</p>
          </noscript>
        </div>
      );
    case 'failed':
      return (
        <div className={styles.page}>
          <h1 tabIndex={-1}>{words.title}</h1>
          <Notice tone="error">{words.failed}</Notice>
          <Button look="outline" className={styles.again} onClick={reload}>
            {words.again}
          </Button>
        </div>
      );
    case 'loaded':
      return remote.value === null ? <NoSuchChallenge /> : <ChallengeView challenge={remote.value} />;
    default:
      return remote satisfies never;
  }
}

/** There is no such challenge, or it is not published yet. */
function NoSuchChallenge() {
  const words = useWords(PAGE_WORDS);
  const address = useAddress();
  return (
    <Page heading={words.none} lead={words.noneLead} grows>
      <LinkRows
        rows={[
          { to: address('dashboard'), ...words.dashboard },
          { to: address('timetable'), ...words.timetable },
        ]}
      />
    </Page>
  );
}
