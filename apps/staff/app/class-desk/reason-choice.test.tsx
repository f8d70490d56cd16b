import { CANCEL_REASONS } from '@lifted/domain/bookings/class-cancellation';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { ReasonChoice } from './reason-choice.tsx';

function shown(address: string, reason: (typeof CANCEL_REASONS)[number]): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <ReasonChoice reason={reason} choose={() => undefined} />
    </MemoryRouter>,
  );
}
/** The words of the reason that is chosen. */
const chosenIn = (page: string) => [...page.matchAll(/checked=""[^>]*>([^<]+)</g)].map(([, words]) => words);

it('has all reasons, and the chosen one alone is chosen', () => {
  expect(shown('/desk/timetable', 'few').match(/type="radio"/g)).toHaveLength(CANCEL_REASONS.length);
  expect(CANCEL_REASONS.map((reason) => chosenIn(shown('/desk/timetable', reason)))).toEqual([
    ['Too few bookings'],
    ['No coach'],
    ['The studio is closed'],
    ['Another reason'],
  ]);
  expect(chosenIn(shown('/de/desk/timetable', 'coach'))).toEqual(['Kein Coach']);
});
