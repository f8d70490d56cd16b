import { euroWords } from '@lifted/domain/language/euro-words';
import type { MembershipKind, Prices } from '../../platform/http/use-prices.ts';
import { useLanguage, useWords } from '../../language.ts';
import { Facts } from '../../ui/layout/facts.tsx';
import { LeadHeading } from '../../ui/layout/lead-heading.tsx';
import { MEMBERSHIP_WORDS, MEMBERSHIPS_HEADING } from './membership-words.ts';
import { membershipOffer, type MembershipOffer } from './offer-facts.ts';
import styles from './memberships.module.css';

interface Tariff {
  readonly name: string;
  readonly price: string;
  readonly per: string;
  readonly perClass: string;
  readonly note: string | null;
  /** In a chain, where it is valid if not everywhere. */
  readonly validOnly: string | null;
  readonly joining: string;
  readonly term: string;
  readonly renewal: string;
}

/** The memberships that are sold, side by side, each with all terms: price, term, renewal, notice, pause. */
export function Memberships({ prices }: { readonly prices: Prices }) {
  const { memberships } = useWords(MEMBERSHIP_WORDS);
  const tariffs = useTariffs(prices);
  const isEverywhere = tariffs.every(({ validOnly }) => validOnly === null);
  if (tariffs.length === 0) return null;
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
  const language = useLanguage();
  const { unlimited, unlimitedFlex } = memberships;
  const tariff = (
    kind: MembershipKind,
    words: (offer: MembershipOffer) => Pick<Tariff, 'note' | 'term' | 'renewal'>,
  ): readonly Tariff[] => {
    const offer = membershipOffer(list, kind, language);
    if (offer === undefined) return [];
    return [
      {
        name: list.names[kind],
        price: offer.price,
        per: memberships.perMonth(list.vatPercent),
        perClass: memberships.perClass(offer.perClass),
        validOnly: offer.validOnly,
        joining:
          list.joiningFee === 0 ? memberships.noFee : memberships.fee(euroWords(list.joiningFee, language)),
        ...words(offer),
      },
    ];
  };
  return [
    ...tariff('unlimited', ({ cheaperFrom, total }) => ({
      note: cheaperFrom === null ? null : unlimited.note(cheaperFrom),
      term: unlimited.term(list.termMonths, total),
      renewal: unlimited.renewal,
    })),
    ...tariff('unlimitedFlex', () => unlimitedFlex),
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
        {tariff.note !== null && <p>{tariff.note}</p>}
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
