import type { MetaArgs } from 'react-router';
import { useWords, type InBothLanguages } from '../../language.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { Page } from '@lifted/design/layout/page.tsx';
import { NoScript, type NoScriptWords } from '../../ui/no-script.tsx';
import { useMailedBooking, type MailedBooking } from './mailed-booking.ts';
import type { TrialBooking } from '@lifted/contract/trial-bookings';
import { berlinTime } from '@lifted/domain/calendar/studio-calendar';
import { Button, ButtonLink } from '@lifted/design/button.tsx';
import { useAddress } from '../../use-address.ts';
import { ClassFactsSkeleton } from '../../ui/classes/class-facts.tsx';
import { MailedPlaceOutcome, MailedPlaceQuestion, TimetableLink } from '../../ui/classes/mailed-place.tsx';
import { TRIAL_WORKOUT_WORDS } from './trial-workout-words.ts';

interface ConfirmationWords {
  readonly heading: string;
  readonly title: string;
  readonly description: string;
  readonly unknownLink: string;
  /** Until a time of day, 'HH:MM'. */
  readonly question: (firstName: string, until: string) => string;
  readonly yes: string;
  readonly confirming: string;
  readonly bookedNext: string;
  readonly expired: string;
  readonly givenBack: string;
  readonly started: string;
  readonly bookAgain: string;
  readonly again: string;
  readonly noScript: NoScriptWords;
}

const CONFIRMATION_WORDS: InBothLanguages<ConfirmationWords> = {
  en: {
    heading: 'Confirm your test workout',
    title: 'Confirm your test workout',
    description: 'Confirm the place we hold for you in a test workout.',
    unknownLink: 'This link doesn’t work. Please open it again from our email.',
    question: (firstName, until) =>
      `Hi ${firstName}, we hold this place for you until ${until}. Would you like to have it?`,
    yes: 'Confirm my place',
    confirming: 'Confirming…',
    bookedNext: 'Check your inbox: we’ve sent you a confirmation with a calendar entry and a link to cancel.',
    expired:
      'The half hour is over, so your place went back to the others. Are there any left? Then book again.',
    givenBack: 'You cancelled this place.',
    started: 'This class has already started.',
    bookAgain: 'Book again',
    again: 'Try again',
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
    unknownLink: 'Dieser Link funktioniert nicht. Öffne ihn bitte noch einmal aus unserer Mail.',
    question: (firstName, until) =>
      `Hallo ${firstName}, diesen Platz halten wir dir bis ${until} Uhr frei. Möchtest du ihn haben?`,
    yes: 'Platz bestätigen',
    confirming: 'Wird bestätigt …',
    bookedNext:
      'Schau in dein Postfach: Dort findest du die Bestätigung mit dem Termin für deinen Kalender und dem Link zum Absagen.',
    expired:
      'Die halbe Stunde ist um, dein Platz ist wieder frei. Ist noch einer da? Dann buch einfach noch einmal.',
    givenBack: 'Diesen Platz hast du abgesagt.',
    started: 'Dieser Kurs hat schon begonnen.',
    bookAgain: 'Noch einmal buchen',
    again: 'Noch einmal versuchen',
    noScript: [
      'Zum Bestätigen brauchst du JavaScript, das in diesem Browser ausgeschaltet ist. Ruf uns sonst einfach an, ',
      ', oder schreib an ',
      '.',
    ],
  },
};

export const meta = ({ location }: MetaArgs) => pageMeta(location.pathname, CONFIRMATION_WORDS);

/** Behind the link of the mail about a held place: shows the booking, asks, confirms it. */
export default function ConfirmTrialWorkoutPage() {
  const { heading, noScript } = useWords(CONFIRMATION_WORDS);
  const { mailed, act, retry } = useMailedBooking('confirm');
  return (
    <Page heading={heading} grows>
      <NoScript words={noScript} />
      <ConfirmationView mailed={mailed} onConfirm={act} onRetry={retry} />
    </Page>
  );
}

interface ConfirmationViewProps {
  readonly mailed: MailedBooking;
  readonly onConfirm: () => void;
  readonly onRetry: () => void;
}

/** Each state of a held place in words, with the next thing to do. */
function ConfirmationView({ mailed, onConfirm, onRetry }: ConfirmationViewProps) {
  const words = useWords(CONFIRMATION_WORDS);
  const { booked } = useWords(TRIAL_WORKOUT_WORDS);
  switch (mailed.state) {
    case 'reading':
      return <ClassFactsSkeleton />;
    case 'unknown_link':
      return (
        <MailedPlaceOutcome message={words.unknownLink}>
          <TimetableLink />
        </MailedPlaceOutcome>
      );
    case 'held':
    case 'sending':
      return (
        <Question booking={mailed.booking} isSending={mailed.state === 'sending'} onConfirm={onConfirm} />
      );
    case 'booked':
      return (
        <MailedPlaceOutcome tone="success" message={booked} workout={mailed.booking.workout}>
          <p>{words.bookedNext}</p>
          <TimetableLink />
        </MailedPlaceOutcome>
      );
    case 'expired':
      return (
        <MailedPlaceOutcome message={words.expired} workout={mailed.booking.workout}>
          <BookAgain booking={mailed.booking} />
        </MailedPlaceOutcome>
      );
    case 'canceled':
      return (
        <MailedPlaceOutcome message={words.givenBack} workout={mailed.booking.workout}>
          <BookAgain booking={mailed.booking} />
        </MailedPlaceOutcome>
      );
    case 'started':
      return (
        <MailedPlaceOutcome message={words.started} workout={mailed.booking.workout}>
          <TimetableLink />
        </MailedPlaceOutcome>
      );
    case 'failed':
      return (
        <MailedPlaceOutcome tone="error" message={mailed.error.message}>
          <Button look="outline" onClick={onRetry}>
            {words.again}
          </Button>
        </MailedPlaceOutcome>
      );
    default:
      return mailed satisfies never;
  }
}

interface QuestionProps {
  readonly booking: TrialBooking;
  readonly isSending: boolean;
  readonly onConfirm: () => void;
}

function Question({ booking, isSending, onConfirm }: QuestionProps) {
  const words = useWords(CONFIRMATION_WORDS);
  const until = booking.held_until ?? booking.workout.start_datetime;
  return (
    <MailedPlaceQuestion
      workout={booking.workout}
      question={<p>{words.question(booking.first_name, berlinTime(new Date(until)))}</p>}
    >
      <Button onClick={onConfirm} disabled={isSending}>
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
