import { CANCEL_REASONS, type CancelReason } from '@lifted/domain/bookings/class-cancellation';
import { useWords } from '../language.ts';
import { takeFocus } from '../parts/focus/take-focus.ts';
import { CLASS_WORDS } from './class-words.ts';
import styles from './class-dialogs.module.css';
import { DIALOG_WORDS } from './dialog-words.ts';

/** The reason a dialog to cancel opens with. */
export const FIRST_REASON: CancelReason = 'coach';

interface ReasonChoiceProps {
  readonly reason: CancelReason;
  readonly choose: (reason: CancelReason) => void;
}

/** Why something is cancelled. The keyboard begins at the reason that is chosen, as the arrow keys go on from there. */
export function ReasonChoice({ reason, choose }: ReasonChoiceProps) {
  const { why } = useWords(DIALOG_WORDS);
  const { reasons } = useWords(CLASS_WORDS);
  return (
    <fieldset className={styles.reasons}>
      <legend>{why}</legend>
      {CANCEL_REASONS.map((one) => (
        <label key={one}>
          <input
            ref={one === FIRST_REASON ? takeFocus : undefined}
            type="radio"
            name="reason"
            checked={one === reason}
            onChange={() => choose(one)}
          />
          {reasons[one]}
        </label>
      ))}
    </fieldset>
  );
}
