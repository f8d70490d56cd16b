import { passClassPrice } from '@lifted/domain/classes/class-price';
import { euroWords } from '@lifted/domain/language/euro-words';
import { CLASS_LENGTH_MS, MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { hasManyClasses } from '@lifted/profile/many-classes';
import { studio } from '@lifted/profile/studio';
import { useLanguage, useWords } from '../../language.ts';
import { ByAudience } from '../../ui/audience.tsx';
import { usePrices, type Prices } from '../../platform/http/use-prices.ts';
import { LinkRows } from '@lifted/design/layout/link-rows.tsx';
import { Picture } from '../../ui/layout/picture.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { useAddress } from '../../use-address.ts';
import { CONCEPT_WORDS } from './home-words.ts';
import styles from './concept.module.css';

const BIG_LIFTS = 6;
const PICTURE_WIDTHS = [480, 800, 1200] as const;

/** The concept card: what a class is, in a few sentences and three figures. */
export function Concept() {
  const words = useWords(CONCEPT_WORDS);
  const language = useLanguage();
  const address = useAddress();
  const figures = [
    { figure: String(CLASS_LENGTH_MS / MINUTE_MS), unit: words.minutes },
    ...(hasManyClasses() ? [{ figure: `${studio.classesPerWeek}+`, unit: words.classes }] : []),
    { figure: String(BIG_LIFTS), unit: words.lifts },
  ];
  const cents = leastPerClass(usePrices());
  const perClass = cents === null ? null : euroWords(cents, language);
  return (
    <Section
      heading={words.heading}
      picture={
        <Picture
          stem="/media/equipment/plates"
          own={studio.pictures?.plates}
          widths={PICTURE_WIDTHS}
          size={{ width: 1200, height: 800 }}
          sizes="(min-width: 60rem) 40vw, 60vw"
          alt=""
        />
      }
    >
      <p className={styles.statement}>{words.statement}</p>
      <ul className={styles.figures}>
        {figures.map(({ figure, unit }) => (
          <li key={unit}>
            <span className={styles.figure}>{figure}</span> <span className={styles.unit}>{unit}</span>
          </li>
        ))}
      </ul>
      <LinkRows
        rows={[
          { to: address('workoutOfTheDay'), text: words.workout, note: words.workoutNote },
          {
            to: address('memberships'),
            text: words.prices,
            note: (
              <ByAudience
                visitors={perClass === null ? words.unpricedNote : words.pricesNote(perClass)}
                members={perClass === null ? words.memberUnpricedNote : words.memberPricesNote(perClass)}
              />
            ),
          },
        ]}
      />
    </Section>
  );
}

/** What a class costs at least on a pass, in cents; null while no pass is sold. */
function leastPerClass(prices: Prices | null): number | null {
  const each = Object.entries(prices?.passes ?? {}).flatMap(([workouts, cents]) =>
    cents === undefined ? [] : [passClassPrice(cents, Number(workouts))],
  );
  return each.length === 0 ? null : Math.min(...each);
}
