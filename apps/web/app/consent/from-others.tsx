import { useWords } from '../language.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { useCategoriesInUse } from './categories-in-use.ts';
import { CategoryChoice } from './category-choice.tsx';
import { consentStore } from './consent-store.ts';
import { CATEGORY_WORDS } from './consent-words.ts';
import styles from './privacy-settings.module.css';
import { SETTINGS_WORDS } from './settings-words.ts';

/** What is set up here and comes from others, to be allowed or refused; says so when there is nothing of the kind. */
export function FromOthers() {
  const words = useWords(SETTINGS_WORDS);
  const { statistics } = useWords(CATEGORY_WORDS);
  const inUse = useCategoriesInUse();
  const categories = inUse.map(({ category }) => category);
  return (
    <Card heading={words.others} className={styles.part}>
      {inUse.length === 0 ? (
        <p className={styles.text}>{words.nothingInUse}</p>
      ) : (
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
      <div className={styles.category}>
        <h3>{words.statistics}</h3>
        <p className={styles.text}>{statistics.purpose}</p>
      </div>
    </Card>
  );
}
