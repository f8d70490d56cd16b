import { studio } from '@lifted/profile/studio';
import { describe, expect, it } from 'vitest';
import { englishTerms } from './english-terms.ts';
import { germanTerms } from './german-terms.ts';
import { termsFacts, type TermsSection } from './terms-facts.ts';

const facts = termsFacts(
  {
    title: 'Autumn Strength Challenge',
    start_date: '2026-10-05',
    end_date: '2026-11-15',
    pick_up_opens: '2026-11-16',
    pick_up_closes: '2026-12-16',
    challenge_goal: 17,
  },
  studio,
);

const LANGUAGES = [
  {
    name: 'German',
    terms: germanTerms(facts),
    words: {
      binding: 'rechtlich verbindlich ist allein die deutsche Fassung',
      goal: 'mindestens 17 Kurse',
      goalForPrize: 'das Ziel von 17 Kursen',
      period: 'vom 05.10.2026 bis zum 15.11.2026',
      lateJoiners: 'Gezählt wird für alle ab dem 05.10.2026',
      adult: 'volljährig',
      membership: /aktive Mitgliedschaft bei LIFTED oder bei einem unserer offiziellen Partner .* zum Buchen/,
      oneAccount: 'nur ein Konto',
      regular: 'nur reguläre Gruppenkurse',
      tablets: 'Tablets im Studio als anwesend',
      onePair: 'höchstens 1 Paar Socken aus der Sonderedition',
      perPerson: '1 Paar pro Person',
      noExchange: 'nicht umgetauscht, nicht in bar ausgezahlt und nicht ersetzt',
      pickUp: 'vom 16.11.2026 bis zum 16.12.2026',
      pickUpRule: /vom Tag nach dem Ende .* bis einen Monat und einen Tag danach/,
      noShipping: 'verschicken keine Preise',
      noLater: 'nach dem 16.12.2026 keine mehr',
      otherPerson: /Eine andere Person .* als Nachweis den Tracker/,
      informed: 'spätestens innerhalb von 24 Stunden',
      shown: '14 Tage nach dem Ende der Challenge sichtbar, also bis zum 29.11.2026',
    },
  },
  {
    name: 'English',
    terms: englishTerms(facts),
    words: {
      binding: 'only the German version is legally binding',
      goal: 'at least 17 classes',
      goalForPrize: 'the goal of 17 classes',
      period: 'from 05.10.2026 to 15.11.2026',
      lateJoiners: 'everybody’s classes count from 05.10.2026',
      adult: 'an adult',
      membership:
        /active membership at LIFTED, or at one of our official partners, that entitles you to book classes/,
      oneAccount: 'one account only',
      regular: 'Only regular group classes',
      tablets: 'marked yourself present on the tablets in the studio',
      onePair: 'at most 1 pair of socks from the special edition',
      perPerson: '1 pair per person',
      noExchange: 'not exchanged, not paid out in cash and not replaced',
      pickUp: 'from 16.11.2026 to 16.12.2026',
      pickUpRule: /from the day after the end .* until one month and one day after/,
      noShipping: 'ship no prizes',
      noLater: 'none out after 16.12.2026',
      otherPerson: /Another person .* show the tracker on your dashboard as proof/,
      informed: 'within 24 hours at the latest',
      shown: '14 days after the end of the challenge, that is until 29.11.2026',
    },
  },
] as const;

describe.each(LANGUAGES)('the $name terms', ({ terms, words }) => {
  const text = textOf(terms);

  it.each(Object.entries(words))('say it: %s', (_fact, wording) => {
    if (typeof wording === 'string') expect(text).toContain(wording);
    else expect(text).toMatch(wording);
  });

  it('embed title, company, address and mail address', () => {
    for (const fact of [facts.title, studio.legal.company, studio.address.street, studio.contact.email])
      expect(text).toContain(fact);
  });

  it('have six sections, the fourth with four clauses', () => {
    expect(terms.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(terms.flatMap(({ clauses = [] }) => clauses.map(({ number }) => number))).toEqual([
      '4.1',
      '4.2',
      '4.3',
      '4.4',
    ]);
  });

  it('hold no other number than those of this challenge', () => {
    const known = [
      facts.start,
      facts.end,
      facts.pickUpOpens,
      facts.pickUpCloses,
      facts.shownUntil,
      facts.address,
    ];
    const rest = known.reduce((left, fact) => left.replaceAll(fact, ''), text);
    expect([...new Set(rest.match(/\d+/g))].toSorted()).toEqual(['1', '14', '17', '24']);
  });
});

it('both languages say the same in as many paragraphs', () => {
  const shape = (sections: readonly TermsSection[]) =>
    sections.map(({ paragraphs, clauses = [] }) => [
      paragraphs.length,
      clauses.map((clause) => clause.paragraphs.length),
    ]);
  expect(shape(germanTerms(facts))).toEqual(shape(englishTerms(facts)));
});

it('speak of one class where one is the goal', () => {
  const single = { ...facts, goal: 1 };
  expect(textOf(germanTerms(single))).toContain('mindestens 1 Kurs besucht');
  expect(textOf(englishTerms(single))).toContain('at least 1 class between');
});

function textOf(sections: readonly TermsSection[]): string {
  return sections
    .flatMap(({ paragraphs, clauses = [] }) => [
      ...paragraphs,
      ...clauses.flatMap((clause) => clause.paragraphs),
    ])
    .join('\n');
}
