import type { Call } from '@lifted/contract/call';
import { Problem } from '@lifted/contract/problem';
import type { TObject, TSchema } from 'typebox';
import { SchemaComponents } from './schema-components.ts';

/** The part of OpenAPI 3.1 we use. */
export type OpenApiDocument = ReturnType<typeof openApiDocument>;
export type Operation = ReturnType<typeof operationOf>;
export type Parameter = ReturnType<typeof parametersOf>[number] | ReturnType<typeof keyOf>[number];
export type Answer = ReturnType<typeof answersOf>[string];

interface Api {
  readonly title: string;
  readonly version: string;
  readonly calls: readonly Call[];
}

const DESCRIPTIONS: ReadonlyMap<number, string> = new Map([
  [200, 'As asked'],
  [201, 'Done'],
  [204, 'Done, nothing to say'],
  [400, 'The body cannot be read as JSON'],
  [404, 'Nothing at this address'],
  [409, 'Not possible as things stand; `code` says why'],
  [413, 'The body is too large'],
  [415, 'The body is not JSON'],
  [422, 'The input has to change; `errors` says where'],
  [429, 'Too often in a short time'],
  [500, 'Our fault; `request_id` finds it in the log'],
  [503, 'Not available at the moment'],
]);
/** Errors any call may return. */
const ANY_CALL = [429, 500, 503] as const;
const CALLS_WITH_BODY = [400, 413, 415, 422] as const;
const STATUSES_WITH_RETRY_AFTER: readonly number[] = [429, 503];

/** OpenAPI 3.1 of the registered calls, generated from their schemas. */
export function openApiDocument({ title, version, calls }: Api) {
  const components = new SchemaComponents();
  const paths: Record<string, Record<string, Operation>> = {};
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call, components) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version,
      description:
        'Times are ISO 8601 with offset, civil dates YYYY-MM-DD in Europe/Berlin. Every answer carries X-Request-Id. ' +
        'Errors are problem details (RFC 9457); `code` is the part to rely on. Their `title`, `detail` and `errors` are for ' +
        'people, in German or English as Accept-Language asks (English without it), and so are mails a call leads to, ' +
        'unless its body names a language.',
    },
    servers: [{ url: '/api' }],
    tags: [...new Set(calls.map(tagOf))].map((name) => ({ name })),
    paths,
    components: { schemas: components.schemas, securitySchemes: SECURITY_SCHEMES },
  };
}

/** What a caller shows; the names are the ones `securityOf` uses. */
const SECURITY_SCHEMES = {
  session: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The ID token of somebody who is signed in. Which roles a call is for is its `x-access`.',
  },
  key: {
    type: 'http',
    scheme: 'bearer',
    description: 'A key of the API (docs/integrations.md). What it needs is named beside it.',
  },
  tablet: { type: 'http', scheme: 'bearer', description: 'The credential of a tablet of the floor.' },
} as const;

type Requirement = Readonly<Partial<Record<keyof typeof SECURITY_SCHEMES, readonly string[]>>>;

/** Who may make a call: one of these is enough; none at all for a call open to all. */
function securityOf({ access, scope }: Call): readonly Requirement[] {
  if (access === 'all') return [];
  if (access === 'floor') return [{ tablet: [] }];
  return scope === undefined ? [{ session: [] }] : [{ session: [] }, { key: [scope] }];
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  schema: { type: 'string', format: 'uuid' },
} as const;
const POSSIBLE_KEY = {
  ...IDEMPOTENCY_KEY,
  required: false,
  description:
    'Sent again with the same key within a day, the command is answered again and not carried out twice',
} as const;

/** Every command of somebody known may have a key. */
function keyOf({ method, access, needsIdempotencyKey }: Call) {
  if (needsIdempotencyKey) return [IDEMPOTENCY_KEY];
  return method === 'GET' || access === 'all' ? [] : [POSSIBLE_KEY];
}

function operationOf(call: Call, components: SchemaComponents) {
  const parameters = [
    ...parametersOf(call.params, 'path', components),
    ...parametersOf(call.query, 'query', components),
    ...keyOf(call),
  ];
  return {
    operationId: operationIdOf(call),
    summary: call.summary,
    tags: [tagOf(call)],
    security: securityOf(call),
    'x-access': call.access,
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: components.refer(call.body) } },
      },
    }),
    responses: answersOf(call, components),
  };
}

function parametersOf(schema: TObject | undefined, place: 'path' | 'query', components: SchemaComponents) {
  if (schema === undefined) return [];
  const required: readonly string[] =
    'required' in schema && Array.isArray(schema.required) ? schema.required : [];
  return Object.entries(schema.properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: components.refer(property),
  }));
}

function answersOf(call: Call, components: SchemaComponents) {
  const schemas = new Map<number, TSchema>();
  const usual = call.body ? [...CALLS_WITH_BODY, ...ANY_CALL] : ANY_CALL;
  for (const status of usual) schemas.set(status, Problem);
  for (const [status, schema] of Object.entries(call.answers)) schemas.set(Number(status), schema);
  const sorted = [...schemas].toSorted(([one], [other]) => one - other);
  return Object.fromEntries(
    sorted.map(([status, schema]) => [
      String(status),
      {
        description: DESCRIPTIONS.get(status) ?? 'See the body',
        ...(STATUSES_WITH_RETRY_AFTER.includes(status) && {
          headers: { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } },
        }),
        content: {
          [mediaTypeOf(status, schema)]: {
            schema: components.refer(schema),
          },
        },
      },
    ]),
  );
}

/** A text that is no JSON says in its description what it is: 'text/csv'. */
function mediaTypeOf(status: number, schema: TSchema): string {
  if (status >= 400) return 'application/problem+json';
  const { description }: { readonly description?: unknown } = schema;
  return typeof description === 'string' && FILE_TYPE.test(description) ? description : 'application/json';
}

const FILE_TYPE = /^[a-z]+\/[\w.+-]+$/;

/** 'GET /workouts/{workoutId}' → 'get_workouts_workoutId'. */
function operationIdOf({ method, path }: Call): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter((word) => word !== '');
  return [method.toLowerCase(), ...words].join('_');
}

function tagOf({ path }: Call): string {
  return path.split('/')[1] ?? '';
}
