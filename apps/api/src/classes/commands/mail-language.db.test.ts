import { describe, expect, it } from 'vitest';
import { beforeStart } from '../../testing/booking-fixture.ts';
import { DAYS_BEFORE, START, startBookingEngine } from '../../testing/engine-fixture.ts';
import { acceptOfferFor, swapBookingFor } from './booking-commands.ts';

const studio = startBookingEngine({
  classes: [
    { id: 'evening', capacity: 1 },
    { id: 'next-day', start: beforeStart(START, { days: -1 }) },
  ],
  people: { mia: 5, ben: 5 },
});

const LATE = beforeStart(START, { hours: 6 });

/** The page is English; Mia was last seen on a German one, or chose German. */
async function german({ isChosen }: { readonly isChosen: boolean }): Promise<void> {
  await studio.pool.query(
    `insert into studio.message_settings (customer_number, language, chose_language)
     select number, 'de', $1 from studio.customers where id = 'mia'`,
    [isChosen],
  );
}

const subjects = () =>
  studio.column<string>(
    `select subject as value from studio.mail_outbox where recipient like 'mia@%' order by id`,
  );

describe('a mail about what somebody did', () => {
  it('is in the language they chose, whatever the page is in', async () => {
    await german({ isChosen: true });
    const booking = await studio.book('mia');
    const swap = await studio.asks('mia', DAYS_BEFORE);
    const swapped = await swapBookingFor(studio.engine(), booking, 'next-day', swap);
    await studio.cancel('mia', swapped.booking_id ?? '', DAYS_BEFORE);
    const others = await studio.book('ben');
    await studio.join('mia');
    await studio.cancel('ben', others, LATE);
    await acceptOfferFor(studio.engine(), 'evening', await studio.asks('mia', LATE));
    const inGerman = /^(Gebucht|Du hast abgesagt|Ein Platz ist frei): /;
    const written = await subjects();
    expect(written.find((subject) => !inGerman.test(subject)) ?? 'none', 'not in German').toBe('none');
    expect(written.map((subject) => inGerman.exec(subject)?.[1])).toEqual([
      'Gebucht',
      'Gebucht',
      'Du hast abgesagt',
      'Ein Platz ist frei',
      'Gebucht',
    ]);
  });

  it('is in the language of the page where nothing was chosen', async () => {
    await german({ isChosen: false });
    await studio.book('mia');
    await studio.book('ben', DAYS_BEFORE, 'next-day');
    expect(await subjects()).toEqual([expect.stringMatching(/^Booked: /)]);
  });
});
