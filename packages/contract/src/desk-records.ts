import { Type, type Static, type TObject } from 'typebox';
import { Changed } from './desk-changes.ts';
import { Problem } from './problem.ts';
import { Day, Id } from './wire-values.ts';

const LONGEST_NAME = 500;
const Name = Type.String({ minLength: 1, maxLength: LONGEST_NAME, pattern: '\\S' });

function orNull<T extends ReturnType<typeof Type.String> | ReturnType<typeof Type.Integer>>(type: T) {
  return Type.Union([type, Type.Null()]);
}

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
  },
  { title: 'ProductFields', additionalProperties: false },
);
export type ProductFields = Static<typeof ProductFields>;

/** Where classes take place. */
export const LocationFields = Type.Object(
  { name: Name },
  { title: 'LocationFields', additionalProperties: false },
);
export type LocationFields = Static<typeof LocationFields>;

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

const START_TIME = '^([01]\\d|2[0-3]):[0-5]\\d$';

/** A class of the repeating week; classes are laid out from it eight weeks ahead. */
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
export const locationCalls = recordCalls('locations', 'desk', LocationFields);
export const templateCalls = recordCalls('week-templates', 'desk', TemplateFields);
export const closureCalls = recordCalls('closures', 'desk', ClosureFields);
export const coachCalls = recordCalls('coaches', 'desk', CoachFields);
