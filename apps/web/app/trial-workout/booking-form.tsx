import { useEffect, useRef, type SubmitEvent } from 'react';
import { Link } from 'react-router';
import { addressOf } from '../addresses.ts';
import { Button } from '../ui/button.tsx';
import { formText } from '../ui/form-text.ts';
import { Notice } from '../ui/notice.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './booking-form.module.css';
import type { BookingRequest, BookingState } from './use-booking.ts';

interface BookingFormProps {
  readonly booking: BookingState;
  /** False until the class is known and can be joined: the form is disabled. */
  readonly isOpen: boolean;
  readonly onBook: (request: BookingRequest) => void;
}

/** First name, email and a button. What was typed stays after a refusal. */
export function BookingForm({ booking, isOpen, onBook }: BookingFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isSending = booking.state === 'sending';

  // A disabled button loses the keyboard; after a refusal it gets it back.
  useEffect(() => {
    if (booking.state === 'refused') form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [booking]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onBook(requestFrom(event.currentTarget));
  }

  return (
    <form ref={form} onSubmit={submit} className={styles.form}>
      <fieldset disabled={!isOpen} className={styles.fields}>
        <legend className={styles.legend}>Your place</legend>
        <TextField label="First name" name="name" autoComplete="given-name" maxLength={100} required />
        <TextField label="Email" name="email" type="email" autoComplete="email" maxLength={254} required />
        <RobotTrap />
        <Button type="submit" disabled={isSending}>
          {isSending ? 'Booking…' : 'Book'}
        </Button>
      </fieldset>
      {booking.state === 'refused' && <Notice tone="error">{booking.message}</Notice>}
      <p className={styles.privacy}>
        We use your name and email for this booking only. More in our{' '}
        <Link to={addressOf('privacyPolicy')}>privacy policy</Link>.
      </p>
    </form>
  );
}

/** A field no person meets; robots fill it in and are found out by it. */
function RobotTrap() {
  return (
    <div aria-hidden="true" className={styles.trap}>
      <label>
        Website <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
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
