import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { bookingPreview } from './booking-preview.ts';

const PAYS = {
  pays: { kind: 'pass', product_name: 'Ten-pass', credits: 9, until: null },
  is_beyond: false,
  is_waiting: false,
} as const;
const ASKED = { classId: 'evening', personId: 'mia', mayExceed: false };

it('what pays is asked once while it is shown, also when everything else at the desk is read again', async () => {
  const queries = new QueryClient();
  const ask = vi.fn(async () => PAYS);
  const shown = new QueryObserver(queries, bookingPreview(ASKED, ask));
  const end = shown.subscribe(() => undefined);
  await vi.waitFor(() => expect(shown.getCurrentResult().data).toEqual(PAYS));
  await queries.invalidateQueries();
  expect(ask).toHaveBeenCalledTimes(1);
  end();
  queries.clear();
});

it('is asked for each person, class and choice, and once more for a dialog that is opened again', async () => {
  const queries = new QueryClient();
  const ask = vi.fn(async () => PAYS);
  for (const more of [{}, { personId: 'ben' }, { classId: 'noon' }, { mayExceed: true }])
    await queries.query(bookingPreview({ ...ASKED, ...more }, ask));
  expect(ask).toHaveBeenCalledTimes(4);
  queries.clear();
  await queries.query(bookingPreview(ASKED, ask));
  expect(ask).toHaveBeenCalledTimes(5);
  queries.clear();
});
