import type { MetaArgs } from 'react-router';
import { useWords, type InBothLanguages } from '../../language.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import type { confirmTrialBooking, showTrialBooking, TrialBooking } from '@lifted/contract/trial-bookings';
import { berlinTime } from '@lifted/domain/calendar/studio-calendar';
import { Button, ButtonLink } from '@lifted/design/button.tsx';
import { useAddress } from '../../use-address.ts';
import {
  MailedPlacePage,
  type MailedPlaceWords,
  type PlaceButton,
} from '../../ui/classes/mailed-place-page.tsx';
import { LINKED_PLACE_WORDS } from '../../ui/classes/mailed-place-words.ts';
import type { MailedLink } from '../../ui/classes/use-mailed-place.ts';
import { MailedPlaceOutcome, MailedPlaceQuestion, TimetableLink } from '../../ui/classes/mailed-place.tsx';
import { TRIAL_WORKOUT_WORDS } from './trial-workout-words.ts';

interface ConfirmationWords extends MailedPlaceWords {
  /** Until a time of day, 'HH:MM'. */
  readonly question: (firstName: string, until: string) => string;
  readonly yes: string;
  readonly confirming: string;
  readonly bookedNext: string;
  readonly expired: string;
  readonly givenBack: string;
  readonly started: string;
  readonly bookAgain: string;
}

const CONFIRMATION_WORDS: InBothLanguages<ConfirmationWords> = {
  en: {
    heading: 'Confirm your test workout',
    title: 'Confirm your test workout',
    description: 'Confirm the place we’re holding for you in a test workout.',
    question: (firstName, until) =>
      `Hi ${firstName}, we’re holding this place for you until ${until}. Would you like it?`,
    yes: 'Confirm my place',
    confirming: 'Confirming…',
    bookedNext:
      'Check your inbox: our email says what to bring, and has a calendar entry and a link to cancel.',
    expired:
      'The time to confirm is over, so your place is free again. If there is still one, just book again.',
    givenBack: 'You cancelled this place.',
    started: 'It’s too late to confirm: the class has started.',
    bookAgain: 'Book again',
    noScript: [
      'Confirming needs JavaScript, which is switched off in this browser. You can also call ',
      ' or write to ',
      '.',
    ],
  },
  de: {
    heading: 'Probetraining bestätigen',
    title: 'Probetraining bestätigen',
    description: 'Bestätige den Platz, den wir dir in einem Probetraining freihalten.',
    question: (firstName, until) =>
      `Hi ${firstName}, diesen Platz halten wir dir bis ${until} Uhr frei. Möchtest du ihn haben?`,
    yes: 'Platz bestätigen',
    confirming: 'Wird bestätigt …',
    bookedNext:
      'Schau in dein Postfach: In unserer E-Mail steht, was du mitbringst. Der Termin für deinen Kalender und der Link zum Absagen sind auch dabei.',
    expired:
      'Die Zeit zum Bestätigen ist um, dein Platz ist wieder frei. Gibt es noch einen? Dann buch einfach noch einmal.',
    givenBack: 'Diesen Platz hast du abgesagt.',
    started: 'Bestätigen geht nicht mehr: Der Kurs hat begonnen.',
    bookAgain: 'Noch einmal buchen',
    noScript: [
      'Zum Bestätigen brauchst du JavaScript, das in diesem Browser ausgeschaltet ist. Ruf uns sonst einfach an, ',
      ', oder schreib an ',
      '.',
    ],
  },
};

export const meta = ({ location }: MetaArgs) => pageMeta(location.pathname, CONFIRMATION_WORDS);

const LINK: MailedLink<TrialBooking> = {
  show: (api, request) => api.call<typeof showTrialBooking>('POST', '/trial_bookings/show', request),
  act: (api, request) => api.call<typeof confirmTrialBooking>('POST', '/trial_bookings/confirm', request),
  refusals: { class_started: { state: 'started' }, class_canceled: { state: 'class_canceled' } },
};

/** Behind the link of the mail about a held place: shows the booking, asks, confirms it. */
export default function ConfirmTrialWorkoutPage() {
  const words = useWords(CONFIRMATION_WORDS);
  const { booked } = useWords(TRIAL_WORKOUT_WORDS);
  const { canceledByStudio } = useWords(LINKED_PLACE_WORDS);
  return (
    <MailedPlacePage words={words} link={LINK}>
      {(booking, button) => {
        switch (booking.state) {
          case 'held':
            return <Question booking={booking} button={button} />;
          case 'booked':
            return (
              <MailedPlaceOutcome tone="success" message={booked} workout={booking.workout}>
                <p>{words.bookedNext}</p>
                <TimetableLink />
              </MailedPlaceOutcome>
            );
          case 'expired':
          case 'canceled':
            return (
              <MailedPlaceOutcome
                message={booking.state === 'expired' ? words.expired : words.givenBack}
                workout={booking.workout}
              >
                <BookAgain booking={booking} />
              </MailedPlaceOutcome>
            );
          case 'started':
          case 'class_canceled':
            return (
              <MailedPlaceOutcome
                message={booking.state === 'started' ? words.started : canceledByStudio}
                workout={booking.workout}
              >
                <TimetableLink />
              </MailedPlaceOutcome>
            );
          default:
            return booking.state satisfies never;
        }
      }}
    </MailedPlacePage>
  );
}

interface QuestionProps {
  readonly booking: TrialBooking;
  readonly button: PlaceButton;
}

function Question({ booking, button: { press, isSending } }: QuestionProps) {
  const words = useWords(CONFIRMATION_WORDS);
  const until = booking.held_until ?? booking.workout.start_datetime;
  return (
    <MailedPlaceQuestion
      workout={booking.workout}
      question={<p>{words.question(booking.first_name, berlinTime(new Date(until)))}</p>}
    >
      <Button onClick={press} disabled={isSending}>
        {isSending ? words.confirming : words.yes}
      </Button>
    </MailedPlaceQuestion>
  );
}

function BookAgain({ booking }: { readonly booking: TrialBooking }) {
  const { bookAgain } = useWords(CONFIRMATION_WORDS);
  const address = useAddress();
  return (
    <ButtonLink look="outline" to={address('trialWorkout', { workoutId: booking.workout.id })}>
      {bookAgain}
    </ButtonLink>
  );
}
