import { useEffect, useRef, type SubmitEvent } from 'react';
import { Link } from 'react-router';
import { useWords } from '../../language.ts';
import { Button } from '@lifted/design/button.tsx';
import { formText } from '../../ui/forms/form-text.ts';
import { Notice } from '@lifted/design/notice.tsx';
import { RobotTrap } from '../../ui/forms/robot-trap.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import styles from './trial-workout.module.css';
import { useAddress } from '../../use-address.ts';
import { TRIAL_WORKOUT_WORDS } from './trial-workout-words.ts';
import { fieldRefusals, type BookingRequest, type BookingState } from './use-booking.ts';

interface BookingFormProps {
  readonly booking: BookingState;
  /** False until the class is known and can be joined: the form is disabled. */
  readonly isOpen: boolean;
  readonly onBook: (request: BookingRequest) => void;
}

/** First name, email and a button. What was typed stays after a refusal. */
export function BookingForm({ booking, isOpen, onBook }: BookingFormProps) {
  const words = useWords(TRIAL_WORKOUT_WORDS);
  const [beforeLink, link, afterLink] = words.privacy;
  const address = useAddress();
  const form = useRef<HTMLFormElement>(null);
  const isSending = booking.state === 'sending';
  const faults = booking.state === 'refused' ? fieldRefusals(booking.error) : {};
  const isAboutField = Object.keys(faults).length > 0;

  // A disabled button loses the keyboard; after a refusal it gets it back, or the field that has to change.
  useEffect(() => {
    if (booking.state === 'refused')
      form.current?.querySelector<HTMLElement>('[aria-invalid], [type=submit]')?.focus();
  }, [booking]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onBook(requestFrom(event.currentTarget));
  }

  return (
    <form ref={form} onSubmit={submit} className={styles.form}>
      <fieldset disabled={!isOpen} className={styles.fields}>
        <legend className={styles.legend}>{words.yourPlace}</legend>
        <TextField
          label={words.firstName}
          name="name"
          autoComplete="given-name"
          maxLength={100}
          required
          error={faults.name}
        />
        <TextField
          label={words.email}
          hint={words.onePerAddress}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          error={faults.email}
        />
        <RobotTrap />
        <Button type="submit" disabled={isSending}>
          {isSending ? words.booking : words.book}
        </Button>
      </fieldset>
      {booking.state === 'refused' && !isAboutField && <Notice tone="error">{booking.error.message}</Notice>}
      <p className={styles.privacy}>
        {beforeLink}
        <Link to={address('privacyPolicy')}>{link}</Link>
        {afterLink}
      </p>
    </form>
  );
}

function requestFrom(form: HTMLFormElement): BookingRequest {
  const website = formText(form, 'website').trim();
  return {
    name: formText(form, 'name').trim(),
    email: formText(form, 'email').trim(),
    ...(website === '' ? {} : { website }),
  };
}
