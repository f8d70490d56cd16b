import type { BookingOutcome } from '@lifted/contract/class-bookings';
import {
  canTakePlace,
  classStanding,
  type ClassStanding,
  type ShownClass,
} from '@lifted/domain/bookings/class-standing';
import { classNames } from '@lifted/design/class-names.ts';
import { Notice } from '@lifted/design/notice.tsx';
import { useEffect, useRef, type RefObject } from 'react';
import type { CustomerAnswers } from '../customer/member-answers.ts';
import { useLanguage, useWords } from '../language.ts';
import { Announcement } from '../ui/announcement.tsx';
import { BOOKING_WORDS } from './booking-words.ts';
import styles from './class-booking.module.css';
import { nearMomentWords } from '@lifted/domain/language/near-moment-words';
import type { MemberClasses } from './own-classes.ts';
import { StandingView } from './standing-view.tsx';
import { useBooking, type CommandState } from './use-booking.ts';
import { WaitsLost } from './waits-lost.tsx';

interface ClassBookingProps {
  readonly studioClass: ShownClass & { readonly name: string };
  readonly own: MemberClasses;
  readonly answers: CustomerAnswers;
  readonly now: Date;
  /** The entitlement the member prefers to pay with. */
  readonly preferred?: string | undefined;
  /** Something about the classes has changed. */
  readonly onChanged: () => void;
  /** Booking it is the one thing to do here. */
  readonly isMain?: boolean;
  /** Lays out the parts: areas `main`, `note` and `more`. */
  readonly className?: string | undefined;
}

/** What a member can do about a class, what it costs, and what came of it. */
export function ClassBooking({
  studioClass,
  own,
  answers,
  now,
  preferred,
  onChanged,
  isMain = false,
  className,
}: ClassBookingProps) {
  const words = useWords(BOOKING_WORDS);
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const { state, carryOut } = useBooking(answers, onChanged);
  const standing = classStanding({ studioClass, own, now, preferred });
  useFocusKept(place, state);
  if (isNothingToDo(standing, own, isMain) && state.state === 'idle') return null;
  const nameOf = ({ name, start }: { readonly name: string; readonly start: Date }) =>
    `${name}, ${nearMomentWords(start, now, language)}`;
  const label = nameOf(studioClass);
  const done = state.state === 'done' ? state : undefined;
  // An undone swap.
  const back =
    done && own.places.find(({ workoutId }) => workoutId === done.workoutId && workoutId !== studioClass.id);
  const said = done && (back ? `${words.booked}: ${nameOf(back)}` : words.outcomes[done.outcome]);
  return (
    <div
      ref={place}
      role="group"
      aria-label={label}
      tabIndex={-1}
      className={classNames(styles.booking, className)}
    >
      <StandingView
        standing={standing}
        workoutId={studioClass.id}
        named={label}
        start={studioClass.start}
        now={now}
        look={isMain ? 'signal' : 'outline'}
        isSending={state.state === 'sending'}
        onCommand={carryOut}
      />
      {canTakePlace(standing) && <WaitsLost studioClass={studioClass} own={own} now={now} />}
      {state.state === 'refused' && (
        <div className={styles.more}>
          <Notice tone="error">{state.reason}</Notice>
        </div>
      )}
      {done && said !== undefined && (
        <>
          <Announcement text={said} />
          {(back ?? isWorthShowing(done.outcome)) && (
            <p aria-hidden="true" className={styles.more}>
              {said}
            </p>
          )}
        </>
      )}
    </div>
  );
}

/** Where booking is the one thing to do, the page says that nothing pays, with the way to what does. */
function isNothingToDo(
  standing: ClassStanding,
  { entitlements }: MemberClasses,
  isSaidAbove: boolean,
): boolean {
  if (standing.kind === 'over') return true;
  return (
    isSaidAbove &&
    standing.kind === 'refused' &&
    standing.reason === 'no_entitlement' &&
    entitlements.length === 0
  );
}

/** The rest is visible in what the class shows afterwards. */
function isWorthShowing(outcome: BookingOutcome['outcome']): boolean {
  return outcome !== 'booked' && outcome !== 'waiting';
}

/** The pressed button is gone when its command is done: the keyboard goes on from the class it was about. */
function useFocusKept(place: RefObject<HTMLElement | null>, state: CommandState): void {
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (state.state === 'done' && isLost) place.current?.focus({ preventScroll: true });
  }, [place, state]);
}
