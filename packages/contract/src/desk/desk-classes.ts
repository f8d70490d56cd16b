import { CANCEL_REASONS } from '@lifted/domain/bookings/class-cancellation';
import { Type, type Static } from 'typebox';
import type { Call } from '../call.ts';
import { Changed } from '../desk-changes.ts';
import { Problem } from '../problem.ts';
import { Count, Day, Id, nameOf, orNull, Time } from '../wire-values.ts';

/** What of a class the desk edits; day and time are Berlin's. */
export const ClassFields = Type.Object(
  {
    timer_name: nameOf(500),
    coach_id: Id,
    location_id: Id,
    day: Day,
    time: Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', description: 'HH:MM' }),
    capacity: Type.Integer({ minimum: 1, maximum: 1000 }),
  },
  { title: 'ClassFields', additionalProperties: false },
);
export type ClassFields = Static<typeof ClassFields>;

export const ROSTER_KINDS = ['booking', 'test', 'guest'] as const;
const RosterKind = Type.Enum([...ROSTER_KINDS], { type: 'string' });

/** Somebody in a class: a member's booking, a visitor's test place, or a guest of a partner. */
export const RosterRow = Type.Object(
  {
    kind: RosterKind,
    id: Id,
    name: Type.String({ description: 'Empty once the person was deleted' }),
    customer_id: orNull(Id),
    is_present: Type.Boolean(),
    is_first_time: Type.Boolean({ description: 'A member who was in no class before' }),
    is_unconfirmed: Type.Boolean({ description: 'A test place whose mail was not opened yet' }),
    is_beyond: Type.Boolean({ description: 'Above the capacity, as staff decided' }),
    is_walk_in: Type.Boolean({
      description: 'A member who came without a booking, and got one at the tablet',
    }),
    partner_name: orNull(Type.String()),
    reference: orNull(Type.String()),
    product_name: orNull(Type.String({ description: 'What pays for the place' })),
  },
  { title: 'RosterRow' },
);
export type RosterRow = Static<typeof RosterRow>;

/** Somebody on the waitlist of a class, in the order of joining. */
export const WaitlistRow = Type.Object(
  {
    entry: Type.Integer(),
    position: orNull(Type.Integer({ minimum: 1, description: 'Null: has an offer' })),
    name: Type.String(),
    customer_id: orNull(Id),
    joined_at: Time,
    offer_ends_at: orNull(Time),
  },
  { title: 'WaitlistRow' },
);
export type WaitlistRow = Static<typeof WaitlistRow>;

/** One class as the desk sees it. */
export const DeskClass = Type.Object(
  {
    id: Id,
    fields: ClassFields,
    start_datetime: Time,
    end_datetime: Time,
    coach_first_name: Type.String(),
    location_name: Type.String(),
    is_repeated: Type.Boolean({ description: 'Follows a class of the repeating week' }),
    state: Type.Enum(['open', 'running', 'ended', 'closed', 'canceled'], { type: 'string' }),
    cancel_reason: orNull(Type.Enum([...CANCEL_REASONS], { type: 'string' })),
    roster_closed_at: orNull(Time),
    check_in_opens_at: Time,
    counts: Type.Object({
      capacity: Count,
      taken: Count,
      booked: Count,
      tests: Count,
      partners: Count,
      offered: Count,
      waiting: Count,
      present: Count,
    }),
    roster: Type.Array(RosterRow),
    waitlist: Type.Array(WaitlistRow),
    partners: Type.Array(Type.Object({ id: Id, name: Type.String(), quota: Count, guests: Count })),
    can: Type.Object(
      {
        edit: Type.Boolean(),
        ask_substitute: Type.Boolean({ description: 'Ask for another coach, or ask no longer' }),
        cancel: Type.Boolean(),
        restore: Type.Boolean(),
        book: Type.Boolean(),
        add_guest: Type.Boolean(),
        check_in: Type.Boolean(),
        close: Type.Boolean(),
        reopen: Type.Boolean(),
      },
      { description: 'What the caller can do with it now' },
    ),
  },
  { title: 'DeskClass' },
);
export type DeskClass = Static<typeof DeskClass>;

const ClassId = Type.Object({ classId: Id });
const REFUSALS = { 401: Problem, 403: Problem, 404: Problem, 409: Problem } as const;
const CHANGED = { 200: Changed, ...REFUSALS } as const;
const Nothing = Type.Object({}, { additionalProperties: false });

export const getDeskClass = {
  method: 'GET',
  path: '/desk/classes/{classId}',
  summary: 'One class with its roster and waitlist; coaches see those they led',
  access: 'staff',
  reach: 'class',
  scope: 'read:bookings',
  params: ClassId,
  answers: { 200: DeskClass, 401: Problem, 403: Problem, 404: Problem },
} as const satisfies Call;

/** Whether it may stand on a day on which the studio is closed. */
const MayBeClosed = Type.Optional(
  Type.Boolean({
    description: 'The desk saw that the studio is closed on that day, and wants it all the same',
  }),
);

export const addDeskClass = {
  method: 'POST',
  path: '/desk/classes',
  summary:
    'Add a class on one day, outside the repeating week; repeatable by its Idempotency-Key, which becomes its id',
  access: 'desk',
  reach: 'class',
  needsIdempotencyKey: true,
  body: Type.Object({ fields: ClassFields, may_be_closed: MayBeClosed }, { additionalProperties: false }),
  answers: {
    201: Type.Object({ ...Changed.properties, id: Id }),
    400: Problem,
    401: Problem,
    403: Problem,
    422: Problem,
  },
} as const satisfies Call;

export const editDeskClass = {
  method: 'PUT',
  path: '/desk/classes/{classId}',
  summary:
    'Change a class; `was` is what the form showed, so that nobody’s change is lost. Everybody booked hears of another coach, room or time',
  access: 'desk',
  reach: 'class',
  params: ClassId,
  body: Type.Object(
    { was: ClassFields, fields: ClassFields, may_be_closed: MayBeClosed },
    { additionalProperties: false },
  ),
  answers: { ...CHANGED, 422: Problem },
} as const satisfies Call;

export const bookForMember = {
  method: 'POST',
  path: '/desk/classes/{classId}/bookings',
  summary: 'Book a class for a member, by the rules for members; beyond the capacity where that is said',
  access: 'desk',
  reach: 'class',
  scope: 'write:bookings',
  params: ClassId,
  body: Type.Object({ customer_id: Id, may_exceed: Type.Boolean() }, { additionalProperties: false }),
  answers: { ...CHANGED, 422: Problem },
} as const satisfies Call;

/** What booking a class for a member would take. */
export const BookingPreview = Type.Object(
  {
    pays: Type.Object({
      kind: Type.Enum(['pass', 'membership'], { type: 'string' }),
      product_name: Type.String(),
      credits: orNull(Type.Integer({ description: 'Left on the pass before this booking' })),
      until: orNull(Day),
    }),
    is_beyond: Type.Boolean({ description: 'The place would be above the capacity' }),
    is_waiting: Type.Boolean({ description: 'They are on the waitlist and would leave it' }),
  },
  { title: 'BookingPreview' },
);
export type BookingPreview = Static<typeof BookingPreview>;

export const previewMemberBooking = {
  method: 'POST',
  path: '/desk/classes/{classId}/bookings/preview',
  summary: 'What would pay for a class booked for a member; refused as booking is',
  access: 'desk',
  reach: 'class',
  params: ClassId,
  body: Type.Object({ customer_id: Id, may_exceed: Type.Boolean() }, { additionalProperties: false }),
  answers: { 200: BookingPreview, ...REFUSALS, 422: Problem },
} as const satisfies Call;

export const removeMemberBooking = {
  method: 'DELETE',
  path: '/desk/classes/{classId}/bookings/{bookingId}',
  summary: 'Take a member out of a class, free of charge; the place goes to who waits',
  access: 'desk',
  reach: 'class',
  scope: 'write:bookings',
  params: Type.Object({ classId: Id, bookingId: Id }),
  answers: CHANGED,
} as const satisfies Call;

export const addPartnerGuest = {
  method: 'POST',
  path: '/desk/classes/{classId}/guests',
  summary: 'Enter a guest of a partner service; repeatable by its Idempotency-Key',
  access: 'desk',
  reach: 'class',
  needsIdempotencyKey: true,
  scope: 'write:bookings',
  params: ClassId,
  body: Type.Object(
    {
      partner_id: Id,
      name: nameOf(60, 'First name and the initial of the last one'),
      reference: orNull(Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' })),
      may_exceed: Type.Boolean(),
    },
    { additionalProperties: false },
  ),
  answers: { ...CHANGED, 400: Problem, 422: Problem },
} as const satisfies Call;

export const removePartnerGuest = {
  method: 'DELETE',
  path: '/desk/classes/{classId}/guests/{guestId}',
  summary: 'Take a guest of a partner out of a class; the place goes to who waits',
  access: 'desk',
  reach: 'class',
  scope: 'write:bookings',
  params: Type.Object({ classId: Id, guestId: Id }),
  answers: CHANGED,
} as const satisfies Call;

export const markAttendance = {
  method: 'PUT',
  path: '/desk/classes/{classId}/attendance/{kind}/{placeId}',
  summary: 'Mark somebody on the roster present, or take that back; coaches in classes they led',
  access: 'staff',
  reach: 'class',
  scope: 'write:bookings',
  params: Type.Object({ classId: Id, kind: RosterKind, placeId: Id }),
  body: Type.Object({ is_present: Type.Boolean() }, { additionalProperties: false }),
  answers: { ...CHANGED, 422: Problem },
} as const satisfies Call;

export const closeClassRoster = {
  method: 'POST',
  path: '/desk/classes/{classId}/roster-closing',
  summary: 'Close the roster: 48 hours later everyone unmarked counts as a no-show',
  access: 'staff',
  reach: 'class',
  params: ClassId,
  body: Nothing,
  answers: { ...CHANGED, 422: Problem },
} as const satisfies Call;

export const reopenClassRoster = {
  method: 'DELETE',
  path: '/desk/classes/{classId}/roster-closing',
  summary: 'Open a closed roster again, until who was missing is counted',
  access: 'staff',
  reach: 'class',
  params: ClassId,
  answers: CHANGED,
} as const satisfies Call;

const Reason = Type.Object(
  { reason: Type.Enum([...CANCEL_REASONS], { type: 'string' }) },
  { additionalProperties: false },
);

/** A kind of mail before it goes. */
export const PreviewedMail = Type.Object({
  to: Type.Enum(['members', 'visitors', 'waiting'], { type: 'string' }),
  language: Type.Union([Type.Enum(['en', 'de'], { type: 'string' }), Type.Null()], {
    description: 'Null: in both, where nobody knows the reader’s',
  }),
  count: Count,
  subject: Type.String(),
  text: Type.String(),
});

/** What cancelling a class would do. */
export const CancellationPreview = Type.Object(
  {
    mails: Type.Array(PreviewedMail, { description: 'One for each kind of recipient and language' }),
    guests: Type.Integer({ minimum: 0, description: 'Guests of partners: no mail, they have to be told' }),
    waiting: Type.Integer({ minimum: 0, description: 'People taken off the waitlist' }),
    credits: Type.Integer({ minimum: 0, description: 'Workouts that go back to passes' }),
    fees: Type.Integer({ minimum: 0, description: 'Open fees that fall away' }),
  },
  { title: 'CancellationPreview' },
);
export type CancellationPreview = Static<typeof CancellationPreview>;

export const previewClassCancellation = {
  method: 'POST',
  path: '/desk/classes/{classId}/cancellation/preview',
  summary:
    'What cancelling the class would do: the mails before they go, credits and fees; refused as cancelling is',
  access: 'desk',
  reach: 'class',
  params: ClassId,
  body: Reason,
  answers: { 200: CancellationPreview, ...REFUSALS, 422: Problem },
} as const satisfies Call;

export const cancelDeskClass = {
  method: 'POST',
  path: '/desk/classes/{classId}/cancellation',
  summary: 'Cancel a class: nobody owes anything, credits come back, everybody booked gets a mail',
  access: 'desk',
  reach: 'class',
  params: ClassId,
  body: Reason,
  answers: { ...CHANGED, 422: Problem },
} as const satisfies Call;

export const restoreDeskClass = {
  method: 'POST',
  path: '/desk/classes/{classId}/restoration',
  summary: 'Let a cancelled class take place after all; bookings come back where the person still can',
  access: 'desk',
  reach: 'class',
  params: ClassId,
  body: Nothing,
  answers: { ...CHANGED, 422: Problem },
} as const satisfies Call;
