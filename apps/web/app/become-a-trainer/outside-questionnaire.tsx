import { ConsentGate } from '../consent/consent-gate.tsx';
import { useWords } from '../language.ts';
import { AROUND_WORDS } from './application-words.ts';
import styles from './questionnaire.module.css';

/** What a form of somebody else may do: be a form. It opens no windows and takes nobody away from here. */
const SANDBOX = 'allow-forms allow-scripts allow-same-origin';

/** The questionnaire at this address, after two clicks; gone with its frame when the answer is taken back. */
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
