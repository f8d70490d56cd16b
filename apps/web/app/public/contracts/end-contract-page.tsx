import { endAfterNotice } from '@lifted/domain/contracts/contract-declaration-dates';
import { dayWords } from '@lifted/domain/contracts/contract-declaration-receipt';
import { berlinDate, MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import type { MetaArgs } from 'react-router';
import { useLanguage, useWords } from '../../language.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import type { Fact } from '../../ui/layout/facts.tsx';
import { useNow } from '@lifted/client/http/use-now.ts';
import { DeclarationView } from './declaration-view.tsx';
import { END_CONTRACT_WORDS, type EndContractWords } from './end-contract-words.ts';
import { OtherWay } from './other-way.tsx';
import { TerminationFields } from './termination-fields.tsx';

export const meta = ({ location }: MetaArgs) => pageMeta(location.pathname, END_CONTRACT_WORDS);

/** Reserves the line's height until the page knows today's date. */
const UNKNOWN_DAY = '\u00a0';

/** Behind 'Verträge hier kündigen' (§ 312k BGB). */
export default function EndContractPage() {
  const words = useWords(END_CONTRACT_WORDS);
  const day = useDayAfterNotice();
  return (
    <DeclarationView
      kind="termination"
      lead={words.lead}
      Fields={TerminationFields}
      heading={words.heading}
      facts={factsOf(words, day)}
    >
      <p>{words.unsure}</p>
      <OtherWay />
    </DeclarationView>
  );
}

function factsOf({ facts }: EndContractWords, day: string): Fact[] {
  return [
    { name: facts.withTerm, value: facts.withTermEnd },
    { name: facts.open, value: facts.openEnd },
    { name: facts.today, value: day },
  ];
}

/** The end date for notice given today, without a remaining minimum term. */
function useDayAfterNotice(): string {
  const language = useLanguage();
  const now = useNow(MINUTE_MS);
  return now === null ? UNKNOWN_DAY : dayWords(endAfterNotice(berlinDate(now)), language);
}
