import type { BodyOf } from '@lifted/contract/call';
import type { joinTestWorkout, TrialPlace } from '@lifted/contract/trial-bookings';
import { ApiProblem } from '@lifted/client/http/api-problem.ts';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Link } from 'react-router';
import { useWords, type Language } from '../../language.ts';
import { startRemote } from '../../platform/http/remote.ts';
import { Button } from '@lifted/design/button.tsx';
import { formText } from '../../ui/forms/form-text.ts';
import { Notice } from '@lifted/design/notice.tsx';
import { RobotTrap } from '../../ui/forms/robot-trap.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import styles from './trial-workout.module.css';
import { useAddress } from '../../use-address.ts';
import { TRIAL_WORKOUT_WORDS } from './trial-workout-words.ts';

/** The state of the booking (specification, section 4): idle, then a message of success or error. */
export type BookingState =
  | { readonly state: 'idle' }
  | { readonly state: 'sending' }
  | { readonly state: 'booked' }
  /** The place waits until then for the link in the mail. */
  | { readonly state: 'held'; readonly until: Date }
  | { readonly state: 'refused'; readonly error: Error };

type BookingRequest = Omit<BodyOf<typeof joinTestWorkout>, 'language'>;

/** Books once at a time: asking again while a request runs does nothing. The mails speak the language of the page. */
export function useBooking(workoutId: string, language: Language) {
  const api = useApiClient();
  const [booking, setBooking] = useState<BookingState>({ state: 'idle' });

  function book(request: BookingRequest): void {
    if (booking.state === 'sending') return;
    setBooking({ state: 'sending' });
    startRemote(
      (signal) =>
        api.call<typeof joinTestWorkout>('POST', '/bsport/join_test_workout/{workoutId}', {
          params: { workoutId },
          body: { ...request, language },
          signal,
        }),
      (remote) => {
        if (remote.state === 'loaded') setBooking(taken(remote.value));
        if (remote.state === 'failed') setBooking({ state: 'refused', error: remote.error });
      },
    );
  }

  return { booking, book };
}

function taken({ held_until }: TrialPlace): BookingState {
  return held_until === null ? { state: 'booked' } : { state: 'held', until: new Date(held_until) };
}

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

/** Fields of the booking form, as the wire names them. */
type BookingField = 'name' | 'email';

/** What to change in which field, in the order of the form; empty where the refusal is about no field. */
function fieldRefusals(error: Error): Partial<Record<BookingField, string>> {
  if (!(error instanceof ApiProblem)) return {};
  const messages: Partial<Record<BookingField, string>> = {};
  for (const { field, message } of error.fieldErrors) {
    if (field === 'name' || field === 'email') messages[field] = message;
  }
  return messages;
}
