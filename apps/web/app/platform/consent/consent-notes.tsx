import type { ConsentCategory } from './consent.ts';
import { useEffect } from 'react';
import { useWords } from '../../language.ts';
import { Button } from '@lifted/design/button.tsx';
import styles from './consent-gate.module.css';
import { CATEGORY_WORDS } from './consent-words.ts';
import { forgetThirdParties } from './forget-third-parties.ts';
import { GATE_WORDS } from './gate-words.ts';
import { PrivacyLinks } from './privacy-links.tsx';

/** Replaces refused content: says so, and how to allow it after all. */
export function RefusedNote({
  category,
  onGrant,
}: {
  readonly category: ConsentCategory;
  readonly onGrant: () => void;
}) {
  const words = useWords(GATE_WORDS);
  const { name, accept } = useWords(CATEGORY_WORDS)[category];
  // A script may have written once more while its page was unloading.
  useEffect(() => forgetThirdParties(category, () => window), [category]);
  return (
    <div className={styles.note}>
      <p role="status">{words.refused(name)}</p>
      <Button look="quiet" onClick={onGrant}>
        {accept}
      </Button>
      <PrivacyLinks />
    </div>
  );
}

/** Below allowed content: consent is as easy to withdraw as to give (Art. 7 (3) GDPR). */
export function GrantedNote({
  category,
  from,
  onTakeBack,
}: {
  readonly category: ConsentCategory;
  readonly from: string;
  readonly onTakeBack: () => void;
}) {
  const words = useWords(GATE_WORDS);
  const { name } = useWords(CATEGORY_WORDS)[category];
  return (
    <div className={styles.note}>
      <p>{`${words.granted(name)} ${words.from}: ${from}`}</p>
      <Button look="quiet" onClick={onTakeBack}>
        {words.takeBack}
      </Button>
      <PrivacyLinks />
    </div>
  );
}
