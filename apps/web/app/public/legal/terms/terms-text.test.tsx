import { ApiClientProvider } from '@lifted/client/http/api-client-context.tsx';
import { asVisitor, createApiClient } from '@lifted/client/http/api-client.ts';
import { wholeStudio } from '@lifted/profile/whole-studio';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { CurrentPrices } from '@lifted/contract/price-list';
import { priceList } from '@lifted/profile/price-list';
import { FIRST_TERMS, pricesOf, type Prices } from '../../../platform/http/use-prices.ts';
import { WrittenAnswer } from '../../../platform/http/written-answer.tsx';
import { LegalDocument } from '../legal-document.tsx';
import type { LegalSection } from '../legal-text.ts';
import TermsPage from '../terms-page.tsx';
import { termsFacts, type TermsFacts } from './terms-facts.ts';
import { SPECIFIED_FACTS } from './test-specified-facts.ts';
import { termsSections } from './terms-sections.ts';

const LISTED: CurrentPrices = {
  pass_1: priceList.passes[1],
  pass_5: priceList.passes[5],
  pass_10: priceList.passes[10],
  unlimited: priceList.monthly.unlimited,
  unlimited_flex: priceList.monthly.unlimitedFlex,
  vat_percent: 19,
  valid_from: priceList.validFrom,
};
const PRICES = pricesOf(LISTED);
const facts = termsFacts(wholeStudio, PRICES);

/** Different figures and names, so that a hard-coded one is noticed. */
const otherFacts: TermsFacts = {
  studioName: 'STUDIOX',
  company: 'Firma X',
  address: 'Weg X',
  email: 'x@x.example',
  phone: '+00',
  bookingService: 'DIENSTX',
  bookingCompany: 'Betreiber X',
  ratings: [
    { value: '701', count: '702', source: 'QUELLEX', asOf: '703', check: 'Prüfsatz X.' },
    { value: '704', count: '705', source: 'PARTNERX', asOf: '706', check: 'Prüfsatz Y.' },
  ],
  testimonials: 'Stimmensatz X.',
  classesPerWeek: 707,
  classMinutes: 708,
  passSizes: '709',
  membershipWithTerm: 'FESTX',
  openMembership: 'FREIX',
  joiningFee: '793',
  passMonths: 710,
  termMonths: 711,
  validAt: 'bei Mondschein',
  noticeMonths: 712,
  pauseMonths: 713,
  pauseNoticeDays: 714,
  freeHours: 715,
  lateTime: '716',
  lateFee: '717',
  noShowFee: '718',
  fewestBookings: 719,
  classCancellationHours: 720,
  studioTerminationDays: 721,
  withdrawalDays: 722,
  refundDays: 723,
  supportHours: 724,
  adultYears: 725,
  privacyYears: 726,
  vatPercent: 727,
  bookingDays: 728,
  mostUpcoming: 729,
  secondThoughtsMinutes: 730,
  movedMinutes: 731,
  promotedHours: 732,
  offerMinutes: 733,
  shortOfferMinutes: 734,
  shortOfferHours: 735,
  firstComeMinutes: 736,
  nightStart: '737',
  nightEnd: '738',
  earlyClass: '739',
  holdMinutes: 790,
  feePendingHours: 740,
  returnedCreditDays: 791,
  fewNoticeHours: 741,
  noon: '792',
  passPayments: 'Muscheln',
  subscriptionPayments: 'Perlen',
};

describe('the rendered terms', () => {
  const text = textOf(
    <MemoryRouter initialEntries={['/de/terms']}>
      <ApiClientProvider client={createApiClient({ authorize: asVisitor })}>
        <WrittenAnswer value={LISTED}>
          <TermsPage />
        </WrittenAnswer>
      </ApiClientProvider>
    </MemoryRouter>,
  );

  it.each(SPECIFIED_FACTS)('say: $fact', ({ sentence }) => {
    expect(text).toContain(plain(sentence(facts)));
  });

  it.each(SPECIFIED_FACTS)('no longer say it without the clause that does: $fact', ({ sentence }) => {
    const wanted = plain(sentence(facts));
    const without = termsSections(facts).map((section) => ({
      ...section,
      clauses: section.clauses.filter(
        (clause) => !sectionText({ ...section, clauses: [clause] }).includes(wanted),
      ),
    }));
    expect(without.map(sectionText).join(' ')).not.toContain(wanted);
  });
});

it('of a chain say that a pass has to be valid at the branch, once one is not valid everywhere', () => {
  const validIn = { ...FIRST_TERMS.validIn, 5: ['North'] };
  expect(termsFacts(wholeStudio, FIRST_TERMS).validAt).toBe('am Tag des Kurses');
  expect(termsFacts(wholeStudio, { ...FIRST_TERMS, validIn }).validAt).toBe(
    'am Tag und am Standort des Kurses',
  );
});

describe('the products in the terms', () => {
  const saidWith = (prices: Partial<Prices>, joiningFee = 0) =>
    termsSections(termsFacts({ ...wholeStudio, joiningFee }, { ...PRICES, ...prices }))
      .map(sectionText)
      .join(' ');

  it('are those the specification names, with the release’s price list', () => {
    expect([facts.passSizes, facts.membershipWithTerm, facts.openMembership]).toEqual([
      '1, 5 oder 10',
      'Unlimited',
      'Unlimited Flex',
    ]);
    expect(saidWith({})).toContain(
      'einem Paket über 1, 5 oder 10 Workouts, gültig 6 Monate, der Mitgliedschaft Unlimited mit einer Mindestlaufzeit von 12 Monaten oder der Mitgliedschaft Unlimited Flex, die unbefristet läuft.',
    );
    expect(saidWith({})).not.toContain('Aufnahmegebühr');
  });

  it('are those a studio sells, by its names', () => {
    const said = saidWith({
      passes: { ...PRICES.passes, 1: undefined },
      monthly: { ...PRICES.monthly, unlimited: undefined },
      names: { ...PRICES.names, unlimitedFlex: 'Frei' },
    });
    expect(said).toContain(
      'mit einem Paket über 5 oder 10 Workouts, gültig 6 Monate, oder der Mitgliedschaft Frei, die',
    );
    expect(said).toContain('Frei läuft von Anfang an auf unbestimmte Zeit.');
    expect(said).not.toContain('Unlimited');
    expect(saidWith({ passes: FIRST_TERMS.passes })).not.toMatch(/Paket(?:e gibt es)? über \d/);
  });

  it('are nobody’s while nothing is known of them', () => {
    const said = termsSections(termsFacts(wholeStudio, FIRST_TERMS)).map(sectionText).join(' ');
    expect(said).not.toMatch(/Unlimited|1, 5|12 Monate|6 Monate (?:ab|,)/);
    expect(said).toContain('mit einem Paket oder einer Mitgliedschaft, wie in der Bestellung beschrieben.');
  });

  it('cost what joining does besides, where it costs something', () => {
    expect(saidWith({}, 4900)).toContain('zahlst du einmalig eine Aufnahmegebühr von 49,00 €');
  });
});

describe('the terms of another studio', () => {
  const sections = termsSections(otherFacts);
  const text = sections.map(sectionText).join(' ');

  it.each(SPECIFIED_FACTS)('say its own: $fact', ({ sentence }) => {
    expect(text).toContain(plain(sentence(otherFacts)));
  });

  it('use every fact there is', () => {
    const values = Object.values(otherFacts).flatMap(textsOf);
    expect(values.filter((value) => !text.includes(value))).toEqual([]);
  });

  it('hold no figure of their own but the numbers of sections and clauses and the five stars', () => {
    const known = Object.values(otherFacts).flatMap(textsOf);
    const left = known
      .toSorted((one, other) => other.length - one.length)
      .reduce((rest, value) => rest.replaceAll(value, ' '), text)
      .replaceAll('von 5 Sternen', '')
      .replaceAll(/Ziffer \d+|\d+\.\d+ |\d+\. (?=[A-ZÄÖÜ])/g, '');
    expect(left.match(/\S*\d\S*/g)).toBeNull();
  });
});

function textsOf(fact: TermsFacts[keyof TermsFacts]): string[] {
  if (fact === null) return [];
  return typeof fact === 'object' ? fact.flatMap((rating) => Object.values(rating)) : [String(fact)];
}

function sectionText(section: LegalSection): string {
  return textOf(
    <MemoryRouter>
      <LegalDocument lang="de" contents="" sections={[section]} numbersClauses />
    </MemoryRouter>,
  );
}

function textOf(element: ReactNode): string {
  return plain(
    renderToStaticMarkup(element)
      // The table of contents only repeats the headings.
      .replaceAll(/<(details|nav).*?<\/\1>/gs, '')
      .replaceAll(/<\/(?:p|li|h\d|dt|dd)>/g, ' ')
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll('&amp;', '&'),
  );
}

/** With every kind of space and soft hyphen made plain. */
function plain(text: string): string {
  return text.replaceAll('\u00AD', '').replaceAll(/\s+/g, ' ');
}
