import { Type, type Static } from 'typebox';
import { Check } from 'typebox/value';
import { ask, jsonOf } from './ask.ts';

const Schema = Type.Object({
  $ref: Type.Optional(Type.String()),
  type: Type.Optional(Type.Unknown()),
  properties: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
});
const Parameter = Type.Object({ name: Type.String(), in: Type.String(), schema: Type.Unknown() });
const Operation = Type.Object({
  security: Type.Optional(Type.Array(Type.Record(Type.String(), Type.Unknown()))),
  parameters: Type.Optional(Type.Array(Parameter)),
  requestBody: Type.Optional(
    Type.Object({ content: Type.Record(Type.String(), Type.Object({ schema: Type.Unknown() })) }),
  ),
});
const Description = Type.Object({
  paths: Type.Record(Type.String(), Type.Record(Type.String(), Operation)),
  components: Type.Object({ schemas: Type.Record(Type.String(), Type.Unknown()) }),
});

/** A call of the API, from its OpenAPI document. */
export interface DescribedCall {
  readonly method: string;
  /** Below `/api`, with parameters in braces. */
  readonly path: string;
  readonly pathParameters: readonly string[];
  readonly queryParameters: readonly string[];
  /** Only a tablet of the floor may make it, and people may not. */
  readonly isForTablets: boolean;
  /** Names of the fields of its body; undefined for a call without one. */
  readonly bodyFields: readonly string[] | undefined;
}

/** Every call of `/api/openapi.json`. */
export async function describedCalls(origin: string): Promise<DescribedCall[]> {
  const { text } = await ask(origin, '/api/openapi.json');
  const value = jsonOf(text);
  if (!Check(Description, value))
    throw new Error('The description of the API has another form than expected.');
  return Object.entries(value.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) =>
      callOf(path, method, operation, value.components.schemas),
    ),
  );
}

function callOf(
  path: string,
  method: string,
  { parameters = [], requestBody, security = [] }: Static<typeof Operation>,
  schemas: Record<string, unknown>,
): DescribedCall {
  const named = (place: string) => parameters.filter((one) => one.in === place).map(({ name }) => name);
  const body = requestBody?.content['application/json']?.schema;
  return {
    method: method.toUpperCase(),
    path,
    pathParameters: named('path'),
    queryParameters: named('query'),
    isForTablets: security.length > 0 && security.every((proof) => 'tablet' in proof),
    bodyFields: body === undefined ? undefined : fieldsOf(body, schemas),
  };
}

/** The fields of an object schema; follows references and unions. */
function fieldsOf(schema: unknown, schemas: Record<string, unknown>): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if (Check(Schema, schema)) {
    if (schema.$ref !== undefined) return fieldsOf(schemas[schema.$ref.split('/').at(-1) ?? ''], schemas);
    if (schema.properties !== undefined) return Object.keys(schema.properties);
  }
  const forms = Object.entries(schema)
    .filter(([name]) => name === 'anyOf' || name === 'oneOf' || name === 'allOf')
    .flatMap(([, list]: [string, unknown]) => (Check(Type.Array(Type.Unknown()), list) ? list : []));
  return [...new Set(forms.flatMap((form: unknown) => fieldsOf(form, schemas)))];
}

/** The address of a call with these values, each encoded. */
export function addressOf(
  call: DescribedCall,
  path: (name: string) => string,
  query: readonly (readonly [string, string])[] = [],
): string {
  const filled = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => path(name));
  const search = query.map(([name, value]) => `${encodeURIComponent(name)}=${value}`).join('&');
  return `/api${filled}${search === '' ? '' : `?${search}`}`;
}
