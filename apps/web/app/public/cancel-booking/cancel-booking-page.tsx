import type { cancelLinkedPlace, LinkedPlace, showLinkedPlace } from '@lifted/contract/class-bookings';
import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { momentWords } from '@lifted/domain/language/moment-words';
import { Button, ButtonLink } from '@lifted/design/button.tsx';
import { useNow } from '@lifted/client/http/use-now.ts';
import { Link, type MetaArgs } from 'react-router';
import { useLanguage, useWords } from '../../language.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { ClassFactsSkeleton } from '../../ui/classes/class-facts.tsx';
import { MailedPlaceOutcome, MailedPlaceQuestion, TimetableLink } from '../../ui/classes/mailed-place.tsx';
import { MailedPlacePage, type PlaceButton } from '../../ui/classes/mailed-place-page.tsx';
import { LINKED_PLACE_WORDS } from '../../ui/classes/mailed-place-words.ts';
import type { MailedLink } from '../../ui/classes/use-mailed-place.ts';
import { useAddress } from '../../use-address.ts';
import { CANCEL_BOOKING_WORDS, canceledWords } from './cancel-booking-words.ts';
import { costNow, freeUntil } from './cost-now.ts';

export const meta = ({ location }: MetaArgs) => pageMeta(location.pathname, CANCEL_BOOKING_WORDS);

const LINK: MailedLink<LinkedPlace> = {
  show: (api, request) => api.call<typeof showLinkedPlace>('POST', '/booking_links/show', request),
  act: (api, request) => api.call<typeof cancelLinkedPlace>('POST', '/booking_links/cancel', request),
  refusals: {
    class_started: { state: 'started' },
    already_canceled: { state: 'canceled', cancellation: null },
    class_canceled: { state: 'canceled', cancellation: 'studio' },
  },
};

/** Behind the link of a booking's mail: shows the place, says what cancelling it costs now, and does it when asked to. */
export default function CancelBookingPage() {
  const words = useWords(CANCEL_BOOKING_WORDS);
  const { startedToCancel } = useWords(LINKED_PLACE_WORDS);
  return (
    <MailedPlacePage words={words} link={LINK}>
      {(place, button) => {
        switch (place.state) {
          case 'booked':
            return <Question place={place} button={button} />;
          case 'canceled':
            return (
              <MailedPlaceOutcome tone="success" message={canceledWords(place, words)} workout={place}>
                <TimetableLink />
                <PassesLink />
              </MailedPlaceOutcome>
            );
          case 'started':
            return (
              <MailedPlaceOutcome message={startedToCancel} workout={place}>
                <TimetableLink />
              </MailedPlaceOutcome>
            );
          default:
            return place.state satisfies never;
        }
      }}
    </MailedPlacePage>
  );
}

interface QuestionProps {
  readonly place: LinkedPlace;
  readonly button: PlaceButton;
}

function Question({ place, button: { press, isSending } }: QuestionProps) {
  const words = useWords(CANCEL_BOOKING_WORDS);
  const { cancelling } = useWords(LINKED_PLACE_WORDS);
  const language = useLanguage();
  const address = useAddress();
  // By the second: the free time may end while somebody reads.
  const now = useNow(SECOND_MS);
  if (now === null) return <ClassFactsSkeleton />;
  const cost = costNow(place, now);
  const until = freeUntil(place);
  return (
    <MailedPlaceQuestion
      workout={place}
      question={
        <>
          <p>{words.question(place.first_name)}</p>
          <p>
            <strong>{words.cost[cost](until && momentWords(until, language))}</strong>
          </p>
        </>
      }
    >
      <Button onClick={press} disabled={isSending}>
        {isSending ? cancelling : words.yes[cost]}
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
