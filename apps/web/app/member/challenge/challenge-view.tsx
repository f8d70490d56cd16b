import type { Challenge } from '@lifted/contract/challenges';
import { sentencesOf, splitTitle } from '@lifted/domain/challenges/challenge';
import { challengeDateRange } from './challenge-dates.ts';
import { useEffect } from 'react';
import { classNames } from '@lifted/design/class-names.ts';
import { useLanguage, useWords } from '../../language.ts';
import styles from './challenge-page.module.css';
import { PAGE_WORDS } from './page-words.ts';
import { ChallengeTerms, ENGLISH_TERMS_ANCHOR } from './terms/challenge-terms.tsx';

/** The challenge, then its terms. */
export function ChallengeView({ challenge }: { readonly challenge: Challenge }) {
  useEffect(goToFragment, []);
  const [before, link, after] = useWords(PAGE_WORDS).languageNote;
  return (
    <div className={styles.page}>
      <ChallengeHead challenge={challenge} />
      <p className={styles.languageNote}>
        {before}
        <a href={`#${ENGLISH_TERMS_ANCHOR}`}>{link}</a>
        {after}
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
        <p className={styles.dates}>{challengeDateRange(start_date, end_date, useLanguage())}</p>
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
