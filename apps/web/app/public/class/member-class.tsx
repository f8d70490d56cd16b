import type { WorkoutLog } from '@lifted/contract/training-log';
import { classStanding } from '@lifted/domain/bookings/class-standing';
import { paidClassOf } from '@lifted/domain/bookings/booking';
import { whoPays } from '@lifted/domain/bookings/entitlement';
import type { TimetableClass } from '../../timetable-class.ts';
import { setWords } from '@lifted/domain/training/load-kinds/set-words';
import { Notice } from '@lifted/design/notice.tsx';
import { Skeleton } from '@lifted/design/layout/skeleton.tsx';
import { useMemo, useState } from 'react';
import { BOOKING_WORDS } from '../../booking/booking-words.ts';
import { ClassBooking } from '../../booking/class-booking.tsx';
import { NothingPays } from '../../booking/nothing-pays.tsx';
import { PayerChoice } from '../../booking/payer-choice.tsx';
import { useFollowing } from '../../booking/use-following.ts';
import { useOwnClasses } from '../../booking/use-own-classes.ts';
import { useCustomer, useCustomerAnswers } from '../../customer/use-customer-answers.ts';
import { useLanguage, useWords } from '../../language.ts';
import { useCachedAnswer } from '../../platform/http/cached-answer.ts';
import { CLASS_WORDS } from './class-words.ts';
import styles from './class-page.module.css';
import { lastSet } from './last-set.ts';
import { SwapWays } from './swap-ways.tsx';

interface MemberPlaceProps {
  readonly studioClass: TimetableClass;
  readonly now: Date;
  readonly onChanged: () => void;
}

/** What somebody who is signed in can do about the class. */
export function MemberPlace({ studioClass, now, onChanged }: MemberPlaceProps) {
  const words = useWords(BOOKING_WORDS);
  const { customer } = useCustomer();
  const answers = customer.state === 'loaded' ? customer.value : undefined;
  const own = useOwnClasses(answers);
  const [preferred, setPreferred] = useState<string | undefined>(undefined);
  useFollowing(onChanged);
  if (answers === null) return null;
  if (customer.state === 'failed' || own.state === 'failed')
    return <Notice tone="error">{words.unknown}</Notice>;
  if (answers === undefined || own.state !== 'loaded') return <Skeleton height="6rem" />;
  const paidClass = paidClassOf({ branch: null, ...studioClass });
  const payers = own.value.entitlements.filter((each) => whoPays([each], paidClass).outcome === 'pays');
  const standing = classStanding({ studioClass, own: own.value, now });
  const canChoose = standing.kind === 'open' || (standing.kind === 'waiting' && standing.canTake);
  const shared = { studioClass, own: own.value, answers, now, onChanged };
  return (
    <div className={styles.ways}>
      {own.value.entitlements.length === 0 && <NothingPays />}
      {canChoose && <PayerChoice entitlements={payers} chosen={preferred} onChoose={setPreferred} />}
      <ClassBooking {...shared} preferred={preferred} isMain className={styles.booking} />
      <SwapWays {...shared} />
    </div>
  );
}

const NO_LOGS: readonly WorkoutLog[] = [];

/** What the member lifted last in an exercise; nothing while it is unknown. */
export function LastWeight({ exerciseId }: { readonly exerciseId: string }) {
  const words = useWords(CLASS_WORDS);
  const language = useLanguage();
  const answers = useCustomerAnswers();
  const remote = useCachedAnswer(answers?.logs ?? null);
  const logs = remote.state === 'loaded' ? remote.value : NO_LOGS;
  const last = useMemo(() => lastSet(logs, exerciseId), [logs, exerciseId]);
  if (last === null) return null;
  return <span className={styles.last}>{words.last(setWords(last, language))}</span>;
}
