import { useAddress } from '../../use-address.ts';
import { useWords } from '../../language.ts';
import { PAGE_WORDS } from './page-words.ts';
import { LinkRows } from '@lifted/design/layout/link-rows.tsx';
import { Page } from '@lifted/design/layout/page.tsx';

/** There is no such challenge, or it is not published yet. */
export function NoSuchChallenge() {
  const words = useWords(PAGE_WORDS);
  const address = useAddress();
  return (
    <Page heading={words.none} lead={words.noneLead} grows>
      <LinkRows
        rows={[
          { to: address('dashboard'), ...words.dashboard },
          { to: address('timetable'), ...words.timetable },
        ]}
      />
    </Page>
  );
}
