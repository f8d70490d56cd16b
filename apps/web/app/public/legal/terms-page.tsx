import { germanDate } from '@lifted/domain/language/member-dates';
import { wholeStudio } from '@lifted/profile/whole-studio';
import type { MetaArgs } from 'react-router';
import { FIRST_TERMS, usePrices } from '../../platform/http/use-prices.ts';
import { WrittenAnswerBlock } from '../../platform/http/written-answer.tsx';
import { pageMeta } from '../../seo/page-meta.ts';
import { Page } from '@lifted/design/layout/page.tsx';
import { EnglishNote } from './english-note.tsx';
import { LegalDocument } from './legal-document.tsx';
import { termsFacts } from './terms/terms-facts.ts';
import { TERMS_AS_OF, termsSections } from './terms/terms-sections.ts';
import { withMarkedGaps } from './marked-gaps.ts';

const company = wholeStudio.legal.company || wholeStudio.name;

export const meta = ({ location }: MetaArgs) =>
  pageMeta(location.pathname, {
    en: {
      title: 'Terms and conditions (AGB), in German',
      description: `The terms of ${company} for classes, passes and memberships: booking, cancelling, prices, notice, pauses and withdrawal.`,
    },
    de: {
      title: 'AGB: Kurse, Pakete und Mitgliedschaften',
      description: `Die Allgemeinen Geschäftsbedingungen von ${company}: buchen, absagen, Preise, Laufzeit, Kündigung, Pause und Widerruf.`,
    },
  });

/** The terms and conditions: German at both addresses, because the contracts are. */
export default function TermsPage() {
  const prices = usePrices() ?? FIRST_TERMS;
  const studio = withMarkedGaps(wholeStudio);
  return (
    <Page
      heading="AGB"
      lead={
        <>
          <p>{`Allgemeine Geschäftsbedingungen von ${studio.legal.company}, Stand ${germanDate(TERMS_AS_OF)}`}</p>
          <EnglishNote>
            These terms are in German, the language of our contracts. If anything is unclear, write to us and
            we’ll explain it in English.
          </EnglishNote>
        </>
      }
      lang="de"
    >
      <LegalDocument
        lang="de"
        contents="Inhalt"
        sections={termsSections(termsFacts(studio, prices))}
        numbersClauses
      />
      <WrittenAnswerBlock />
    </Page>
  );
}
