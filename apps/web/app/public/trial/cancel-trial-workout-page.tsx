import type { MetaArgs } from 'react-router';
import { useWords, type InBothLanguages } from '../../language.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import type { cancelTrialBooking, showTrialBooking, TrialBooking } from '@lifted/contract/trial-bookings';
import { Button, ButtonLink } from '@lifted/design/button.tsx';
import { useAddress } from '../../use-address.ts';
import { MailedPlaceOutcome, MailedPlaceQuestion, TimetableLink } from '../../ui/classes/mailed-place.tsx';
import {
  MailedPlacePage,
  type MailedPlaceWords,
  type PlaceButton,
} from '../../ui/classes/mailed-place-page.tsx';
import { LINKED_PLACE_WORDS } from '../../ui/classes/mailed-place-words.ts';
import type { MailedLink } from '../../ui/classes/use-mailed-place.ts';

interface CancellationWords extends MailedPlaceWords {
  readonly givenBack: string;
  readonly question: (firstName: string) => string;
  readonly yes: string;
  readonly no: string;
}

const CANCELLATION_WORDS: InBothLanguages<CancellationWords> = {
  en: {
    heading: 'Cancel your test workout',
    title: 'Cancel your test workout',
    description: 'Cancel your place in a test workout so that someone else can have it.',
    givenBack: 'Cancelled. Your place is free again. There’s nothing more you need to do.',
    question: (firstName) => `Hi ${firstName}, would you like to cancel your place in this class?`,
    yes: 'Yes, cancel my place',
    no: 'No, keep my place',
    noScript: LINKED_PLACE_WORDS.en.noScriptToCancel,
  },
  de: {
    heading: 'Probetraining absagen',
    title: 'Probetraining absagen',
    description: 'Sag deinen Platz im Probetraining ab, damit jemand anders trainieren kann.',
    givenBack: 'Abgesagt. Dein Platz ist wieder frei. Mehr musst du nicht tun.',
    question: (firstName) => `Hi ${firstName}, möchtest du deinen Platz in diesem Kurs absagen?`,
    yes: 'Ja, Platz absagen',
    no: 'Nein, Platz behalten',
    noScript: LINKED_PLACE_WORDS.de.noScriptToCancel,
  },
};

export const meta = ({ location }: MetaArgs) => pageMeta(location.pathname, CANCELLATION_WORDS);

const LINK: MailedLink<TrialBooking> = {
  show: (api, request) => api.call<typeof showTrialBooking>('POST', '/trial_bookings/show', request),
  act: (api, request) => api.call<typeof cancelTrialBooking>('POST', '/trial_bookings/cancel', request),
  refusals: { class_started: { state: 'started' }, class_canceled: { state: 'class_canceled' } },
};

/** Behind the link of a confirmation mail: shows the booking, asks, and cancels it. */
export default function CancelTrialWorkoutPage() {
  const words = useWords(CANCELLATION_WORDS);
  const { startedToCancel, canceledByStudio } = useWords(LINKED_PLACE_WORDS);
  return (
    <MailedPlacePage words={words} link={LINK}>
      {(booking, button) => {
        switch (booking.state) {
          case 'booked':
          case 'held':
            return <Confirmation booking={booking} button={button} />;
          case 'canceled':
          case 'expired':
            return (
              <MailedPlaceOutcome tone="success" message={words.givenBack} workout={booking.workout}>
                <TimetableLink />
              </MailedPlaceOutcome>
            );
          case 'started':
          case 'class_canceled':
            return (
              <MailedPlaceOutcome
                message={booking.state === 'started' ? startedToCancel : canceledByStudio}
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

interface ConfirmationProps {
  readonly booking: TrialBooking;
  readonly button: PlaceButton;
}

function Confirmation({ booking, button: { press, isSending } }: ConfirmationProps) {
  const words = useWords(CANCELLATION_WORDS);
  const { cancelling } = useWords(LINKED_PLACE_WORDS);
  const address = useAddress();
  return (
    <MailedPlaceQuestion workout={booking.workout} question={<p>{words.question(booking.first_name)}</p>}>
      <Button onClick={press} disabled={isSending}>
        {isSending ? cancelling : words.yes}
      </Button>
      <ButtonLink look="outline" to={address('timetable')}>
        {words.no}
      </ButtonLink>
    </MailedPlaceQuestion>
  );
}
