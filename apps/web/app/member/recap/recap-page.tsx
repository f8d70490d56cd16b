import { useParams, type MetaArgs } from 'react-router';
import { Page } from '@lifted/design/layout/page.tsx';
import { timeNow } from '@lifted/client/http/server-clock.ts';
import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { isRecapPeriod, periodState } from './recap.ts';
import { ButtonLink } from '@lifted/design/button.tsx';
import { useState } from 'react';
import { useLanguage } from '../../language.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { useAddress } from '../../use-address.ts';
import { RecapView } from './recap-view.tsx';
import { periodWords, RECAP_WORDS } from './recap-words.ts';

export const meta = ({ location }: MetaArgs) => pageMeta(location.pathname, RECAP_WORDS);

/** What a member did in a month or a year; the guard around it requires sign-in. */
export default function RecapPage() {
  const { period = '' } = useParams();
  const language = useLanguage();
  const address = useAddress();
  const words = RECAP_WORDS[language];
  const [today] = useState(() => berlinDate(timeNow()));
  const state = isRecapPeriod(period) ? periodState(period, today) : 'ahead';
  if (state === 'ahead') {
    return (
      <Page heading={words.title} lead={<p>{words.noSuch}</p>} grows>
        <ButtonLink to={address('strength')}>{words.toStrength}</ButtonLink>
      </Page>
    );
  }
  const named = periodWords(period, language);
  return (
    <Page heading={state === 'over' ? named : words.soFar(named)} grows>
      <RecapView key={period} period={period} isOver={state === 'over'} today={today} />
    </Page>
  );
}
