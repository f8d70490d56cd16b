import type { ConsentCategory } from './consent.ts';
import { useEffect } from 'react';
import { useWords } from '../../language.ts';
import { Button } from '@lifted/design/button.tsx';
import styles from './consent-gate.module.css';
import { CATEGORY_WORDS } from './consent-words.ts';
import { forgetGuests } from './forget-guests.ts';
import { GATE_WORDS } from './gate-words.ts';
import { PrivacyLinks } from './privacy-links.tsx';

/** In the place of what was refused: says so, and how to have it after all. */
export function RefusedNote({
  category,
  onGrant,
}: {
  readonly category: ConsentCategory;
  readonly onGrant: () => void;
}) {
  const words = useWords(GATE_WORDS);
  const { name, accept } = useWords(CATEGORY_WORDS)[category];
  // A script that ran may have written once more while its page was going away.
  useEffect(() => forgetGuests(category, () => window), [category]);
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

/** Below what was allowed: taking it back is as easy as allowing it was (Art. 7 (3) GDPR). */
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
