import type { LinkedPlace } from '@lifted/contract/class-bookings';
import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { momentWords } from '@lifted/domain/language/moment-words';
import { Button, ButtonLink } from '@lifted/design/button.tsx';
import { Page } from '@lifted/design/layout/page.tsx';
import { useNow } from '@lifted/design/use-now.ts';
import { Link, type MetaArgs } from 'react-router';
import { useLanguage, useWords } from '../../language.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { ClassFactsSkeleton } from '../../ui/classes/class-facts.tsx';
import { MailedPlaceOutcome, MailedPlaceQuestion, TimetableLink } from '../../ui/classes/mailed-place.tsx';
import { NoScript } from '../../ui/no-script.tsx';
import { useAddress } from '../../use-address.ts';
import { CANCEL_BOOKING_WORDS, givenUpWords } from './cancel-booking-words.ts';
import { costNow, useLinkedPlace, type PlaceOnPage } from './linked-place.ts';

export const meta = ({ location }: MetaArgs) => pageMeta(location.pathname, CANCEL_BOOKING_WORDS);

/** Behind the link of a booking's mail: shows the place, says what giving it up costs now, and does it when asked to. */
export default function CancelBookingPage() {
  const { heading, noScript } = useWords(CANCEL_BOOKING_WORDS);
  const { shown, cancel, retry } = useLinkedPlace();
  return (
    <Page heading={heading} grows>
      <NoScript words={noScript} />
      <PlaceView shown={shown} onCancel={cancel} onRetry={retry} />
    </Page>
  );
}

interface PlaceViewProps {
  readonly shown: PlaceOnPage;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
}

/** Each state of the place in words, with the next thing to do. */
function PlaceView({ shown, onCancel, onRetry }: PlaceViewProps) {
  const words = useWords(CANCEL_BOOKING_WORDS);
  switch (shown.state) {
    case 'reading':
      return <ClassFactsSkeleton />;
    case 'unknown_link':
      return (
        <MailedPlaceOutcome message={words.unknownLink}>
          <TimetableLink />
        </MailedPlaceOutcome>
      );
    case 'booked':
    case 'sending':
      return <Question place={shown.place} isSending={shown.state === 'sending'} onCancel={onCancel} />;
    case 'canceled':
      return (
        <MailedPlaceOutcome tone="success" message={givenUpWords(shown.place, words)} workout={shown.place}>
          <TimetableLink />
          <PassesLink />
        </MailedPlaceOutcome>
      );
    case 'started':
      return (
        <MailedPlaceOutcome message={words.started} workout={shown.place}>
          <TimetableLink />
        </MailedPlaceOutcome>
      );
    case 'failed':
      return (
        <MailedPlaceOutcome tone="error" message={shown.error.message}>
          <Button look="outline" onClick={onRetry}>
            {words.again}
          </Button>
        </MailedPlaceOutcome>
      );
    default:
      return shown satisfies never;
  }
}

interface QuestionProps {
  readonly place: LinkedPlace;
  readonly isSending: boolean;
  readonly onCancel: () => void;
}

function Question({ place, isSending, onCancel }: QuestionProps) {
  const words = useWords(CANCEL_BOOKING_WORDS);
  const language = useLanguage();
  const address = useAddress();
  // By the second: the free time may end while somebody reads.
  const now = useNow(SECOND_MS);
  if (now === null) return <ClassFactsSkeleton />;
  const cost = costNow(place, now);
  return (
    <MailedPlaceQuestion
      workout={place}
      question={
        <>
          <p>{words.question(place.first_name)}</p>
          <p>
            <strong>{words.cost[cost](momentWords(new Date(place.free_until), language))}</strong>
          </p>
        </>
      }
    >
      <Button onClick={onCancel} disabled={isSending}>
        {isSending ? words.cancelling : words.yes[cost]}
      </Button>
      <ButtonLink look="outline" to={address('timetable')}>
        {words.no}
      </ButtonLink>
    </MailedPlaceQuestion>
  );
}

function PassesLink() {
  const { passes } = useWords(CANCEL_BOOKING_WORDS);
  const address = useAddress();
  return (
    <p>
      <Link to={address('passes')}>{passes}</Link>
    </p>
  );
}
