import { ButtonLink } from '@lifted/design/button.tsx';
import { Page } from '@lifted/design/layout/page.tsx';
import { setsWords, suggestionWords } from '@lifted/domain/training/suggested-load-words';
import type { MetaArgs } from 'react-router';
import { useLanguage, useWords } from '../../language.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { FOR_MEMBERS } from '../../ui/audience.tsx';
import { useAddress } from '../../use-address.ts';
import { SUGGESTED_LOAD_WORDS } from './suggested-load-words.ts';
import styles from './suggested-load.module.css';
import { workedExamples, type WorkedExample } from './worked-examples.ts';

export const meta = ({ location }: MetaArgs) => pageMeta(location.pathname, SUGGESTED_LOAD_WORDS);

const EXAMPLES = workedExamples();

/** The rule behind suggested loads, published (studio operations, section 3): its constants and examples are the rule's own. */
export default function SuggestedLoadPage() {
  const words = useWords(SUGGESTED_LOAD_WORDS);
  const address = useAddress();
  return (
    <Page heading={words.heading} lead={<p>{words.lead}</p>}>
      <div className={styles.text}>
        {EXAMPLES.map((example) => (
          <Case key={example.name} example={example} />
        ))}
        <section className={styles.case}>
          <h2 className={styles.heading}>{words.alwaysHeading}</h2>
          <ul className={styles.always}>
            {words.always.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
        <section className={styles.case}>
          <h2 className={styles.heading}>{words.yoursHeading}</h2>
          <p>{words.yours}</p>
          <p className={FOR_MEMBERS}>
            <ButtonLink to={address('myWorkout')}>{words.toWorkout}</ButtonLink>
          </p>
        </section>
      </div>
    </Page>
  );
}

function Case({ example: { name, before, suggested } }: { readonly example: WorkedExample }) {
  const words = useWords(SUGGESTED_LOAD_WORDS);
  const language = useLanguage();
  const { heading, text } = words.cases[name];
  return (
    <section className={styles.case}>
      <h2 className={styles.heading}>{heading}</h2>
      <p>{text}</p>
      <dl className={styles.example}>
        <div>
          <dt>{words.before(before.length)}</dt>
          <dd>
            {before.length === 0
              ? words.nothing
              : before.map((sets) => `${setsWords(sets, language)}\u00a0kg`).join('; ')}
          </dd>
        </div>
        <div>
          <dt>{words.suggestion}</dt>
          <dd className={styles.said}>{suggestionWords(suggested, language)}</dd>
        </div>
      </dl>
    </section>
  );
}
