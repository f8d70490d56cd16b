import type { Challenge } from '@lifted/contract/challenges';
import { studio } from '@lifted/profile/studio';
import { englishTerms } from './english-terms.ts';
import { germanTerms } from './german-terms.ts';
import { termsFacts } from './terms-facts.ts';
import { TermsText } from './terms-text.tsx';
import styles from './terms.module.css';

export const ENGLISH_TERMS_ANCHOR = 'english';

/** The terms of a challenge: German, which counts, then the translation (specification, section 2). */
export function ChallengeTerms({ challenge }: { readonly challenge: Challenge }) {
  const facts = termsFacts(challenge, studio);
  return (
    <div className={styles.languages}>
      <TermsText
        id="terms"
        lang="de"
        heading="Teilnahmebedingungen"
        note="Rechtlich verbindlich ist allein diese deutsche Fassung."
        sections={germanTerms(facts)}
        email={facts.email}
        hasPrizesAnchor
      />
      <TermsText
        id={ENGLISH_TERMS_ANCHOR}
        lang="en"
        heading="Challenge Terms (English Translation)"
        note="This translation is unofficial. Only the German version above is legally binding."
        sections={englishTerms(facts)}
        email={facts.email}
      />
    </div>
  );
}
