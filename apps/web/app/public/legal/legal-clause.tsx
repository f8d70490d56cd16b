import { Facts } from '../../ui/layout/facts.tsx';
import styles from './legal-clause.module.css';
import { LegalSentenceText } from './legal-sentence.tsx';
import { plainText, withFirmSpaces, type LegalClause } from './legal-text.ts';
import { ModelText } from './model-text.tsx';

interface LegalClauseTextProps {
  readonly clause: LegalClause;
  readonly number: string | undefined;
}

/** One clause of a section, with its number where clauses have one. */
export function LegalClauseText({ clause, number }: LegalClauseTextProps) {
  if (typeof clause === 'string' || !('kind' in clause)) {
    return (
      <p className={styles.clause}>
        <ClauseNumber number={number} />
        <LegalSentenceText sentence={clause} />
      </p>
    );
  }
  switch (clause.kind) {
    case 'list':
      return (
        <div className={styles.clause}>
          <p>
            <ClauseNumber number={number} />
            <LegalSentenceText sentence={clause.intro} />
          </p>
          <ul className={styles.list}>
            {clause.items.map((item) => (
              <li key={plainText(item)}>
                <LegalSentenceText sentence={item} />
              </li>
            ))}
          </ul>
        </div>
      );
    case 'entries':
      return (
        <div className={styles.entries}>
          <Facts
            facts={clause.entries.map(({ name, value }) => ({
              name: withFirmSpaces(name),
              value: <LegalSentenceText sentence={value} />,
            }))}
          />
        </div>
      );
    case 'model':
      return <ModelText model={clause} />;
    default:
      return clause satisfies never;
  }
}

function ClauseNumber({ number }: Pick<LegalClauseTextProps, 'number'>) {
  return number === undefined ? null : <span className={styles.number}>{`${number} `}</span>;
}
