import type { ReactNode } from 'react';
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

/** What became of a place behind a mailed link, beside its class. Takes the keyboard's focus. */
export function MailedPlaceOutcome({ message, tone = 'status', workout, children }: MailedPlaceOutcomeProps) {
  return (
    <div className={styles.columns}>
      {workout !== undefined && <ClassFacts workout={workout} />}
      <div ref={focusOnArrival} tabIndex={-1} className={styles.beside}>
        <Notice tone={tone}>{message}</Notice>
        {children}
      </div>
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

/** Asks what shall become of a place behind a mailed link, beside its class: opening the link changes nothing. */
export function MailedPlaceQuestion({ workout, question, children }: MailedPlaceQuestionProps) {
  return (
    <div className={styles.columns}>
      <ClassFacts workout={workout} />
      <div className={styles.beside}>
        {question}
        <div className={styles.actions}>{children}</div>
      </div>
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
