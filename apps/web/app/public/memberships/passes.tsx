import type { Prices } from '../../platform/http/use-prices.ts';
import { useLanguage, useWords } from '../../language.ts';
import { LeadHeading } from '../../ui/layout/lead-heading.tsx';
import { MEMBERSHIP_WORDS, PASSES_HEADING } from './membership-words.ts';
import { passOffers } from './offer-facts.ts';
import styles from './passes.module.css';

/** The passes that are sold: size, total price, price of one class, and what holds for all of them. */
export function Passes({ prices }: { readonly prices: Prices }) {
  const { passes } = useWords(MEMBERSHIP_WORDS);
  const language = useLanguage();
  const offers = passOffers(prices, language);
  const facts = [
    ...passes.facts(prices.passMonths),
    offers.every(({ validOnly }) => validOnly === null) ? passes.everyClass : passes.anyCoach,
    passes.vat(prices.vatPercent),
  ];
  if (offers.length === 0) return null;
  return (
    <section className={styles.band}>
      <LeadHeading lang="de" lead={passes.lead}>
        {PASSES_HEADING[language]}
      </LeadHeading>
      <ul className={styles.passes}>
        {offers.map(({ workouts, price, perClass, validOnly }) => (
          <li key={workouts} className={styles.pass}>
            <h3 className={styles.size}>
              <span className={styles.count}>{workouts}</span> {passes.workouts(workouts)}
            </h3>
            <p className={styles.price}>{price}</p>
            <p className={styles.perClass}>{passes.perClass(perClass)}</p>
            {validOnly !== null && <p className={styles.validOnly}>{validOnly}</p>}
          </li>
        ))}
      </ul>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  );
}
