import { expect, it } from 'vitest';
import { ENROL_WORDS } from './enrol-words.ts';

it('says of one entry and of several that they are still on the tablet', () => {
  expect(ENROL_WORDS.en.unsent(1)).toBe(
    'One entry has not been sent and is still on this tablet. It is sent once the tablet is enrolled again.',
  );
  expect(ENROL_WORDS.en.unsent(3)).toContain(
    '3 entries have not been sent and are still on this tablet. They are',
  );
  expect(ENROL_WORDS.de.unsent(1)).toContain(
    'Ein Eintrag ist noch nicht gesendet und liegt auf diesem Tablet. Er wird',
  );
  expect(ENROL_WORDS.de.unsent(3)).toContain(
    '3 Einträge sind noch nicht gesendet und liegen auf diesem Tablet. Sie werden',
  );
});
