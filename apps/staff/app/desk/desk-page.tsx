import { loadChunk } from '@lifted/client/http/load-chunk.ts';
import { Card } from '@lifted/design/layout/card.tsx';
import { longDate } from '@lifted/domain/language/date-words';
import { lazy, Suspense } from 'react';
import { addressIn } from '../addresses.ts';
import { useLanguage, useWords } from '../language.ts';
import { Loaded } from '../parts/loaded.tsx';
import { Row, Rows } from '../parts/rows.tsx';
import { SectionPage } from '../parts/section-page.tsx';
import { useDeskToday } from '../parts/use-desk-today.ts';
import { SortedClasses } from '../today/sorted-classes.tsx';
import { TODAY_WORDS } from '../today/today-words.ts';
import { useToday } from '../today/use-today.ts';
import { DESK_WORDS } from './desk-words.ts';
import styles from './desk-page.module.css';

const Waiting = lazy(() =>
  loadChunk('waiting', async () => ({ default: (await import('./waiting.tsx')).Waiting })),
);

/** The first page of the team: what is on today, and the ways on. */
export function DeskPage() {
  const words = useWords(DESK_WORDS);
  const { today, none } = useWords(TODAY_WORDS);
  const language = useLanguage();
  const { now, date, classes } = useToday();
  // Asked at once, while the card that shows it is still loading.
  useDeskToday();
  return (
    <SectionPage heading={words.heading} lead={longDate(date, language)}>
      <div className={styles.cards}>
        <Suspense
          fallback={
            <Card heading={words.waiting} busy>
              {null}
            </Card>
          }
        >
          <Waiting />
        </Suspense>
        <Card heading={today} busy={classes.isPending}>
          <Loaded query={classes}>
            {(loaded) =>
              loaded.length === 0 ? (
                <p>{none}</p>
              ) : (
                <SortedClasses
                  classes={loaded}
                  now={now}
                  addressOf={(id) => addressIn(language, `/desk/classes/${encodeURIComponent(id)}`)}
                />
              )
            }
          </Loaded>
        </Card>
      </div>
      <Card heading={words.waysOn}>
        <Rows>
          {words.ways.map(({ to, text, note }) => (
            <Row key={to} name={text} about={[note]} to={to} leavesApp />
          ))}
        </Rows>
      </Card>
    </SectionPage>
  );
}
