import { germanDate } from '@lifted/domain/language/member-dates';
import { SUPPORT_REPLY_MS } from '@lifted/domain/contracts/studio-terms';
import { wholeStudio } from '@lifted/profile/whole-studio';
import type { MetaArgs } from 'react-router';
import { pageMeta } from '../../seo/page-meta.ts';
import { Page } from '@lifted/design/layout/page.tsx';
import { ACCESSIBILITY_AS_OF, accessibilitySections } from './accessibility/accessibility-sections.ts';
import { EnglishNote } from './english-note.tsx';
import { inHours } from './german-figures.ts';
import { LegalDocument } from './legal-document.tsx';
import { withFirmSpaces } from './legal-text.ts';
import { withMarkedGaps } from './marked-gaps.ts';

export const meta = ({ location }: MetaArgs) =>
  pageMeta(location.pathname, {
    en: {
      title: 'Accessibility statement (Barrierefreiheit)',
      description: `How accessible the pages of ${wholeStudio.name} are, what is not good enough yet, and who to tell if something gets in your way.`,
    },
    de: {
      title: 'Erklärung zur Barrierefreiheit',
      description: `Wie zugänglich die Seiten von ${wholeStudio.name} sind, was noch nicht gut genug ist und wem du eine Hürde meldest.`,
    },
  });

export default function AccessibilityPage() {
  const { email } = wholeStudio.contact;
  return (
    <Page
      heading="Barriere&shy;freiheit"
      lead={
        <>
          <p>
            {withFirmSpaces(
              `Für alle heißt für alle. Erklärung nach § 14 BFSG, Stand ${germanDate(ACCESSIBILITY_AS_OF)}`,
            )}
          </p>
          <EnglishNote>
            In short: our pages follow WCAG 2.2, level AA. If something gets in your way, write to{' '}
            <a href={`mailto:${email}`}>{email}</a>; we answer within {inHours(SUPPORT_REPLY_MS)} hours. The
            statement itself is in German.
          </EnglishNote>
        </>
      }
      lang="de"
    >
      <LegalDocument
        lang="de"
        contents="Inhalt"
        sections={accessibilitySections(withMarkedGaps(wholeStudio))}
      />
    </Page>
  );
}
