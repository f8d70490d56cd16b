import { dayInWords } from '@lifted/domain/language/civil-words';
import { studio } from '@lifted/profile/studio';
import type { MetaArgs } from 'react-router';
import { useLanguage, useWords } from '../../language.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { BOOKED_ELSEWHERE, BOOKED_HERE, FOR_VISITORS } from '../../ui/audience.tsx';
import { ButtonLink, buttonClass } from '@lifted/design/button.tsx';
import { classNames } from '@lifted/design/class-names.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { WrittenAnswerBlock } from '../../platform/http/written-answer.tsx';
import { usePrices } from '../../platform/http/use-prices.ts';
import { useAddress } from '../../use-address.ts';
import { paymentWords } from '@lifted/domain/contracts/payment-words';
import { PASS_PAYMENT_METHODS, SUBSCRIPTION_PAYMENT_METHODS } from '@lifted/domain/contracts/studio-terms';
import { MEMBERSHIP_WORDS } from './membership-words.ts';
import { Memberships } from './memberships.tsx';
import { soldOf } from './offer-facts.ts';
import { Passes } from './passes.tsx';
import { Questions, Rules } from './rules.tsx';
import styles from './memberships-page.module.css';

const { city, district } = studio.address;

export const meta = ({ location }: MetaArgs) =>
  pageMeta(location.pathname, {
    en: {
      title: 'Memberships, passes and prices',
      description: `What strength classes cost in ${city} ${district}: passes and memberships with price, term and notice. The first class is free.`,
    },
    de: {
      title: 'Preise, Pakete und Mitgliedschaften',
      description: `Was Krafttraining in ${city} ${district} kostet: Pakete und Mitgliedschaften mit Preis, Laufzeit und Kündigungsfrist. Der erste Kurs ist kostenlos.`,
    },
  });

/** What there is to buy, where, and under which rules. */
export default function MembershipsPage() {
  const words = useWords(MEMBERSHIP_WORDS);
  const language = useLanguage();
  const address = useAddress();
  const prices = usePrices();
  const { largest, hasMembership } = soldOf(prices);
  return (
    <>
      <header className={classNames(styles.header, prices === null && styles.unpriced)}>
        <h1 tabIndex={-1} className={styles.heading}>
          {words.heading}
        </h1>
        <p className={styles.lead}>{words.lead(largest, hasMembership)}</p>
        <div className={classNames(styles.free, FOR_VISITORS)}>
          <h2 className={styles.freeHeading}>{words.free.heading}</h2>
          <p>{words.free.text}</p>
          <p>{words.free.cancel}</p>
          <ButtonLink to={address('timetable')}>{words.free.choose}</ButtonLink>
        </div>
      </header>
      {prices && <Passes prices={prices} />}
      {prices && <Memberships prices={prices} />}
      <Section heading={words.buy.heading} surface="concrete">
        {prices === null && <p className={styles.text}>{words.buy.onRequest}</p>}
        <div className={classNames(styles.buy, BOOKED_HERE)}>
          <p className={styles.text}>{words.buy.here}</p>
          <a href={`mailto:${studio.contact.email}`} className={buttonClass('signal')}>
            {words.buy.write}
          </a>
        </div>
        <div className={classNames(styles.buy, BOOKED_ELSEWHERE)}>
          <p className={styles.text}>{words.buy.elsewhere}</p>
          <ExternalLink href={studio.links.memberLogin} className={buttonClass('signal')}>
            {words.buy.memberLogin}
          </ExternalLink>
        </div>
        <p className={styles.text}>
          {(largest !== undefined || prices === null) &&
            words.buy.payPass(paymentWords(PASS_PAYMENT_METHODS, language))}{' '}
          {(hasMembership || prices === null) &&
            words.buy.payMembership(paymentWords(SUBSCRIPTION_PAYMENT_METHODS, language))}
        </p>
        {prices && <p className={styles.since}>{words.since(dayInWords(prices.validFrom, language))}</p>}
      </Section>
      <Rules />
      <Questions hasChoice={largest !== undefined && hasMembership} />
      <WrittenAnswerBlock />
    </>
  );
}
