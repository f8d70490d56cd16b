import type { Access, Call } from '@lifted/contract/call';
import type { IdentityProviderName } from '@lifted/contract/identity';
import type { StudioRole } from '@lifted/domain/people/studio-role';
import type { FastifyRequest } from 'fastify';
import { Refusal } from './errors/refusal.ts';
import type { StudioApp } from './studio-app.ts';

/** Nobody asked who it is: a call open to all. */
export interface AnonymousCaller {
  readonly kind: 'anonymous';
}

/** A person whose ID token was verified for this request, with roles and customer as they are at this moment. */
export interface SignedInCaller {
  readonly kind: 'signed-in';
  readonly provider: IdentityProviderName;
  readonly uid: string;
  readonly sessionId: string;
  /** Empty for an identity the studio has not provisioned. */
  readonly roles: readonly StudioRole[];
  /** Null for somebody who is no customer, such as a coach. */
  readonly customerId: string | null;
  /** The same customer by the short key of the large tables. */
  readonly customerNumber: number | null;
  /** The customer's address as it is kept, in lower case. */
  readonly customerEmail: string | null;
  /** Another one whenever an answer about the customer may have changed. */
  readonly customerVersion: string | null;
  /** A role asks for a second factor and the account has none: it may do nothing but enrol one. */
  readonly missesSecondFactor: boolean;
}

export type Caller = AnonymousCaller | SignedInCaller;

/** Who makes a call: a call that is not open to all is only ever handled for somebody signed in. */
export type CallerOf<A extends Access> = A extends 'all' ? AnonymousCaller : SignedInCaller;

/** The current caller of an ID token; undefined for an invalid token, for any reason. */
export type FindCaller = (idToken: string) => Promise<SignedInCaller | undefined>;

declare module 'fastify' {
  interface FastifyInstance {
    findCaller: FindCaller;
  }
}

const BEARER = /^Bearer ([\w.~+/-]+=*)$/i;

/** Tells the server how callers are recognised; every guarded call asks this once per request. */
export function recogniseCallers(app: StudioApp, findCaller: FindCaller): void {
  app.decorate('findCaller', findCaller);
}

const NOBODY: AnonymousCaller = { kind: 'anonymous' };

/** What a call says about who may make it. */
type CallerRule<A extends Access> = Pick<Call, 'withoutSecondFactor'> & { readonly access: A };

/**
 * Answers who makes a request of a call with this access. Throws `not_signed_in`, always the same, without a
 * valid token, and never says what was wrong with it (specification, section 7; RFC 6750). Throws
 * `second_factor_missing` for a role that needs one, unless the call says otherwise.
 */
export function callerReader<A extends Access>(
  app: StudioApp,
  { access, withoutSecondFactor = false }: CallerRule<A>,
): (request: FastifyRequest) => Promise<CallerOf<A>> {
  const fits = (caller: Caller): caller is CallerOf<A> =>
    access === 'all' ? caller.kind === 'anonymous' : caller.kind === 'signed-in';

  return async (request) => {
    const caller = access === 'all' ? NOBODY : await signedInCaller(app, request);
    if (caller.kind === 'signed-in' && caller.missesSecondFactor && !withoutSecondFactor) {
      throw secondFactorMissing();
    }
    if (!fits(caller)) throw notSignedIn();
    return caller;
  };
}

async function signedInCaller(app: StudioApp, request: FastifyRequest): Promise<SignedInCaller> {
  const idToken = bearerToken(request);
  const caller = idToken === undefined ? undefined : await app.findCaller(idToken);
  if (caller === undefined) throw notSignedIn();
  request.account = caller.uid;
  return caller;
}

/** True when one of the roles is the caller's: such as `hasRole(caller, 'coach', 'owner')`. */
export function hasRole(caller: SignedInCaller, ...roles: readonly StudioRole[]): boolean {
  return roles.some((role) => caller.roles.includes(role));
}

function secondFactorMissing(): Refusal {
  return new Refusal(
    'second_factor_missing',
    'Your role asks for a second factor. Please set one up on the security page first.',
  );
}

function notSignedIn(): Refusal {
  return new Refusal('not_signed_in', 'Please sign in first.');
}

/** The token of the one Authorization header; with two of them nobody could say which one was meant. */
function bearerToken({ headers, raw }: FastifyRequest): string | undefined {
  const sent = raw.rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'authorization');
  if (sent.length > 1) return undefined;
  return BEARER.exec(headers.authorization ?? '')?.[1];
}
