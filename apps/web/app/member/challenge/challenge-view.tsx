import type { Challenge } from '@lifted/contract/challenges';
import { sentencesOf, splitTitle } from '@lifted/domain/challenges/challenge';
import { challengeDateRange } from '@lifted/domain/challenges/challenge-dates';
import { useEffect } from 'react';
import { classNames } from '@lifted/design/class-names.ts';
import styles from './challenge-page.module.css';
import { ChallengeTerms, ENGLISH_TERMS_ANCHOR } from './terms/challenge-terms.tsx';

/** The challenge, then its terms. */
export function ChallengeView({ challenge }: { readonly challenge: Challenge }) {
  useEffect(goToFragment, []);
  return (
    <div className={styles.page}>
      <ChallengeHead challenge={challenge} />
      <p className={styles.languageNote}>
        An <a href={`#${ENGLISH_TERMS_ANCHOR}`}>English translation</a> of the terms is at the bottom of this
        page. Only the German version is legally binding.
      </p>
      <ChallengeTerms challenge={challenge} />
    </div>
  );
}

function ChallengeHead({ challenge }: { readonly challenge: Challenge }) {
  const { title, start_date, end_date, description, background_image, prize_image } = challenge;
  const { beginning, lastWord } = splitTitle(title);
  return (
    <header className={classNames(styles.head, background_image !== null && styles.pictured)}>
      {background_image !== null && <img src={background_image} alt="" className={styles.background} />}
      <div className={styles.words}>
        <h1 tabIndex={-1} className={styles.heading}>
          <span className={styles.kind}>Challenge</span> <span className={styles.beginning}>{beginning}</span>{' '}
          <span className={styles.lastWord}>{lastWord}</span>
        </h1>
        <p className={styles.dates}>{challengeDateRange(start_date, end_date)}</p>
        {description !== null && <p className={styles.description}>{sentencesOf(description).join('\n')}</p>}
      </div>
      {prize_image !== null && <img src={prize_image} alt="Challenge Prize" className={styles.prize} />}
    </header>
  );
}

/** The target of the fragment was rendered after the browser had looked for it. */
function goToFragment(): void {
  const target = document.getElementById(location.hash.slice(1));
  if (target === null) return;
  target.scrollIntoView();
  target.focus({ preventScroll: true });
}
