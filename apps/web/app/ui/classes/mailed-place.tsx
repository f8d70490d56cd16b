import { useId, type ReactNode } from 'react';
import { useWords } from '../../language.ts';
import { ButtonLink } from '@lifted/design/button.tsx';
import { focusOnArrival } from '../focus-on-arrival.ts';
import { Notice, type NoticeTone } from '@lifted/design/notice.tsx';
import { useAddress } from '../../use-address.ts';
import { ClassFacts, type ShownClass } from './class-facts.tsx';
import { CLASS_FACTS_WORDS } from './class-facts-words.ts';
import styles from './mailed-place.module.css';

interface MailedPlaceOutcomeProps {
  readonly message: string;
  readonly tone?: NoticeTone;
  readonly workout?: ShownClass;
  readonly children: ReactNode;
}

/**
 * What became of a place behind a mailed link, where its question was: beside its class, or above it on a phone. Takes the
 * keyboard's focus and bears the message as its name, so that it is read out.
 */
export function MailedPlaceOutcome({ message, tone = 'status', workout, children }: MailedPlaceOutcomeProps) {
  const id = useId();
  return (
    <div className={styles.columns}>
      <div ref={focusOnArrival} tabIndex={-1} role="group" aria-labelledby={id} className={styles.beside}>
        <Notice tone={tone}>
          <p id={id}>{message}</p>
        </Notice>
        {children}
      </div>
      {workout !== undefined && <ClassFacts workout={workout} />}
    </div>
  );
}

interface MailedPlaceQuestionProps {
  readonly workout: ShownClass;
  /** One or more sentences. */
  readonly question: ReactNode;
  /** What can be pressed. */
  readonly children: ReactNode;
}

/**
 * Asks what shall become of a place behind a mailed link, beside its class, or above it on a phone: opening the link changes
 * nothing.
 */
export function MailedPlaceQuestion({ workout, question, children }: MailedPlaceQuestionProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.beside}>
        {question}
        <div className={styles.actions}>{children}</div>
      </div>
      <ClassFacts workout={workout} />
    </div>
  );
}

/** The way on to other classes. */
export function TimetableLink() {
  const { allClasses } = useWords(CLASS_FACTS_WORDS);
  const address = useAddress();
  return (
    <ButtonLink look="outline" to={address('timetable')}>
      {allClasses}
    </ButtonLink>
  );
}
