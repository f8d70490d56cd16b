import { Button, ButtonLink } from '@lifted/design/button.tsx';
import { timeNow } from '@lifted/client/http/server-clock.ts';
import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import type { RecapPeriod } from './recap.ts';
import { useMemo, useState } from 'react';
import { useCustomerAnswers } from '../../customer/use-customer-answers.ts';
import { useLanguage } from '../../language.ts';
import { useCachedAnswer } from '../../platform/http/cached-answer.ts';
import { LowerButtons, LowerNotice } from '../../ui/lower-notice.tsx';
import { useAddress } from '../../use-address.ts';
import { offeredRecap } from './offered-recap.ts';
import { periodWords, RECAP_WORDS } from './recap-words.ts';
import { useDeclined } from './use-declined.ts';

/** Offers the recap of a month or year in the week after it, to somebody who trained in it, until they have seen it. */
export function RecapOffer() {
  const language = useLanguage();
  const words = RECAP_WORDS[language];
  const address = useAddress();
  const answers = useCustomerAnswers();
  const bookings = useCachedAnswer(answers?.bookings ?? null);
  const logs = useCachedAnswer(answers?.logs ?? null);
  const [today] = useState(() => berlinDate(timeNow()));
  const { declined, decline } = useDeclined();
  const [isAnswered, setAnswered] = useState(false);
  const offer = useMemo(() => {
    const isLoaded = bookings.state === 'loaded' && logs.state === 'loaded';
    return isLoaded && declined !== undefined && !isAnswered
      ? offeredRecap(bookings.value, logs.value, { today, declined })
      : null;
  }, [bookings, logs, today, declined, isAnswered]);
  const answer = (period: RecapPeriod) => {
    // A further one waits for the next visit.
    setAnswered(true);
    decline(period);
  };
  return (
    <LowerNotice>
      {offer !== null ? (
        <>
          <p>{words.offer(periodWords(offer.period, language), offer.recap)}</p>
          <LowerButtons>
            <ButtonLink to={address('recap', { period: offer.period })} onClick={() => answer(offer.period)}>
              {words.look}
            </ButtonLink>
            <Button look="quiet" onClick={() => answer(offer.period)}>
              {words.close}
            </Button>
          </LowerButtons>
        </>
      ) : null}
    </LowerNotice>
  );
}
