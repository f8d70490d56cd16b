import type { MetaArgs } from 'react-router';
import { useWords, type InBothLanguages } from '../../language.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { Page } from '@lifted/design/layout/page.tsx';
import { NoScript, type NoScriptWords } from '../../ui/no-script.tsx';
import { useMailedBooking, type MailedBooking } from './mailed-booking.ts';
import type { TrialBooking } from '@lifted/contract/trial-bookings';
import { Button, ButtonLink } from '@lifted/design/button.tsx';
import { useAddress } from '../../use-address.ts';
import { MailedPlaceOutcome, MailedPlaceQuestion, TimetableLink } from '../../ui/classes/mailed-place.tsx';
import { ClassFactsSkeleton } from '../../ui/classes/class-facts.tsx';

interface CancellationWords {
  readonly heading: string;
  readonly title: string;
  readonly description: string;
  readonly unknownLink: string;
  readonly givenBack: string;
  readonly started: string;
  readonly question: (firstName: string) => string;
  readonly yes: string;
  readonly cancelling: string;
  readonly no: string;
  readonly again: string;
  readonly noScript: NoScriptWords;
}

const CANCELLATION_WORDS: InBothLanguages<CancellationWords> = {
  en: {
    heading: 'Cancel your test workout',
    title: 'Cancel your test workout',
    description: 'Give up your place in a test workout so that someone else can have it.',
    unknownLink: 'This link doesn’t work. Please open it again from your confirmation email.',
    givenBack: 'Your place is free again. There’s nothing more you need to do.',
    started: 'This class has already started, so you can no longer cancel.',
    question: (firstName) => `Hi ${firstName}, would you like to cancel your place in this class?`,
    yes: 'Yes, cancel my place',
    cancelling: 'Cancelling…',
    no: 'No, keep my place',
    again: 'Try again',
    noScript: [
      'Cancelling needs JavaScript, which is switched off in this browser. You can also call ',
      ' or write to ',
      '.',
    ],
  },
  de: {
    heading: 'Probetraining absagen',
    title: 'Probetraining absagen',
    description: 'Gib deinen Platz im Probetraining frei, damit jemand anders trainieren kann.',
    unknownLink: 'Dieser Link funktioniert nicht. Öffne ihn bitte noch einmal aus deiner Bestätigungsmail.',
    givenBack: 'Dein Platz ist wieder frei. Mehr musst du nicht tun.',
    started: 'Dieser Kurs hat schon begonnen, absagen geht nicht mehr.',
    question: (firstName) => `Hallo ${firstName}, möchtest du deinen Platz in diesem Kurs freigeben?`,
    yes: 'Ja, Platz freigeben',
    cancelling: 'Wird abgesagt …',
    no: 'Nein, ich komme',
    again: 'Noch einmal versuchen',
    noScript: [
      'Zum Absagen brauchst du JavaScript, das in diesem Browser ausgeschaltet ist. Ruf uns sonst einfach an, ',
      ', oder schreib an ',
      '.',
    ],
  },
};

export const meta = ({ location }: MetaArgs) => pageMeta(location.pathname, CANCELLATION_WORDS);

/** Behind the link of a confirmation mail: shows the booking, asks, gives the place back. */
export default function CancelTrialWorkoutPage() {
  const { heading, noScript } = useWords(CANCELLATION_WORDS);
  const { mailed, act, retry } = useMailedBooking('cancel');
  return (
    <Page heading={heading} grows>
      <NoScript words={noScript} />
      <CancellationView mailed={mailed} onCancel={act} onRetry={retry} />
    </Page>
  );
}

interface CancellationViewProps {
  readonly mailed: MailedBooking;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
}

/** Each state of a cancellation in words, with the next thing to do. */
function CancellationView({ mailed, onCancel, onRetry }: CancellationViewProps) {
  const words = useWords(CANCELLATION_WORDS);
  switch (mailed.state) {
    case 'reading':
      return <ClassFactsSkeleton />;
    case 'unknown_link':
      return (
        <MailedPlaceOutcome message={words.unknownLink}>
          <TimetableLink />
        </MailedPlaceOutcome>
      );
    case 'booked':
    case 'held':
    case 'sending':
      return (
        <Confirmation
          booking={mailed.booking}
          isCancelling={mailed.state === 'sending'}
          onCancel={onCancel}
        />
      );
    case 'canceled':
    case 'expired':
      return (
        <MailedPlaceOutcome tone="success" message={words.givenBack} workout={mailed.booking.workout}>
          <TimetableLink />
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

interface ConfirmationProps {
  readonly booking: TrialBooking;
  readonly isCancelling: boolean;
  readonly onCancel: () => void;
}

function Confirmation({ booking, isCancelling, onCancel }: ConfirmationProps) {
  const words = useWords(CANCELLATION_WORDS);
  const address = useAddress();
  return (
    <MailedPlaceQuestion workout={booking.workout} question={<p>{words.question(booking.first_name)}</p>}>
      <Button onClick={onCancel} disabled={isCancelling}>
        {isCancelling ? words.cancelling : words.yes}
      </Button>
      <ButtonLink look="outline" to={address('timetable')}>
        {words.no}
      </ButtonLink>
    </MailedPlaceQuestion>
  );
}
