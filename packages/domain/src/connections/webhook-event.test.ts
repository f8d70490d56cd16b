import { expect, it } from 'vitest';
import { objectOf, WEBHOOK_EVENTS } from './webhook-event.ts';

it('knows of every event what it is about', () => {
  expect(new Set(WEBHOOK_EVENTS.map(objectOf))).toEqual(
    new Set(['booking', 'waitlist_entry', 'person', 'class']),
  );
  expect(objectOf('waitlist.offered')).toBe('waitlist_entry');
});
