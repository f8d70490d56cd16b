import { studio } from '@lifted/profile/studio';
import { expect, it } from 'vitest';
import { composeRestored } from './restored-letter.ts';

it.each([
  ['en', 'Can’t make it any more? You can cancel here:\nhttps://lifted.example/cancel-booking#secret'],
  ['de', 'Kannst du doch nicht kommen? Hier sagst du ab:\nhttps://lifted.example/de/cancel-booking#secret'],
] as const)('somebody who has their place again reads where to cancel it, in %s', (language, said) => {
  const mail = composeRestored(
    { studio, publicUrl: 'https://lifted.example' },
    {
      studioClass: {
        id: 'evening',
        timerName: 'Heavy Basics',
        start: new Date('2026-11-26T17:00:00Z'),
        coachFirstName: 'Jana',
        locationName: 'Main Floor',
        branch: null,
      },
      firstName: 'Kate',
      email: 'kate@member.example',
      language,
      writtenAt: new Date('2026-11-20T12:00:00Z'),
      key: 'b1',
      as: { kind: 'booked', eventId: 'place-evening+kate', linkToken: 'secret' },
    },
  );
  expect(mail.text).toContain(said);
});
