import { MEMBERSHIP_NAMES } from '@lifted/profile/price-list';
import type { Prices } from '../../platform/http/use-prices.ts';
import { useLanguage, useWords } from '../../language.ts';
import { Facts } from '../../ui/layout/facts.tsx';
import { LeadHeading } from '../../ui/layout/lead-heading.tsx';
import { MEMBERSHIP_WORDS, MEMBERSHIPS_HEADING } from './membership-words.ts';
import { membershipPrices } from './offer-facts.ts';
import styles from './memberships.module.css';

interface Tariff {
  readonly name: string;
  readonly price: string;
  readonly per: string;
  readonly perClass: string;
  readonly note: string;
  /** In a chain, where it is valid if not everywhere. */
  readonly validOnly: string | null;
  readonly joining: string;
  readonly term: string;
  readonly renewal: string;
}

/** The memberships side by side, each with all terms: price, term, renewal, notice, pause. */
export function Memberships({ prices }: { readonly prices: Prices }) {
  const { memberships } = useWords(MEMBERSHIP_WORDS);
  const tariffs = useTariffs(prices);
  const isEverywhere = tariffs.every(({ validOnly }) => validOnly === null);
  return (
    <section className={styles.band}>
      <LeadHeading lang="de" lead={isEverywhere ? memberships.lead : memberships.leadOfSome}>
        {MEMBERSHIPS_HEADING}
      </LeadHeading>
      <div className={styles.tariffs}>
        {tariffs.map((tariff) => (
          <TariffView key={tariff.name} tariff={tariff} />
        ))}
      </div>
    </section>
  );
}

function useTariffs(list: Prices): readonly Tariff[] {
  const { memberships } = useWords(MEMBERSHIP_WORDS);
  const { unlimited, unlimitedFlex } = memberships;
  const prices = membershipPrices(list, useLanguage());
  const per = memberships.perMonth(list.vatPercent);
  const joining = memberships.noFee(prices.joiningFee);
  return [
    {
      name: MEMBERSHIP_NAMES.unlimited,
      price: prices.unlimited,
      per,
      perClass: memberships.perClass(prices.unlimitedPerClass),
      note: unlimited.note(prices.cheaperFrom),
      validOnly: prices.unlimitedValidOnly,
      joining,
      term: unlimited.term(list.termMonths, prices.unlimitedTerm),
      renewal: unlimited.renewal,
    },
    {
      name: MEMBERSHIP_NAMES.unlimitedFlex,
      price: prices.unlimitedFlex,
      per,
      perClass: memberships.perClass(prices.unlimitedFlexPerClass),
      note: unlimitedFlex.note,
      validOnly: prices.unlimitedFlexValidOnly,
      joining,
      term: unlimitedFlex.term,
      renewal: unlimitedFlex.renewal,
    },
  ];
}

function TariffView({ tariff }: { readonly tariff: Tariff }) {
  const { names } = useWords(MEMBERSHIP_WORDS);
  return (
    <article className={styles.tariff}>
      <h3 className={styles.name}>{tariff.name}</h3>
      <p className={styles.price}>
        <span className={styles.amount}>{tariff.price}</span> <span className={styles.per}>{tariff.per}</span>
      </p>
      <p className={styles.perClass}>{tariff.perClass}</p>
      <div className={styles.note}>
        {tariff.validOnly !== null && <p className={styles.validOnly}>{tariff.validOnly}</p>}
        <p>{tariff.note}</p>
      </div>
      <Facts
        facts={[
          { name: names.term, value: tariff.term },
          { name: names.renewal, value: tariff.renewal },
          { name: names.pause, value: names.pauseText },
          { name: names.joining, value: tariff.joining },
        ]}
      />
    </article>
  );
}
