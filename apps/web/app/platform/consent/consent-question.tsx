import type { ConsentCategory } from './consent.ts';
import { useWords } from '../../language.ts';
import { Button } from '@lifted/design/button.tsx';
import { Facts } from '../../ui/layout/facts.tsx';
import styles from './consent-gate.module.css';
import { CATEGORY_WORDS } from './consent-words.ts';
import { GATE_WORDS } from './gate-words.ts';
import { PrivacyLinks } from './privacy-links.tsx';

interface ConsentQuestionProps {
  readonly category: ConsentCategory;
  readonly from: string;
  readonly onGrant: () => void;
  readonly onRefuse: () => void;
}

/** What would be loaded, and the two answers; they look the same, so that neither is favoured. */
export function ConsentQuestion({ category, from, onGrant, onRefuse }: ConsentQuestionProps) {
  const words = useWords(GATE_WORDS);
  const { purpose, recipient, data, accept } = useWords(CATEGORY_WORDS)[category];
  return (
    <div className={styles.question}>
      <p className={styles.lead}>{words.question}</p>
      <Facts
        facts={[
          { name: words.purpose, value: purpose },
          { name: words.recipient, value: recipient },
          { name: words.from, value: from },
          { name: words.data, value: data },
        ]}
      />
      <div className={styles.answers}>
        <Button look="outline" onClick={onGrant}>
          {accept}
        </Button>
        <Button look="outline" onClick={onRefuse}>
          {words.notNow}
        </Button>
      </div>
      <PrivacyLinks />
    </div>
  );
}
