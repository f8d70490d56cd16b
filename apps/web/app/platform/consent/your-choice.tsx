import { useWords } from '../../language.ts';
import { Button } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import { useCategoriesInUse } from './categories-in-use.ts';
import { CategoryChoice } from './category-choice.tsx';
import { consentStore } from './consent-store.ts';
import styles from './privacy-settings.module.css';
import { SETTINGS_WORDS } from './settings-words.ts';

/** All consent decisions of this installation: third-party services, if any, and our own statistics. */
export function YourChoice() {
  const words = useWords(SETTINGS_WORDS);
  const inUse = useCategoriesInUse();
  const categories = inUse.map(({ category }) => category);
  return (
    <Card heading={words.choices} className={styles.part}>
      <noscript>
        <p className={styles.text}>{words.noScript}</p>
      </noscript>
      {inUse.every(({ from }) => from === null) && <p className={styles.text}>{words.nothingFromOthers}</p>}
      {inUse.length > 1 && (
        <div className={styles.all}>
          <p>{words.all}</p>
          <Button look="outline" onClick={() => consentStore.answer(categories, 'granted')}>
            {words.allowAll}
          </Button>
          <Button look="outline" onClick={() => consentStore.answer(categories, 'refused')}>
            {words.refuseAll}
          </Button>
        </div>
      )}
      {inUse.map(({ category, from }) => (
        <CategoryChoice key={category} category={category} from={from} />
      ))}
    </Card>
  );
}
