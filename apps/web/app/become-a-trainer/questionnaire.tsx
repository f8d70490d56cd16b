import { ConsentGate } from '../consent/consent-gate.tsx';
import { GuestPlace } from '../consent/guest-place.tsx';
import { useWords } from '../language.ts';
import { useStudioSettings } from '../studio-settings.tsx';
import { AROUND_WORDS } from './application-words.ts';
import styles from './questionnaire.module.css';

/** What a form of somebody else may do: be a form. It opens no windows and takes nobody away from here. */
const SANDBOX = 'allow-forms allow-scripts allow-same-origin';

/**
 * The studio's questionnaire at a form service (specification, section 2), for installations that have one: loaded
 * after two clicks, gone with its frame when the answer is taken back or the page is left.
 */
export function Questionnaire() {
  const words = useWords(AROUND_WORDS);
  const { questionnaire } = useStudioSettings();
  return (
    <GuestPlace category="questionnaire" className={styles.place}>
      {questionnaire !== null && (
        <>
          <h3>{words.questionnaire}</h3>
          <p className={styles.lead}>{words.questionnaireLead}</p>
          <ConsentGate
            category="questionnaire"
            from={new URL(questionnaire.url).host}
            without={<p className={styles.lead}>{words.questionnaireWithout}</p>}
          >
            <iframe
              src={questionnaire.url}
              title={words.questionnaire}
              sandbox={SANDBOX}
              referrerPolicy="no-referrer"
              className={styles.frame}
            />
          </ConsentGate>
        </>
      )}
    </GuestPlace>
  );
}
