import { OWN_ADDRESS } from '@lifted/domain/classes/branch-choice';
import { Type, type Static, type TObject } from 'typebox';
import type { Call } from './call.ts';
import { Changed } from './desk-changes.ts';
import { Problem } from './problem.ts';
import { Day, Id, nameOf, orNull } from './wire-values.ts';

const LONGEST_NAME = 500;
const Name = nameOf(LONGEST_NAME);

/** What the studio sells; a pass has credits and is valid for some months, a membership has neither. */
export const ProductFields = Type.Object(
  {
    name: Name,
    cents: Type.Integer({
      minimum: 0,
      maximum: 10_000_000,
      description: 'With value-added tax; of a membership each month',
    }),
    vat_percent: Type.Integer({ minimum: 0, maximum: 100 }),
    credits: orNull(Type.Integer({ minimum: 1, maximum: 1000 })),
    valid_months: orNull(Type.Integer({ minimum: 1, maximum: 120 })),
    term_months: orNull(Type.Integer({ minimum: 1, maximum: 120 })),
    on_sale_from: Day,
    on_sale_to: orNull(Day),
    planned_cents: orNull(
      Type.Integer({
        minimum: 0,
        maximum: 10_000_000,
        description: 'What it costs from planned_from on; then it is `cents`, and nothing is planned',
      }),
    ),
    planned_from: orNull(Day),
    branch_ids: Type.Array(Id, {
      maxItems: 100,
      uniqueItems: true,
      description: `The branches it is valid in, '${OWN_ADDRESS}' for the studio’s own address; empty: everywhere. What was sold stays valid where it was`,
    }),
  },
  { title: 'ProductFields', additionalProperties: false },
);
export type ProductFields = Static<typeof ProductFields>;

/** One of the addresses of a chain, with rooms of its own. */
export const BranchFields = Type.Object(
  {
    name: nameOf(100),
    street: nameOf(200),
    postcode: nameOf(20),
    city: nameOf(100),
  },
  { title: 'BranchFields', additionalProperties: false },
);
export type BranchFields = Static<typeof BranchFields>;

/** The room of a class. */
export const LocationFields = Type.Object(
  {
    name: Name,
    branch_id: Type.Union([Id, Type.Null()], { description: 'Null: at the studio’s own address' }),
  },
  { title: 'LocationFields', additionalProperties: false },
);
export type LocationFields = Static<typeof LocationFields>;

/** How many people can use each implement in a room at the same time, by the implement's id; null: everybody. */
export const RoomEquipmentFields = Type.Record(
  Type.String({ pattern: '^[a-z0-9-]{1,40}$' }),
  Type.Union([Type.Integer({ minimum: 0, maximum: 1000 }), Type.Null()]),
  { title: 'RoomEquipmentFields', maxProperties: 200 },
);
export type RoomEquipmentFields = Static<typeof RoomEquipmentFields>;

/** Who gives classes; `email` is the address they sign in with, if they do. */
export const CoachFields = Type.Object(
  {
    first_name: Name,
    profile_image_url: orNull(Type.String({ maxLength: 500, pattern: '^(https://|/)\\S+$' })),
    email: orNull(Type.String({ maxLength: 254, pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$' })),
  },
  { title: 'CoachFields', additionalProperties: false },
);
export type CoachFields = Static<typeof CoachFields>;

/** A service whose members train here as guests, and that pays for them. */
export const PartnerFields = Type.Object(
  {
    name: nameOf(100),
    quota: Type.Integer({
      minimum: 0,
      maximum: 1000,
      description: 'Places of its guests in a class, at most',
    }),
    is_active: Type.Boolean({ description: 'False: no new guests are entered' }),
  },
  { title: 'PartnerFields', additionalProperties: false },
);
export type PartnerFields = Static<typeof PartnerFields>;

const START_TIME = '^([01]\\d|2[0-3]):[0-5]\\d$';

/** A class of the repeating week; classes are scheduled from it eight weeks ahead. */
export const TemplateFields = Type.Object(
  {
    timer_name: Name,
    weekday: Type.Integer({ minimum: 0, maximum: 6, description: '0 is Monday' }),
    start_time: Type.String({ pattern: START_TIME, description: "On Berlin's clocks, 'HH:MM'" }),
    coach_id: Id,
    location_id: Id,
    capacity: Type.Integer({ minimum: 1, maximum: 1000 }),
    every_weeks: Type.Integer({ minimum: 1, maximum: 8 }),
    valid_from: Day,
    valid_until: orNull(Day),
  },
  { title: 'TemplateFields', additionalProperties: false },
);
export type TemplateFields = Static<typeof TemplateFields>;

/** Days on which no class takes place, both included. */
export const ClosureFields = Type.Object(
  { from_day: Day, until_day: Day, reason: Name },
  { title: 'ClosureFields', additionalProperties: false },
);
export type ClosureFields = Static<typeof ClosureFields>;

/** The calls of something the desk keeps a list of: read it, add to it, edit one. */
function recordCalls<const Name extends string, const Who extends 'desk' | 'owner', F extends TObject>(
  name: Name,
  access: Who,
  fields: F,
) {
  const refusals = { 401: Problem, 403: Problem, 404: Problem, 409: Problem, 422: Problem } as const;
  return {
    list: {
      method: 'GET',
      path: `/desk/${name}`,
      summary: `All ${name}`,
      access: 'desk',
      reach: 'shared',
      answers: { 200: Type.Array(Type.Object({ id: Id, fields })), 401: Problem, 403: Problem },
    },
    add: {
      method: 'POST',
      path: `/desk/${name}`,
      summary: `Add to the ${name}`,
      access,
      body: Type.Object({ fields }, { additionalProperties: false }),
      answers: { 201: Type.Object({ ...Changed.properties, id: Id }), ...refusals },
    },
    edit: {
      method: 'PUT',
      path: `/desk/${name}/{id}`,
      summary: `Change one of the ${name}; \`was\` is what the form showed, so that nobody’s change is lost`,
      access,
      params: Type.Object({ id: Id }),
      body: Type.Object({ was: fields, fields }, { additionalProperties: false }),
      answers: { 200: Changed, ...refusals },
    },
  } as const;
}

export const productCalls = recordCalls('products', 'owner', ProductFields);
export const branchCalls = recordCalls('branches', 'owner', BranchFields);
export const locationCalls = recordCalls('locations', 'desk', LocationFields);
export const templateCalls = recordCalls('week-templates', 'desk', TemplateFields);
export const closureCalls = recordCalls('closures', 'desk', ClosureFields);
export const coachCalls = recordCalls('coaches', 'desk', CoachFields);
export const partnerCalls = recordCalls('partners', 'owner', PartnerFields);

/** Rooms have equipment as long as they are there, so it is only read and changed. */
export const roomEquipmentCalls = {
  list: {
    method: 'GET',
    path: '/desk/room-equipment',
    summary: 'For each room, by its id: how many people can use each implement at the same time',
    access: 'desk',
    reach: 'shared',
    answers: {
      200: Type.Object({
        rooms: Type.Array(Type.Object({ id: Id, fields: RoomEquipmentFields })),
        implements: Type.Array(
          Type.Object({ id: Id, name: Type.String({ description: 'In the language of the call' }) }),
        ),
      }),
      401: Problem,
      403: Problem,
    },
  },
  edit: {
    method: 'PUT',
    path: '/desk/room-equipment/{id}',
    summary: 'Change what a room has; `was` is what the form showed, so that nobody’s change is lost',
    access: 'desk',
    params: Type.Object({ id: Id }),
    body: Type.Object(
      { was: RoomEquipmentFields, fields: RoomEquipmentFields },
      { additionalProperties: false },
    ),
    answers: { 200: Changed, 401: Problem, 403: Problem, 404: Problem, 409: Problem, 422: Problem },
  },
} as const satisfies Record<string, Call>;
