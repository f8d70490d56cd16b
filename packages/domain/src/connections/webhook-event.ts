/** What a webhook can be told of, in the order of a list to choose from. */
export const WEBHOOK_EVENTS = [
  'booking.created',
  'booking.canceled',
  'booking.attended',
  'booking.attendance_withdrawn',
  'booking.no_show',
  'waitlist.joined',
  'waitlist.offered',
  'waitlist.promoted',
  'waitlist.left',
  'person.created',
  'person.changed',
  'person.deleted',
  'class.created',
  'class.changed',
  'class.canceled',
  'class.restored',
  'class.removed',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** What the owner sends to see whether an address answers. */
export const TEST_EVENT = 'webhook.test';

/** What an event is about. Events of one object arrive in their order. */
export type EventObject = 'booking' | 'waitlist_entry' | 'person' | 'class';

const OBJECTS = {
  booking: 'booking',
  waitlist: 'waitlist_entry',
  person: 'person',
  class: 'class',
} as const satisfies Readonly<Record<string, EventObject>>;

type Subject = WebhookEvent extends `${infer S}.${string}` ? S : never;

/** The kind of object an event is about. */
export function objectOf(event: WebhookEvent): EventObject {
  const subjects: Readonly<Record<Subject, EventObject>> = OBJECTS;
  const subject = Object.entries(subjects).find(([name]) => event.startsWith(`${name}.`));
  if (subject === undefined) throw new Error(`No object for ${event}.`);
  return subject[1];
}
