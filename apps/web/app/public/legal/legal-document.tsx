import { LegalClauseText } from './legal-clause.tsx';
import styles from './legal-document.module.css';
import type { LegalSection } from './legal-text.ts';
import { TableOfContents } from './table-of-contents.tsx';

interface LegalDocumentProps {
  readonly lang: 'de' | 'en';
  /** Heading of the table of contents. */
  readonly contents: string;
  readonly sections: readonly LegalSection[];
  /** Number every clause ('6.2'), for texts that are quoted in letters. */
  readonly numbersClauses?: boolean;
  /** Level of the heading above the sections. */
  readonly sectionHeading?: 'h2' | 'h3';
}

/** A legal text to read, search and print: numbered sections beside a table of contents that stays in view. */
export function LegalDocument({
  lang,
  contents,
  sections,
  numbersClauses = false,
  sectionHeading: Heading = 'h2',
}: LegalDocumentProps) {
  return (
    <div lang={lang} className={styles.document}>
      <TableOfContents heading={contents} sections={sections} />
      <div className={styles.text}>
        {sections.map((section, at) => (
          <section key={section.id} className={styles.section}>
            <Heading id={section.id} tabIndex={-1} className={styles.heading}>
              <span className={styles.number}>{`${at + 1}.`}</span> {section.heading}
            </Heading>
            {section.clauses.map((clause, place) => {
              const number = `${at + 1}.${place + 1}`;
              return (
                <LegalClauseText key={number} clause={clause} number={numbersClauses ? number : undefined} />
              );
            })}
          </section>
        ))}
      </div>
    </div>
  );
}
