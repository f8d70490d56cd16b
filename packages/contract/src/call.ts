import type { ApiScope } from '@lifted/domain/connections/api-scope';
import type { BranchReach } from '@lifted/domain/people/branch-reach';
import type { RecentSignIn } from '@lifted/domain/identity/recent-sign-in';
import type { Static, TObject, TSchema } from 'typebox';

/**
 * Who may make a call; "self" is decided on the server from the verified identity. `staff` is anybody who works here, `desk`
 * the front desk and the owner, `owner` the owner alone. `floor` is an enrolled tablet, nobody signed in. Of a person read the
 * desk, in `self-or-coach` calls the person's coaches too (packages/domain/src/people/person-reading.ts).
 */
export type Access =
  | 'all'
  | 'self'
  | 'self-or-coach'
  | 'self-or-desk'
  | 'signed-in'
  | 'staff'
  | 'desk'
  | 'owner'
  | 'floor';

/** One call of the API: the server registers it, OpenAPI describes it, the web imports only its types. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below `/api`, parameters in braces: '/workouts/{workoutId}'. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  /** Whether it is open to a caller who has yet to enrol a second factor their role requires. */
  readonly withoutSecondFactor?: boolean;
  /**
   * What a call of staff reaches, where a front desk of some branches may make it (packages/domain/src/people/branch-reach.ts).
   * Without it, it is for the front desk of all branches.
   */
  readonly reach?: BranchReach;
  /** How recent the sign-in of a person has to be, or its confirmation (own-sessions.ts); keys of the API have none. */
  readonly recentSignIn?: RecentSignIn;
  /** What a key of the API needs to make it; no key makes a call without one. */
  readonly scope?: ApiScope;
  /**
   * Needs the header Idempotency-Key, a UUID drawn for each press of a button: sent again, it does nothing twice. Every other
   * command of somebody known may have it.
   */
  readonly needsIdempotencyKey?: true;
  readonly params?: TObject;
  readonly query?: TObject;
  readonly body?: TSchema;
  /** Responses by status; every status from 400 on is a problem (see problem.ts). */
  readonly answers: Readonly<Record<number, TSchema>>;
}

type Values<T> = T[keyof T];
type SuccessStatus<C extends Call> = Extract<keyof C['answers'], 200 | 201 | 204>;

/** The parsed success response of a call. */
export type AnswerOf<C extends Call> = Values<{
  [S in SuccessStatus<C>]: C['answers'][S] extends TSchema ? Static<C['answers'][S]> : never;
}>;
export type QueryOf<C extends Call> = C['query'] extends TObject ? Static<C['query']> : undefined;
export type BodyOf<C extends Call> = C['body'] extends TSchema ? Static<C['body']> : undefined;
export type ParamsOf<C extends Call> = C['params'] extends TObject ? Static<C['params']> : undefined;
