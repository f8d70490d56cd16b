import type { Challenge } from '@lifted/contract/challenges';
import { useWrittenAnswer } from '../../platform/http/written-answer.tsx';
import { knownChallenge } from './challenge-facts.ts';
import { ChallengeOnDashboard } from './challenge-on-dashboard.tsx';
import styles from './challenge-page.module.css';
import ChallengePage from './challenge-page.tsx';

/** The card's stylesheets, which the page does not bring; named by the build (build-steps/write-answered-pages.ts). */
declare const CHALLENGE_CARD_STYLES: readonly string[];

/** What the desk asks for instead of the page: the card of the dashboard, as a member sees it who has not joined. */
interface CardAnswer {
  readonly card: Challenge;
  readonly now: string;
}

/** A challenge as the server draws it: its page, or for the desk its card. No browser loads this. */
export function ChallengePageOrCard() {
  const answer = useWrittenAnswer<Challenge | CardAnswer>();
  if (answer === null || !('card' in answer)) return <ChallengePage />;
  return (
    <div className={styles.page}>
      {CHALLENGE_CARD_STYLES.map((address) => (
        <link key={address} rel="stylesheet" href={address} />
      ))}
      <ChallengeOnDashboard
        challenge={knownChallenge(answer.card)}
        customer={null}
        now={new Date(answer.now)}
        onlyForParticipants={false}
        onKnown={() => undefined}
      />
    </div>
  );
}
