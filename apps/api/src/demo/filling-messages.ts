import { Type, type Static } from 'typebox';

/** Options for the filling process; sent over IPC, because a connection may contain a password. */
export const FillingWork = Type.Object({
  /** How PostgreSQL is reached, as `pg` takes it. */
  connection: Type.Object({
    connectionString: Type.Optional(Type.String()),
    host: Type.Optional(Type.String()),
    port: Type.Optional(Type.Integer()),
    user: Type.Optional(Type.String()),
    database: Type.Optional(Type.String()),
    ssl: Type.Optional(Type.Boolean()),
  }),
  /** ISO 8601. */
  now: Type.String(),
  publicUrl: Type.String(),
});
export type FillingWork = Static<typeof FillingWork>;

/** Messages from the process: events for the log, then the outcome. */
export const FillingNews = Type.Union([
  Type.Object({ kind: Type.Literal('event'), event: Type.String(), details: Type.Optional(Type.Object({})) }),
  Type.Object({ kind: Type.Literal('done') }),
  Type.Object({
    kind: Type.Literal('failed'),
    message: Type.String(),
    code: Type.Optional(Type.String()),
  }),
]);
export type FillingNews = Static<typeof FillingNews>;
