import type { Static, TObject, TSchema } from 'typebox';

/** Who may make a call; what "self" means is decided on the server from the verified identity. */
export type Access = 'all' | 'self' | 'self-or-staff' | 'signed-in';

/** One call of the wire: the API registers it, OpenAPI describes it, the web takes its types (and no byte of it). */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below `/api`, parameters in braces: '/workouts/{workoutId}'. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  /** Whether it is open to somebody whose role asks for a second factor they have not enrolled yet. */
  readonly withoutSecondFactor?: boolean;
  readonly params?: TObject;
  readonly query?: TObject;
  readonly body?: TSchema;
  /** Answers by status; every status from 400 on is a problem (see problem.ts). */
  readonly answers: Readonly<Record<number, TSchema>>;
}

type Values<T> = T[keyof T];
type SuccessStatus<C extends Call> = Extract<keyof C['answers'], 200 | 201 | 204>;

/** The parsed success answer of a call. */
export type AnswerOf<C extends Call> = Values<{
  [S in SuccessStatus<C>]: C['answers'][S] extends TSchema ? Static<C['answers'][S]> : never;
}>;
export type QueryOf<C extends Call> = C['query'] extends TObject ? Static<C['query']> : undefined;
export type BodyOf<C extends Call> = C['body'] extends TSchema ? Static<C['body']> : undefined;
export type ParamsOf<C extends Call> = C['params'] extends TObject ? Static<C['params']> : undefined;
