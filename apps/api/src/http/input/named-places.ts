import type { FastifyRequest } from 'fastify';

/** The class and the rooms a request names, before anything checked it: what is no text is refused later. */
export function namedIn({ params, body }: Pick<FastifyRequest, 'params' | 'body'>): {
  readonly classId: string | undefined;
  readonly rooms: readonly string[];
} {
  const edited = fieldOf(body, 'edited');
  const rooms = [body, edited]
    .flatMap((each) => [fieldOf(each, 'fields'), fieldOf(each, 'was')])
    .map((fields) => textOf(fieldOf(fields, 'location_id')));
  return {
    classId: textOf(fieldOf(params, 'classId')) ?? textOf(fieldOf(edited, 'id')),
    rooms: rooms.filter((room) => room !== undefined),
  };
}

function fieldOf(from: unknown, name: string): unknown {
  if (typeof from !== 'object' || from === null) return undefined;
  return new Map<string, unknown>(Object.entries(from)).get(name);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
