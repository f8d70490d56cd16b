import { DESK_ROLES, mayOpen } from '@lifted/domain/people/studio-role';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { useWords } from '../language.ts';
import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { ClassRows } from './class-rows.tsx';
import { NextOwn } from './next-own.tsx';
import styles from './sorted-classes.module.css';
import { TODAY_WORDS } from './today-words.ts';
import { sortedDay, type ClassToday } from './today.ts';

interface SortedClassesProps {
  readonly classes: readonly ClassToday[];
  readonly now: Date;
  readonly addressOf: (id: string) => string;
}

/**
 * What is ahead, and folded below it what is over. A coach sees their own classes first; those of others lead nowhere,
 * because they are not theirs to open.
 */
export function SortedClasses({ classes, now, addressOf }: SortedClassesProps) {
  const words = useWords(TODAY_WORDS);
  const ownOnly = !mayOpen(useSession().userRoles, DESK_ROLES);
  const { ahead, over, ofOthers } = sortedDay(classes, { now, ownOnly });
  return (
    <div className={styles.day}>
      {ahead.length > 0 && <ClassRows classes={ahead} now={now} addressOf={addressOf} />}
      {ahead.length + over.length === 0 && <NextOwn today={berlinDate(now)} addressOf={addressOf} />}
      {over.length > 0 && (
        <details open={ahead.length === 0}>
          <summary>{words.over(over.length)}</summary>
          <ClassRows classes={over} now={now} addressOf={addressOf} />
        </details>
      )}
      {ofOthers.length > 0 && (
        <details open={ahead.length + over.length === 0}>
          <summary>{words.ofOthers(ofOthers.length)}</summary>
          <ClassRows classes={ofOthers} now={now} addressOf={undefined} />
        </details>
      )}
    </div>
  );
}
