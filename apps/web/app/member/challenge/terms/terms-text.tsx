import { Fragment } from 'react';
import { PRIZES_ANCHOR } from '../prizes-anchor.ts';
import type { Clause, TermsSection } from './terms-facts.ts';
import styles from './terms.module.css';

interface TermsTextProps {
  readonly id: string;
  readonly lang: 'de' | 'en';
  readonly heading: string;
  readonly note: string;
  readonly sections: readonly TermsSection[];
  /** A link wherever the text names it. */
  readonly email: string;
  /** 'Claim Prize' links to the section about prizes of this text. */
  readonly hasPrizesAnchor?: boolean;
}

const PRIZES_SECTION = 4;

/** One language of the terms: numbered sections, and clauses within them. */
export function TermsText({
  id,
  lang,
  heading,
  note,
  sections,
  email,
  hasPrizesAnchor = false,
}: TermsTextProps) {
  return (
    <section lang={lang} aria-labelledby={id} className={styles.terms}>
      <h2 id={id} tabIndex={-1} className={styles.heading}>
        {heading}
      </h2>
      <p className={styles.note}>{note}</p>
      {sections.map((section) => (
        <section key={section.number} className={styles.section}>
          <h3
            {...(hasPrizesAnchor && section.number === PRIZES_SECTION
              ? { id: PRIZES_ANCHOR, tabIndex: -1 }
              : {})}
            className={styles.sectionHeading}
          >
            {`${section.number}. ${section.heading}`}
          </h3>
          <div className={styles.body}>
            <Paragraphs of={section.paragraphs} email={email} />
            {section.clauses?.map((clause) => (
              <ClauseText key={clause.number} clause={clause} email={email} />
            ))}
          </div>
        </section>
      ))}
    </section>
  );
}

function ClauseText({ clause, email }: { readonly clause: Clause; readonly email: string }) {
  return (
    <div className={styles.clause}>
      <h4 className={styles.clauseHeading}>{`${clause.number} ${clause.heading}`}</h4>
      <Paragraphs of={clause.paragraphs} email={email} />
    </div>
  );
}

function Paragraphs({ of, email }: { readonly of: readonly string[]; readonly email: string }) {
  return of.map((paragraph) => (
    <p key={paragraph} className={styles.paragraph}>
      {paragraph.split(email).map((part, at) => (
        <Fragment key={part}>
          {at > 0 && <a href={`mailto:${email}`}>{email}</a>}
          {part}
        </Fragment>
      ))}
    </p>
  ));
}
