import type { ConsentCategory } from './consent.ts';
import { useState, type ReactNode } from 'react';
import { focusOnArrival } from '../../ui/focus-on-arrival.ts';
import { ConsentQuestion } from './consent-question.tsx';
import { GrantedNote, RefusedNote } from './consent-notes.tsx';
import { LetIn } from './let-in.tsx';
import styles from './consent-gate.module.css';
import { useConsent } from './use-consent.ts';

interface ConsentGateProps {
  readonly category: ConsentCategory;
  /** Host the content is loaded from, such as 'cdn.example.com'. */
  readonly from: string;
  /** What to do for who would rather not. Stands below the question and below a refusal. */
  readonly without?: ReactNode;
  /** What comes from somebody else; not even its scripts should be asked for before it is drawn. */
  readonly children: ReactNode;
}

/**
 * Content from others in two clicks: says what would be loaded, from whom and with which data, and draws it only after
 * a yes. A no is as easy, both can be taken back, here and on the privacy settings.
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
