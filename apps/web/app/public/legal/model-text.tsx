import { LegalSentenceText } from './legal-sentence.tsx';
import { plainText, type LegalClause, type ModelPart } from './legal-text.ts';
import styles from './model-text.module.css';

type Model = Extract<LegalClause, { readonly kind: 'model' }>;

/** A text whose wording the law gives, set off by a rule; a form has room to write on paper. */
export function ModelText({ model }: { readonly model: Model }) {
  return (
    <section className={styles.model}>
      <h3 className={styles.heading}>{model.heading}</h3>
      {model.parts.map((part) => (
        <Part key={part.heading ?? model.heading} part={part} />
      ))}
    </section>
  );
}

function Part({ part }: { readonly part: ModelPart }) {
  return (
    <>
      {part.heading !== undefined && <h4 className={styles.partHeading}>{part.heading}</h4>}
      {part.paragraphs.map((paragraph) => (
        <p key={plainText(paragraph)}>
          <LegalSentenceText sentence={paragraph} />
        </p>
      ))}
      {part.lines !== undefined && (
        <ul className={styles.lines}>
          {part.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </>
  );
}
