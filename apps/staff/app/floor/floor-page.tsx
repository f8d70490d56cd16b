import { Card } from '@lifted/design/layout/card.tsx';
import { Page } from '@lifted/design/layout/page.tsx';
import { longDate } from '@lifted/domain/language/date-words';
import { useLanguage, useWords } from '../language.ts';
import { ClassRows } from '../today/class-rows.tsx';
import { TodayLoaded } from '../today/today-loaded.tsx';
import { nowAndNext, type ClassToday } from '../today/today.ts';
import { useToday } from '../today/use-today.ts';
import { useTitle } from '../use-title.ts';
import styles from './floor-page.module.css';
import { FLOOR_WORDS } from './floor-words.ts';

/** For the tablet in the room: the class that is running and the next one, to be read from a distance. */
export function FloorPage() {
  const words = useWords(FLOOR_WORDS);
  const language = useLanguage();
  const { now, date, classes } = useToday();
  useTitle(words.heading);
  return (
    <Page heading={words.heading} lead={longDate(date, language)}>
      <TodayLoaded classes={classes}>{(loaded) => <NowAndNext classes={loaded} now={now} />}</TodayLoaded>
    </Page>
  );
}

function NowAndNext({ classes, now }: { readonly classes: readonly ClassToday[]; readonly now: Date }) {
  const words = useWords(FLOOR_WORDS);
  const { running, next } = nowAndNext(classes, now);
  return (
    <div className={styles.cards}>
      <Card heading={words.now}>
        {running.length === 0 ? <p>{words.nothingNow}</p> : <ClassRows classes={running} now={now} large />}
      </Card>
      <Card heading={words.next}>
        {next.length === 0 ? <p>{words.nothingNext}</p> : <ClassRows classes={next} now={now} large />}
      </Card>
    </div>
  );
}
