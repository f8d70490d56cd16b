import { wholeStudio } from '@lifted/profile/whole-studio';
import type { MetaArgs } from 'react-router';
import { pageMeta } from '../../seo/page-meta.ts';
import { Page } from '@lifted/design/layout/page.tsx';
import { EnglishNote } from './english-note.tsx';
import { imprintFacts, imprintSections } from './imprint-sections.ts';
import { LegalDocument } from './legal-document.tsx';
import { withFirmSpaces } from './legal-text.ts';
import { withMarkedGaps } from './marked-gaps.ts';

const company = wholeStudio.legal.company || wholeStudio.name;
export const meta = ({ location }: MetaArgs) =>
  pageMeta(location.pathname, {
    en: {
      title: 'Legal notice & contact (Impressum)',
      description: `Who is behind ${wholeStudio.name}: ${company} in ${wholeStudio.address.city}, with ${imprintFacts(wholeStudio, 'en')}.`,
    },
    de: {
      title: 'Impressum & Kontakt des Studios',
      description: `Wer hinter ${wholeStudio.name} steht: ${company} in ${wholeStudio.address.city}, mit ${imprintFacts(wholeStudio, 'de')}.`,
    },
  });

export default function ImprintPage() {
  return (
    <Page
      heading="Impressum & Kontakt"
      lead={
        <>
          <p>{withFirmSpaces('Angaben nach § 5 DDG')}</p>
          <EnglishNote>The legal notice is in German. You are welcome to write to us in English.</EnglishNote>
        </>
      }
      lang="de"
    >
      <LegalDocument lang="de" contents="Inhalt" sections={imprintSections(withMarkedGaps(wholeStudio))} />
    </Page>
  );
}
