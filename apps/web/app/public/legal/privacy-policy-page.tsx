import { germanDate } from '@lifted/domain/language/member-dates';
import { wholeStudio } from '@lifted/profile/whole-studio';
import type { MetaArgs } from 'react-router';
import { pageMeta } from '../../seo/page-meta.ts';
import { Page } from '@lifted/design/layout/page.tsx';
import { LegalDocument } from './legal-document.tsx';
import styles from './privacy-policy.module.css';
import { privacyFacts } from './privacy/privacy-facts.ts';
import { englishPrivacy, germanPrivacy, PRIVACY_AS_OF } from './privacy/privacy-sections.ts';
import { withMarkedGaps } from './marked-gaps.ts';

export const meta = ({ location }: MetaArgs) =>
  pageMeta(location.pathname, {
    en: {
      title: 'Privacy policy (Datenschutzerklärung)',
      description:
        'Which data we need and what for, what your browser stores, who receives it, how long we keep it, and your rights. German first, then English.',
    },
    de: {
      title: 'Datenschutzerklärung für Studio und App',
      description:
        'Welche Daten wir brauchen und wofür, was dein Browser speichert, wer sie bekommt, wie lange wir sie behalten und welche Rechte du hast.',
    },
  });

/** Where the English version begins (specification, section 2). */
const ENGLISH_ANCHOR = 'english';

export default function PrivacyPolicyPage() {
  return (
    <Page
      heading="Datenschutz&shy;erklärung"
      lead={
        <>
          <p>{`Was wir über dich wissen und warum. Stand ${germanDate(PRIVACY_AS_OF)}`}</p>
          <p className={styles.toEnglish}>
            <a href={`#${ENGLISH_ANCHOR}`} lang="en">
              English version
            </a>
          </p>
        </>
      }
      lang="de"
    >
      <LegalDocument
        lang="de"
        contents="Inhalt"
        sections={germanPrivacy(privacyFacts(withMarkedGaps(wholeStudio), 'de'))}
      />
      <section lang="en" aria-labelledby={ENGLISH_ANCHOR} className={styles.english}>
        <h2 id={ENGLISH_ANCHOR} tabIndex={-1} className={styles.heading}>
          Privacy policy
        </h2>
        <p className={styles.note}>
          A translation to help you understand. Where the two differ, the German version prevails.
        </p>
        <LegalDocument
          lang="en"
          contents="Contents"
          sections={englishPrivacy(privacyFacts(withMarkedGaps(wholeStudio), 'en'))}
          sectionHeading="h3"
        />
      </section>
    </Page>
  );
}
