import { ConsentGate } from '../../platform/consent/consent-gate.tsx';
import { useWords } from '../../language.ts';
import { AROUND_WORDS } from './application-words.ts';
import styles from './questionnaire.module.css';

/** Sandbox of the third-party form: it can neither open windows nor navigate this page. */
const SANDBOX = 'allow-forms allow-scripts allow-same-origin';

/** The questionnaire at this address, after two clicks; its frame is removed when consent is withdrawn. */
export function OutsideQuestionnaire({ url }: { readonly url: string }) {
  const words = useWords(AROUND_WORDS);
  return (
    <>
      <h3>{words.questionnaire}</h3>
      <p className={styles.lead}>{words.questionnaireLead}</p>
      <ConsentGate
        category="questionnaire"
        from={new URL(url).host}
        without={<p className={styles.lead}>{words.questionnaireWithout}</p>}
      >
        <iframe
          src={url}
          title={words.questionnaire}
          sandbox={SANDBOX}
          referrerPolicy="no-referrer"
          className={styles.frame}
        />
      </ConsentGate>
    </>
  );
}
