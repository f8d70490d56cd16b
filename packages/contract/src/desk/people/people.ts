import { STUDIO_ROLES } from '@lifted/domain/people/studio-role';
import { Type, type Static } from 'typebox';
import type { Call } from '../../call.ts';
import { CustomerEntitlement, CustomerWait } from '../../class-bookings.ts';
import { Changed } from '../../desk-changes.ts';
import { CreditEntry, Fee } from '../../entitlements.ts';
import { Problem } from '../../problem.ts';
import { Day, Email, Id, Time, nameOf } from '../../wire-values.ts';
import { StaffRoles } from './team.ts';

const LONGEST_NAME = 500;
const Name = nameOf(LONGEST_NAME);
const OrNull = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) =>
  Type.Union([type, Type.Null()]);

/** Somebody the search found. */
export const FoundPerson = Type.Object(
  {
    id: Id,
    first_name: Type.String(),
    last_name: Type.String(),
    email: Type.String(),
    credits: Type.Integer({ minimum: 0, description: 'Of all passes that are valid today' }),
    membership: Type.Enum(['none', 'active', 'paused'], { type: 'string', description: 'Today' }),
    last_visit: OrNull(Day),
  },
  { title: 'FoundPerson' },
);
export type FoundPerson = Static<typeof FoundPerson>;

export const LONGEST_PEOPLE_QUERY = 100;

export const findPeople = {
  method: 'GET',
  path: '/desk/people',
  summary:
    'People by words of name and address, in any order and however umlauts are written: words of one or two letters begin one of theirs, longer ones may lie inside; without a query those who were added last, the newest first',
  access: 'desk',
  reach: 'shared',
  scope: 'read:people',
  query: Type.Object({ query: Type.Optional(Type.String({ maxLength: LONGEST_PEOPLE_QUERY })) }),
  answers: { 200: Type.Array(FoundPerson), 401: Problem, 403: Problem, 422: Problem },
} as const satisfies Call;

/** A place of a person in a class, ahead or over. */
export const PersonBooking = Type.Object(
  {
    id: Id,
    workout_id: Id,
    timer_name: Type.String(),
    start_datetime: Time,
    coach_first_name: Type.String(),
    location_name: Type.String(),
    state: Type.Enum(
      ['booked', 'attended', 'unmarked', 'canceled_free', 'canceled_late', 'canceled_by_studio', 'canceled'],
      { type: 'string', description: 'unmarked: over, and nobody marked them present' },
    ),
    product_name: OrNull(Type.String()),
  },
  { title: 'PersonBooking' },
);
export type PersonBooking = Static<typeof PersonBooking>;

const PersonEntitlement = Type.Object(
  {
    ...CustomerEntitlement.properties,
    product_id: Id,
    granted_at: Time,
    note: OrNull(Type.String()),
    reference: OrNull(Type.String()),
    term_months: OrNull(Type.Integer()),
    entries: Type.Array(CreditEntry, { description: 'Of a pass, newest first' }),
  },
  { title: 'PersonEntitlement' },
);
export type PersonEntitlement = Static<typeof PersonEntitlement>;

/** What the team noted about somebody. */
export const PersonNote = Type.Object(
  {
    id: Id,
    words: Type.String(),
    author: OrNull(Type.String({ description: 'Null: the account is gone' })),
    is_own: Type.Boolean({ description: 'Only the author edits and deletes it' }),
    written_at: Time,
    changed_at: OrNull(Time),
  },
  { title: 'PersonNote' },
);
export type PersonNote = Static<typeof PersonNote>;

const PersonDeclaration = Type.Object(
  {
    reference: Type.String(),
    kind: Type.Enum(['termination', 'withdrawal'], { type: 'string' }),
    received_at: Time,
    ends_on: OrNull(Day),
    contract: OrNull(Type.String()),
  },
  { title: 'PersonDeclaration' },
);

/** How somebody signs in; never from where. */
const PersonAccount = Type.Object(
  {
    roles: Type.Array(Type.Enum(STUDIO_ROLES, { type: 'string' })),
    is_disabled: Type.Boolean(),
    has_password: Type.Boolean(),
    has_second_factor: Type.Boolean(),
    sessions: Type.Array(Type.Object({ began_at: Time, last_used_at: Time }), {
      description: 'Where they are signed in now, the newest first',
    }),
    invited_at: OrNull(
      Type.String({ format: 'date-time', description: 'Last sign-in link of the last days' }),
    ),
    deletion_due_at: OrNull(Time),
  },
  { title: 'PersonAccount' },
);

export const DeskPerson = Type.Object(
  {
    id: Id,
    first_name: Type.String(),
    last_name: Type.String(),
    email: Type.String(),
    account: OrNull(PersonAccount),
    ahead: Type.Array(PersonBooking, { description: 'The next first' }),
    waits: Type.Array(CustomerWait),
    past: Type.Array(PersonBooking, { description: 'The last twenty, the newest first' }),
    entitlements: Type.Array(PersonEntitlement),
    fees: Type.Array(Fee, { description: 'Newest first' }),
    training: Type.Object({
      visits: Type.Integer({ minimum: 0 }),
      first_visit: OrNull(Day),
      last_visit: OrNull(Day),
      visits_30_days: Type.Integer({ minimum: 0 }),
      sets: Type.Integer({ minimum: 0 }),
      records: Type.Integer({ minimum: 0, description: 'Heaviest weights of exercises, ever beaten or not' }),
    }),
    declarations: Type.Array(PersonDeclaration, { description: 'Sent with their address, newest first' }),
    notes: Type.Array(PersonNote, { description: 'Newest first' }),
  },
  { title: 'DeskPerson' },
);
export type DeskPerson = Static<typeof DeskPerson>;

const person = Type.Object({ id: Id });
const nothing = Type.Object({}, { additionalProperties: false });
const refusals = { 401: Problem, 403: Problem, 404: Problem, 409: Problem, 422: Problem } as const;
const Added = Type.Object({ ...Changed.properties, id: Id });

export const getPerson = {
  method: 'GET',
  path: '/desk/people/{id}',
  summary: 'Everything the desk needs to know of a person; the access log notes who looked',
  access: 'desk',
  reach: 'shared',
  scope: 'read:people',
  params: person,
  answers: { 200: DeskPerson, 401: Problem, 403: Problem, 404: Problem },
} as const satisfies Call;

/** Name and address; the person signs in with the address. */
export const PersonFields = Type.Object(
  { first_name: Name, last_name: Name, email: Email },
  { title: 'PersonFields', additionalProperties: false },
);
export type PersonFields = Static<typeof PersonFields>;

export const addPerson = {
  method: 'POST',
  path: '/desk/people',
  summary: 'Add somebody as a customer with an account, as the import does',
  access: 'desk',
  reach: 'shared',
  body: Type.Object({ fields: PersonFields }, { additionalProperties: false }),
  answers: { 201: Added, ...refusals },
} as const satisfies Call;

export const editPerson = {
  method: 'PUT',
  path: '/desk/people/{id}',
  summary: 'Change name or address; with another address the person is signed out everywhere',
  access: 'desk',
  reach: 'shared',
  params: person,
  body: Type.Object({ was: PersonFields, fields: PersonFields }, { additionalProperties: false }),
  answers: { 200: Changed, ...refusals },
} as const satisfies Call;

export const invitePerson = {
  method: 'POST',
  path: '/desk/people/{id}/invitation',
  summary: 'Mail a link that signs the person in once',
  access: 'desk',
  reach: 'shared',
  params: person,
  body: nothing,
  answers: { 200: Changed, ...refusals },
} as const satisfies Call;

export const setPersonRoles = {
  method: 'PUT',
  path: '/desk/people/{id}/roles',
  summary: 'Say what a person may do here',
  access: 'owner',
  recentSignIn: 'ten_minutes',
  params: person,
  body: Type.Object({ was: StaffRoles, roles: StaffRoles }, { additionalProperties: false }),
  answers: { 200: Changed, ...refusals },
} as const satisfies Call;

export const LONGEST_NOTE = 4000;
const NoteWords = Type.String({ minLength: 1, maxLength: LONGEST_NOTE, pattern: '\\S' });
export const NoteFields = Type.Object(
  { words: NoteWords },
  { title: 'NoteFields', additionalProperties: false },
);
export type NoteFields = Static<typeof NoteFields>;

export const addNote = {
  method: 'POST',
  path: '/desk/people/{id}/notes',
  summary: 'Note something about a person; they read it only in the export of their data',
  access: 'desk',
  reach: 'shared',
  params: person,
  body: Type.Object({ fields: NoteFields }, { additionalProperties: false }),
  answers: { 201: Added, ...refusals },
} as const satisfies Call;

export const editNote = {
  method: 'PUT',
  path: '/desk/notes/{id}',
  summary: 'Change a note of one’s own',
  access: 'desk',
  reach: 'shared',
  params: person,
  body: Type.Object({ was: NoteFields, fields: NoteFields }, { additionalProperties: false }),
  answers: { 200: Changed, ...refusals },
} as const satisfies Call;

export const removeNote = {
  method: 'DELETE',
  path: '/desk/notes/{id}',
  summary: 'Delete a note of one’s own',
  access: 'desk',
  reach: 'shared',
  params: person,
  answers: { 200: Changed, ...refusals },
} as const satisfies Call;

export const exportPerson = {
  method: 'GET',
  path: '/desk/people/{id}/export.zip',
  summary:
    'Everything the studio holds about a person, for them: a ZIP archive of CSV files with a README; the owner alone for somebody who works here',
  access: 'desk',
  recentSignIn: 'ten_minutes',
  params: person,
  answers: {
    200: Type.Unsafe<object>({ type: 'string', format: 'binary', description: 'application/zip' }),
    401: Problem,
    403: Problem,
    404: Problem,
    409: Problem,
  },
} as const satisfies Call;

export const askForPersonsDeletion = {
  method: 'POST',
  path: '/desk/people/{id}/deletion',
  summary:
    'Have a person deleted in 14 days, as they could themselves; the owner alone for somebody who works here',
  access: 'desk',
  params: person,
  body: nothing,
  answers: { 200: Changed, ...refusals },
} as const satisfies Call;

export const takeBackPersonsDeletion = {
  method: 'DELETE',
  path: '/desk/people/{id}/deletion',
  summary: 'Keep a person after all. 404 when no deletion is asked for',
  access: 'desk',
  params: person,
  answers: { 200: Changed, ...refusals },
} as const satisfies Call;

/** What would become one record: the other person's rows move to this one, and the other is given up. */
export const MergePreview = Type.Object(
  {
    other_id: Id,
    other_name: Type.String(),
    other_email: Type.String(),
    bookings: Type.Integer({ minimum: 0 }),
    entitlements: Type.Integer({ minimum: 0 }),
    classes_with_sets: Type.Integer({ minimum: 0 }),
    challenges: Type.Integer({ minimum: 0 }),
    notes: Type.Integer({ minimum: 0 }),
    obstacle: OrNull(Type.String({ description: 'Why it is not possible, in the language asked for' })),
  },
  { title: 'MergePreview' },
);
export type MergePreview = Static<typeof MergePreview>;

export const previewMerge = {
  method: 'GET',
  path: '/desk/people/{id}/merge',
  summary: 'What would move to this person from another record of theirs',
  access: 'desk',
  params: person,
  query: Type.Object({ other_id: Id }),
  answers: { 200: MergePreview, 401: Problem, 403: Problem, 404: Problem, 422: Problem },
} as const satisfies Call;

export const mergePeople = {
  method: 'POST',
  path: '/desk/people/{id}/merge',
  summary:
    'Move everything of another record to this person; it can be undone for 30 days, then the other is deleted',
  access: 'desk',
  params: person,
  body: Type.Object({ other_id: Id }, { additionalProperties: false }),
  answers: { 200: Changed, ...refusals },
} as const satisfies Call;
