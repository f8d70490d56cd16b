import type { TimetableClass } from '../../timetable-class.ts';
import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { Notice } from '@lifted/design/notice.tsx';
import { BOOKING_WORDS } from '../../booking/booking-words.ts';
import { ClassBooking } from '../../booking/class-booking.tsx';
import type { MemberClasses } from '../../booking/own-classes.ts';
import { NothingPays } from '../../booking/nothing-pays.tsx';
import { PayerChoice } from '../../booking/payer-choice.tsx';
import { useFollowing } from '../../booking/use-following.ts';
import { useOwnClasses } from '../../booking/use-own-classes.ts';
import type { CustomerAnswers } from '../../customer/member-answers.ts';
import { useCustomer } from '../../customer/use-customer-answers.ts';
import { useWords } from '../../language.ts';
import styles from './member-week.module.css';

/*
 * What the timetable shows to who is signed in, in a file of scripts of its own. It imports nothing of the page, which would
 * then load in more files for visitors.
 */

/** What each class of the week needs to know of the member. */
interface Member {
  readonly answers: CustomerAnswers;
  readonly own: MemberClasses;
  readonly preferred: string | undefined;
  readonly onChanged: () => void;
}

/** Undefined until it is known; null for an account that cannot book. */
const MemberContext = createContext<Member | null | undefined>(undefined);

interface MemberWeekProps {
  /** Asks for the classes again. */
  readonly onChanged: () => void;
  readonly children: ReactNode;
}

/** Around the week of somebody who is signed in. */
export function MemberWeek({ onChanged, children }: MemberWeekProps) {
  const words = useWords(BOOKING_WORDS);
  const { customer } = useCustomer();
  const answers = customer.state === 'loaded' ? customer.value : undefined;
  const remote = useOwnClasses(answers);
  const [preferred, setPreferred] = useState<string | undefined>(undefined);
  useFollowing(onChanged);
  const own = remote.state === 'loaded' ? remote.value : undefined;
  const isUnknown = customer.state === 'failed' || remote.state === 'failed';
  const member = useMemo(
    () => answers && (own === undefined ? undefined : { answers, own, preferred, onChanged }),
    [answers, own, preferred, onChanged],
  );
  return (
    <MemberContext value={isUnknown ? null : member}>
      {isUnknown && <Notice tone="error">{words.unknown}</Notice>}
      {own?.entitlements.length === 0 && <NothingPays />}
      {own !== undefined && (
        <PayerChoice entitlements={own.entitlements} chosen={preferred} onChoose={setPreferred} />
      )}
      {children}
    </MemberContext>
  );
}

interface MemberActionProps {
  readonly studioClass: TimetableClass;
  readonly now: Date;
  /** Shown until it is known what can be done. */
  readonly awaited: ReactNode;
}

/** What a member can do about one class of the week. */
export function MemberAction({ studioClass, now, awaited }: MemberActionProps) {
  const member = use(MemberContext);
  if (member === null) return null;
  if (member === undefined) return awaited;
  return <ClassBooking className={styles.booking} studioClass={studioClass} now={now} {...member} />;
}
