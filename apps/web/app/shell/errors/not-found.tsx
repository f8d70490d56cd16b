import { useWords } from '../../language.ts';
import { LinkRows } from '@lifted/design/layout/link-rows.tsx';
import { Page } from '@lifted/design/layout/page.tsx';
import { useAddress } from '../../use-address.ts';
import { NOT_FOUND_WORDS } from './not-found-words.ts';

/** The page for addresses that lead nowhere. */
export function NotFound() {
  const words = useWords(NOT_FOUND_WORDS);
  const address = useAddress();
  return (
    <Page heading={words.heading} lead={words.lead}>
      <LinkRows
        rows={[
          { to: address('home'), ...words.home },
          { to: address('timetable'), ...words.timetable },
          { to: address('workoutOfTheDay'), ...words.workout },
        ]}
      />
    </Page>
  );
}
