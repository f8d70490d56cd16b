import type { ConsentCategory } from './consent.ts';
import { useState, type ReactNode } from 'react';
import { focusOnArrival } from '../../ui/focus-on-arrival.ts';
import { ConsentQuestion } from './consent-question.tsx';
import { GrantedNote, RefusedNote } from './consent-notes.tsx';
import styles from './consent-gate.module.css';
import { useConsent } from './use-consent.ts';
import { useWords } from '../../language.ts';
import { useDocumentOfItsOwn } from './document-of-its-own.ts';
import { GATE_WORDS } from './gate-words.ts';

interface ConsentGateProps {
  readonly category: ConsentCategory;
  /** Host the content is loaded from, such as 'cdn.example.com'. */
  readonly from: string;
  /** The alternative without consent, shown below the question and after a refusal. */
  readonly without?: ReactNode;
  /** Third-party content; not even its scripts are requested before it is rendered. */
  readonly children: ReactNode;
}

/**
 * Third-party content after a second click: says what would be loaded, from whom and with which data, and renders it only
 * after consent. Refusing is as easy, and both can be changed, here and in the privacy settings.
 */
export function ConsentGate({ category, from, without, children }: ConsentGateProps) {
  const { state, grant, refuse } = useConsent(category);
  const [answeredHere, setAnsweredHere] = useState(false);
  const answer = (choose: () => void) => () => {
    setAnsweredHere(true);
    choose();
  };
  return (
    <div className={styles.gate} key={state} ref={answeredHere ? focusOnArrival : null} tabIndex={-1}>
      {state === 'granted' && (
        <>
          <LetIn>{children}</LetIn>
          <GrantedNote category={category} from={from} onTakeBack={answer(refuse)} />
        </>
      )}
      {state === 'refused' && <RefusedNote category={category} onGrant={answer(grant)} />}
      {state === 'unasked' && (
        <ConsentQuestion category={category} from={from} onGrant={answer(grant)} onRefuse={answer(refuse)} />
      )}
      {state !== 'granted' && without}
    </div>
  );
}

/** Renders third-party content as soon as this document may contain it. */
function LetIn({ children }: { readonly children: ReactNode }) {
  const isOwn = useDocumentOfItsOwn();
  const words = useWords(GATE_WORDS);
  return isOwn ? children : <p role="status">{words.loading}</p>;
}
